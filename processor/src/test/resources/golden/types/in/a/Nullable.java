package a;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Any annotation of this name will do. */
@Target(ElementType.TYPE_USE)
@interface Nullable {}
