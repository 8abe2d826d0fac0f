package org.tabuleiro.web.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A parsed JSON value. A value of another type than expected is an error, as is a missing field. */
public final class JsonValue {
    /** A string, an integer, a boolean, a list, a map, or null. */
    private final @Nullable Object value;

    JsonValue(@Nullable Object value) {
        this.value = value;
    }

    /** Reads JSON. */
    public static JsonValue parse(String text) {
        return new JsonParser(text).parse();
    }

    /** The string. */
    public String text() {
        if (value instanceof String text) {
            return text;
        }
        throw expected("a string");
    }

    /** The integer. */
    public int integer() {
        return Math.toIntExact(whole());
    }

    /** The integer. */
    public long whole() {
        if (value instanceof Long number) {
            return number;
        }
        throw expected("an integer");
    }

    /** The boolean. */
    public boolean flag() {
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw expected("true or false");
    }

    /** A field of the object. */
    public JsonValue get(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("expected a field " + name));
    }

    /** A field of the object, if it is there. */
    public Optional<JsonValue> find(String name) {
        return Optional.ofNullable(fields().get(name));
    }

    /** The items of the array. */
    public <T> List<T> list(Function<JsonValue, T> item) {
        return items().stream().map(item).toList();
    }

    /** The fields of the object. */
    public <T> Map<String, T> map(Function<JsonValue, T> field) {
        Map<String, T> map = new LinkedHashMap<>();
        fields().forEach((name, each) -> map.put(name, field.apply(each)));
        return map;
    }

    @SuppressWarnings("unchecked") // The parser puts nothing else into lists.
    private List<JsonValue> items() {
        if (value instanceof List<?> items) {
            return (List<JsonValue>) items;
        }
        throw expected("an array");
    }

    @SuppressWarnings("unchecked") // The parser puts nothing else into maps.
    private Map<String, JsonValue> fields() {
        if (value instanceof Map<?, ?> fields) {
            return (Map<String, JsonValue>) fields;
        }
        throw expected("an object");
    }

    private static IllegalArgumentException expected(String what) {
        return new IllegalArgumentException("expected " + what);
    }
}
