package org.tabuleiro.web;

import java.util.List;

/** Writes JSON, piece by piece: an object or an array. */
public final class Json {
    private final StringBuilder out = new StringBuilder();
    private final char close;

    private Json(char open, char close) {
        out.append(open);
        this.close = close;
    }

    /** An object with nothing in it. */
    public static Json object() {
        return new Json('{', '}');
    }

    /** An array with nothing in it. */
    public static Json array() {
        return new Json('[', ']');
    }

    /** An array of texts. */
    public static Json texts(Iterable<String> texts) {
        Json array = array();
        texts.forEach(array::add);
        return array;
    }

    /** An array of numbers. */
    public static Json numbers(List<Integer> numbers) {
        Json array = array();
        numbers.forEach(number -> array.raw(String.valueOf(number)));
        return array;
    }

    /** Puts a text. */
    public Json put(String name, String value) {
        return name(name).text(value);
    }

    /** Puts a whole number. */
    public Json put(String name, long value) {
        return name(name).end(String.valueOf(value));
    }

    /** Puts a number: three digits are enough for a chance, and keep the text short. */
    public Json put(String name, double value) {
        return name(name).end(String.valueOf(Math.round(value * 1000) / 1000.0));
    }

    /** Puts true or false. */
    public Json put(String name, boolean value) {
        return name(name).end(String.valueOf(value));
    }

    /** Puts an object or an array. */
    public Json put(String name, Json value) {
        return name(name).end(value.toString());
    }

    /** Adds a text to an array. */
    public Json add(String value) {
        comma();
        return text(value);
    }

    /** Adds an object or an array to an array. */
    public Json add(Json value) {
        return raw(value.toString());
    }

    private Json raw(String value) {
        comma();
        return end(value);
    }

    private Json name(String name) {
        comma();
        text(name);
        out.append(':');
        return this;
    }

    private void comma() {
        if (out.length() > 1) {
            out.append(',');
        }
    }

    private Json end(String value) {
        out.append(value);
        return this;
    }

    private Json text(String value) {
        out.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                String hex = Integer.toHexString(c);
                out.append("\\u").append("0000", 0, 4 - hex.length()).append(hex);
            } else {
                out.append(c);
            }
        }
        out.append('"');
        return this;
    }

    @Override
    public String toString() {
        return out.toString() + close;
    }
}
