package org.tabuleiro.web.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Side;
import org.tabuleiro.web.border.DraftEdit;
import org.tabuleiro.web.border.TableCommand;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class JsonTest {
    private static TableCommand command(String json) {
        return BorderJson.readTableCommand(JsonValue.parse(json));
    }

    @Test
    void the_kind_selects_the_command() {
        assertThat(command("{\"kind\":\"display\",\"place\":3}")).isEqualTo(new TableCommand.Display(3));
        assertThat(command(" { \"kind\" : \"undoTurn\" } ")).isEqualTo(new TableCommand.UndoTurn());
        assertThat(BorderJson.readDraftEdit(JsonValue.parse("{\"side\":\"second\",\"kind\":\"setSide\"}")))
                .isEqualTo(new DraftEdit.SetSide(Side.SECOND));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"undo-turn\"}",
                "{\"kind\":\"display\"}",
                "{\"kind\":\"display\",\"place\":\"3\"}",
                "{\"kind\":\"display\",\"place\":1.5}",
                "{\"kind\":\"setConfirming\",\"on\":null}",
                "{\"kind\":\"playTurn\",\"turn\":7}",
                "{}",
                "[]",
                "\"undoTurn\"",
                "{\"kind\":\"undoTurn\"",
                "{\"kind\":\"undoTurn\"} {}",
                "{\"kind\" \"undoTurn\"}",
                "{kind:\"undoTurn\"}",
                ""
            })
    void anything_else_is_an_error(String json) {
        assertThatThrownBy(() -> command(json)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_unknown_kind_is_named() {
        assertThatThrownBy(() -> command("{\"kind\":\"undo-turn\"}")).hasMessage("there is no TableCommand undo-turn");
    }

    @Test
    void every_string_survives_a_round_trip() {
        List<String> texts = List.of("", "\"\\/", "\n\t\r\b\f\u0001", "Pretas começam …", "\uD83C\uDFB2", "</script>");
        JsonWriter out = new JsonWriter();
        out.beginArray();
        texts.forEach(out::value);
        out.endArray();
        String json = out.toString();
        assertThat(JsonValue.parse(json).list(JsonValue::text)).isEqualTo(texts);
        assertThat(JsonValue.parse("[\"\\n\\t\\u00e9\\/\"]").list(JsonValue::text))
                .containsExactly("\n\té/");
    }

    @Test
    void numbers_booleans_and_objects_are_separated_by_commas() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("a").value(true);
        out.name("b").beginArray();
        List.of(0.123456, 1.0, -2.0999, 0.05).forEach(out::value);
        out.beginObject();
        out.endObject();
        out.value(-20);
        out.endArray();
        out.name("c").value("");
        out.endObject();
        assertThat(out).hasToString("{\"a\":true,\"b\":[0.123,1.000,-2.100,0.050,{},-20],\"c\":\"\"}");
        assertThat(JsonValue.parse("[1, -20, 9007199254740991]").list(JsonValue::whole))
                .containsExactly(1L, -20L, 9007199254740991L);
    }
}
