package a;

/** A supertype whose argument is bound by its subclass. */
abstract class Base<T> {

    private final T subject;

    Base(T subject) {
        this.subject = subject;
    }

    public T getSubject() {
        return subject;
    }
}
