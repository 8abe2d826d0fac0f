package org.tabuleiro.protocol.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Map;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.MatchEvent;
import org.tabuleiro.protocol.NewBot;
import org.tabuleiro.protocol.PlayerInfo;
import org.tabuleiro.protocol.ServerInfo;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.account.AccountAnswer;
import org.tabuleiro.protocol.account.AccountRequest;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * Reads and writes the messages of online play as JSON. Strict: absent fields, nulls, texts for numbers,
 * numbers out of range and repeated fields are faults. Fields that are not known are ignored, so that newer
 * programs can add them.
 */
public final class MessageCodec {
    /** The key of every fault; its argument is the field. */
    public static final String MALFORMED = "online.malformed";

    /** The maximum nesting of objects and arrays: refusals contain messages in messages. */
    private static final int MAX_DEPTH = 20;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MAX_DEPTH)
                            .build())
                    .build())
            .annotationIntrospector(new ProtocolNames())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .changeDefaultNullHandling(nulls -> JsonSetter.Value.construct(Nulls.DEFAULT, Nulls.FAIL))
            .changeDefaultPropertyInclusion(inclusion ->
                    JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
            .build();

    private MessageCodec() {}

    /** Reads a message of a client; the fault names the field. */
    public static Parsed<ClientMessage> readClient(String json) {
        return read(json, ClientMessage.class);
    }

    /** Reads a message of a server; the fault names the field. */
    public static Parsed<ServerMessage> readServer(String json) {
        return read(json, ServerMessage.class);
    }

    /** Reads a request of an account; the fault names the field. */
    public static Parsed<AccountRequest> readAccountRequest(String json) {
        return read(json, AccountRequest.class);
    }

    /** Reads an answer to a request of an account; the fault names the field. */
    public static Parsed<AccountAnswer> readAccountAnswer(String json) {
        return read(json, AccountAnswer.class);
    }

    /** Reads a stored event; the fault names the field. */
    public static Parsed<MatchEvent> readEvent(String json) {
        return read(json, MatchEvent.class);
    }

    /** Writes a message, an event, or a part of a message. */
    public static String write(Object message) {
        return MAPPER.writeValueAsString(message);
    }

    /** Reads the request of a new bot; the fault names the field. */
    public static Parsed<NewBot> readBot(String json) {
        return read(json, NewBot.class);
    }

    /** Reads the answer to a request over HTTP; the fault names the field. */
    public static Parsed<PlayerInfo> readPlayer(String json) {
        return read(json, PlayerInfo.class);
    }

    /** Reads what a server says about itself; the fault names the field. */
    public static Parsed<ServerInfo> readInfo(String json) {
        return read(json, ServerInfo.class);
    }

    private static <T> Parsed<T> read(String json, Class<T> type) {
        try {
            T value = MAPPER.readValue(json, type);
            return value == null ? malformed("") : Parsed.ok(value);
        } catch (JacksonException e) {
            return malformed(path(e));
        }
    }

    private static <T> Parsed<T> malformed(String field) {
        return Parsed.fault(field, MALFORMED, field);
    }

    /** The field at fault, such as {@code command.ply}; only names of ours, nothing that was sent. */
    private static String path(JacksonException e) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference each : e.getPath()) {
            if (each.getPropertyName() == null || each.from() instanceof Map) {
                break;
            }
            path.append(path.isEmpty() ? "" : ".").append(each.getPropertyName());
        }
        return path.toString();
    }
}
