package org.tabuleiro.web.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A recursive descent parser of JSON; its only numbers are integers. */
final class JsonParser {
    private final String text;
    private int at;

    JsonParser(String text) {
        this.text = text;
    }

    JsonValue parse() {
        JsonValue value = value();
        if (peek() != 0) {
            throw expected("the end");
        }
        return value;
    }

    private JsonValue value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> new JsonValue(string());
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> {
                skip("null");
                yield new JsonValue(null);
            }
            default -> number();
        };
    }

    private JsonValue object() {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        at++;
        while (peek() != '}') {
            if (!fields.isEmpty()) {
                skip(",");
            }
            if (peek() != '"') {
                throw expected("a field name");
            }
            String name = string();
            skip(":");
            fields.put(name, value());
        }
        at++;
        return new JsonValue(fields);
    }

    private JsonValue array() {
        List<JsonValue> items = new ArrayList<>();
        at++;
        while (peek() != ']') {
            if (!items.isEmpty()) {
                skip(",");
            }
            items.add(value());
        }
        at++;
        return new JsonValue(items);
    }

    private JsonValue word(String word, boolean value) {
        skip(word);
        return new JsonValue(value);
    }

    private JsonValue number() {
        int begin = at;
        while (at < text.length() && "-0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        try {
            return new JsonValue(Long.parseLong(text.substring(begin, at)));
        } catch (NumberFormatException noNumber) {
            throw expected("a value");
        }
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        at++;
        for (char c = next(); c != '"'; c = next()) {
            string.append(c == '\\' ? escaped() : c);
        }
        return string.toString();
    }

    private char escaped() {
        char c = next();
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> {
                if (at + 4 > text.length()) {
                    throw expected("four digits");
                }
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> c;
        };
    }

    private char next() {
        if (at >= text.length()) {
            throw expected("more");
        }
        return text.charAt(at++);
    }

    /** The next character after white space; 0 at the end. */
    private char peek() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void skip(String expected) {
        peek();
        if (!text.startsWith(expected, at)) {
            throw expected(expected);
        }
        at += expected.length();
    }

    private IllegalArgumentException expected(String expected) {
        return new IllegalArgumentException("JSON: expected " + expected + " at " + at);
    }
}
