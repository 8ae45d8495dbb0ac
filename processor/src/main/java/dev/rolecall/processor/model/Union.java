package dev.rolecall.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A union: what its interface and the holder beside it are written from.
 *
 * @param type the union's interface
 * @param members its roles, in the order of their names
 * @param faulty classes that implement it and have problems of their own: they stay permitted, so that javac does not
 *     complain about them too
 * @param included the unions that it takes in with all of their roles
 * @param isPublic whether it can be named from every package
 */
public record Union(
        ClassName type, List<Member> members, List<ClassName> faulty, List<ClassName> included, boolean isPublic) {

    /** The simple name of a union that is given no other. */
    public static final String DEFAULT_NAME = "AgentMessage";

    /**
     * A role of a union.
     *
     * @param role the role
     * @param carrier the simple name of the record that carries it; empty if its class implements the union
     */
    public record Member(Role role, String carrier) {

        /**
         * Whether the class implements the union.
         *
         * @return whether it does; otherwise it is carried
         */
        public boolean isDirect() {
            return carrier.isEmpty();
        }
    }

    /**
     * The class beside the union that holds its records and its visitor.
     *
     * @return the class's name
     */
    public ClassName holder() {
        return holderOf(type);
    }

    /**
     * The class beside a union that holds its records and its visitor.
     *
     * @param union the union's interface
     * @return the class's name
     */
    public static ClassName holderOf(ClassName union) {
        return union.peerClass(union.simpleName() + "s");
    }

    /**
     * The roles whose classes implement the union.
     *
     * @return the members, in order
     */
    public List<Member> direct() {
        return members.stream().filter(Member::isDirect).toList();
    }

    /**
     * The names of the classes that implement the union, as its descriptor has them.
     *
     * @return the canonical names, in order
     */
    public List<String> directNames() {
        return names(direct());
    }

    /**
     * The names of the classes that are carried, as the union's descriptor has them.
     *
     * @return the canonical names, in order
     */
    public List<String> carriedNames() {
        return names(carried());
    }

    private static List<String> names(List<Member> members) {
        return members.stream()
                .map(member -> member.role().type().canonicalName())
                .toList();
    }

    /**
     * The names of the unions that are taken in, as the union's descriptor has them.
     *
     * @return the canonical names, in order
     */
    public List<String> includedNames() {
        return included.stream().map(ClassName::canonicalName).toList();
    }

    /**
     * The roles whose classes are carried.
     *
     * @return the members, in order
     */
    public List<Member> carried() {
        return members.stream().filter(member -> !member.isDirect()).toList();
    }
}
