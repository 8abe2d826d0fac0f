package org.tabuleiro.protocol.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/**
 * Derives what Jackson otherwise reads from annotations, which the messages cannot have: the {@code kind} of
 * the records of a sealed interface, and the names of constants, both in kebab-case.
 */
final class ProtocolNames extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    private static final JsonTypeInfo.Value KIND = JsonTypeInfo.Value.construct(
            JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "kind", null, false, true, true);

    /** {@code TurnPlayed} and {@code TURN_PLAYED} are both turn-played. */
    static String kebabCase(String name) {
        return name.equals(name.toUpperCase(Locale.ROOT))
                ? name.toLowerCase(Locale.ROOT).replace('_', '-')
                : name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        return sealedInterface(annotated.getRawType()) == null
                ? super.findPolymorphicTypeInfo(config, annotated)
                : KIND;
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        return annotated.getRawType().isSealed()
                ? Arrays.stream(annotated.getRawType().getPermittedSubclasses())
                        .map(type -> new NamedType(type, kebabCase(type.getSimpleName())))
                        .toList()
                : super.findSubtypes(config, annotated);
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass type) {
        return sealedInterface(type.getRawType()) == null
                ? super.findTypeName(config, type)
                : kebabCase(type.getRawType().getSimpleName());
    }

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
        for (int i = 0; i < constants.length; i++) {
            names[i] = kebabCase(constants[i].name());
        }
        return names;
    }

    /** Every field is required unless it is optional. */
    @Override
    public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return !member.getRawType().getSimpleName().startsWith("Optional");
    }

    /** The type itself or its only interface, if that is sealed. */
    private static @Nullable Class<?> sealedInterface(Class<?> type) {
        if (type.isSealed()) {
            return type;
        }
        return type.isRecord() && type.getInterfaces().length == 1 && type.getInterfaces()[0].isSealed()
                ? type.getInterfaces()[0]
                : null;
    }
}
