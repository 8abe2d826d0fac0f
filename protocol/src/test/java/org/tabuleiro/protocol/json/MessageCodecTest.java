package org.tabuleiro.protocol.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.protocol.ClientMessage;
import org.tabuleiro.protocol.Examples;
import org.tabuleiro.protocol.MatchEvent;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.ServerMessage;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MessageCodecTest {
    private static final Path EXAMPLES = Path.of("src/test/examples");

    /** Writes the example files anew. */
    static void main() throws IOException {
        Files.writeString(EXAMPLES.resolve("client.jsonl"), lines(Examples.client()));
        Files.writeString(EXAMPLES.resolve("server.jsonl"), lines(Examples.server()));
    }

    @Test
    void example_files_are_read_and_written_back_byte_for_byte() throws IOException {
        assertThat(Files.readString(EXAMPLES.resolve("client.jsonl"))).isEqualTo(lines(Examples.client()));
        assertThat(Files.readString(EXAMPLES.resolve("server.jsonl"))).isEqualTo(lines(Examples.server()));
        assertThat(read("client.jsonl", MessageCodec::readClient)).isEqualTo(Examples.client());
        assertThat(read("server.jsonl", MessageCodec::readServer)).isEqualTo(Examples.server());
    }

    private static String lines(Collection<?> messages) {
        return messages.stream()
                .map(message -> MessageCodec.write(message) + "\n")
                .collect(Collectors.joining());
    }

    private static <T> List<T> read(String file, Function<String, Parsed<T>> reader) throws IOException {
        try (Stream<String> lines = Files.lines(EXAMPLES.resolve(file))) {
            return lines.map(line -> reader.apply(line).orElseThrow()).toList();
        }
    }

    @Test
    void there_is_an_example_of_every_kind() {
        String all = lines(Examples.client()) + lines(Examples.server());
        Set<String> missing = new TreeSet<>();
        for (Class<?> type : List.of(ClientMessage.class, ServerMessage.class, PlayerCommand.class, MatchEvent.class)) {
            Arrays.stream(type.getPermittedSubclasses())
                    .map(record -> "{\"kind\":\"" + ProtocolNames.kebabCase(record.getSimpleName()) + "\"")
                    .filter(kind -> !all.contains(kind))
                    .forEach(missing::add);
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void a_stored_event_is_read_without_its_place_in_the_log() {
        MatchEvent event = new MatchEvent.DrawDeclined(4);
        assertThat(MessageCodec.readEvent(MessageCodec.write(event)).orElseThrow())
                .isEqualTo(event);
    }

    @Test
    void fields_that_are_not_known_are_ignored() {
        assertThat(MessageCodec.readClient("{\"kind\":\"unwatch\",\"match\":\"m\",\"later\":[1,{}]}")
                        .orElseThrow())
                .isEqualTo(new ClientMessage.Unwatch("m"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "1",
                "\"hello\"",
                "{}",
                "{\"kind\":null}",
                "{\"kind\":\"nothing\"}",
                "{\"kind\":\"turn-played\"}",
                "{\"kind\":\"ClientMessage$Unwatch\",\"match\":\"m\"}",
                "{\"kind\":\"unwatch\",\"match\":\"m\"} {}",
                "{\"kind\":\"unwatch\",\"match\":\"m\"",
                "{\"kind\":\"unwatch\",\"match\":\"m\",\"match\":\"n\"}",
                "{\"kind\":\"unwatch\",\"kind\":\"unwatch\",\"match\":\"m\"}",
                "{\"match\":\"m\"}",
            })
    void what_is_no_message_is_a_fault(String json) {
        assertThat(MessageCodec.readClient(json)).isInstanceOf(Parsed.Fault.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "match | {'kind':'unwatch'}",
                "match | {'kind':'unwatch','match':null}",
                "match | {'kind':'unwatch','match':5}",
                "match | {'kind':'unwatch','match':['m']}",
                "from | {'kind':'watch','match':'m'}",
                "from | {'kind':'watch','match':'m','from':null}",
                "from | {'kind':'watch','match':'m','from':'1'}",
                "from | {'kind':'watch','match':'m','from':1.5}",
                "from | {'kind':'watch','match':'m','from':true}",
                "from | {'kind':'watch','match':'m','from':99999999999}",
                "versions | {'kind':'ping','versions':{'m':null}}",
                "versions | {'kind':'ping','versions':{'m':'x'}}",
                "command | {'kind':'submit','id':'c','match':'m','seen':1}",
                "command.offer | {'kind':'submit','id':'c','match':'m','seen':1,'command':{'kind':'accept-draw'}}",
                "seat | {'kind':'invite','id':'c','game':'eximo','setup':'','time':'','seat':0}",
                "seat | {'kind':'invite','id':'c','game':'eximo','setup':'','time':'','seat':'FIRST'}",
            })
    void the_fault_names_the_field(String field, String json) {
        assertThat(MessageCodec.readClient(json.replace('\'', '"')))
                .isInstanceOfSatisfying(
                        Parsed.Fault.class, fault -> assertThat(fault.field()).isEqualTo(field));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'kind':'watch','match':'m','from':-1}",
                "{'kind':'watch','match':'','from':1}",
                "{'kind':'watch','match':'a b','from':1}",
                "{'kind':'watch','match':'01234567890123456789012345678901234567890','from':1}",
                "{'kind':'join','id':'','token':'t'}",
                "{'kind':'join','id':'é','token':'t'}",
            })
    void fields_out_of_bounds_are_faults(String json) {
        assertThat(MessageCodec.readClient(json.replace('\'', '"'))).isInstanceOf(Parsed.Fault.class);
    }

    @Test
    void deep_nesting_is_a_fault() {
        String deep = "{\"kind\":\"unwatch\",\"match\":\"m\",\"x\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";
        assertThat(MessageCodec.readClient(deep)).isInstanceOf(Parsed.Fault.class);
    }

    @Test
    void a_fault_repeats_nothing_that_was_sent() {
        assertThat(MessageCodec.readClient("{\"kind\":\"ping\",\"versions\":{\"secret\":null}}")
                        .toString())
                .doesNotContain("secret");
    }
}
