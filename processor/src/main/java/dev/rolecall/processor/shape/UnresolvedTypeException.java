package dev.rolecall.processor.shape;

import dev.rolecall.processor.element.TypeNames;
import javax.lang.model.element.Element;

/** A component whose type does not exist yet: another processor may make it, so the class waits for the next round. */
public final class UnresolvedTypeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Element component;
    private final String type;

    UnresolvedTypeException(Element component, String type) {
        super(type);
        this.component = component;
        this.type = type;
    }

    /**
     * The component.
     *
     * @return the element
     */
    public Element component() {
        return component;
    }

    /**
     * The component as a message names it.
     *
     * @return such as {@code Progress.percent}
     */
    public String componentName() {
        return TypeNames.member(component);
    }

    /**
     * The type that does not exist.
     *
     * @return its name, as it is written
     */
    public String type() {
        return type;
    }
}
