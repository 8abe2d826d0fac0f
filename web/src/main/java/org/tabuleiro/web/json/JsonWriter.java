package org.tabuleiro.web.json;

/** Writes JSON into one buffer, value by value; commas are put in between. */
public final class JsonWriter {
    private final StringBuilder out = new StringBuilder();
    /** Whether the next value is the first of its object or array, or follows its name. */
    private boolean first = true;

    /** Begins an object; its fields are written with {@link #name} and a value. */
    public void beginObject() {
        open('{');
    }

    /** Ends an object. */
    public void endObject() {
        close('}');
    }

    /** Begins an array. */
    public void beginArray() {
        open('[');
    }

    /** Ends an array. */
    public void endArray() {
        close(']');
    }

    /** Writes the name of a field; its value follows. */
    public JsonWriter name(String name) {
        comma();
        quote(name);
        out.append(':');
        first = true;
        return this;
    }

    /** Writes a string. */
    public void value(String value) {
        comma();
        quote(value);
    }

    /** Writes an integer. */
    public void value(long value) {
        comma();
        out.append(value);
    }

    /**
     * Writes a number with three decimals: enough for a probability, and Double.toString would add large
     * tables.
     */
    public void value(double value) {
        comma();
        long thousandths = Math.round(Math.abs(value) * 1000);
        String digits = String.valueOf(1000 + thousandths % 1000);
        out.append(value < 0 ? "-" : "").append(thousandths / 1000).append('.').append(digits, 1, 4);
    }

    /** Writes true or false. */
    public void value(boolean value) {
        comma();
        out.append(value);
    }

    private void open(char bracket) {
        comma();
        out.append(bracket);
        first = true;
    }

    private void close(char bracket) {
        out.append(bracket);
        first = false;
    }

    private void comma() {
        if (!first) {
            out.append(',');
        }
        first = false;
    }

    private void quote(String value) {
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
    }

    /** The JSON text. */
    @Override
    public String toString() {
        return out.toString();
    }
}
