package org.tabuleiro.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.http.HeaderNames;
import io.helidon.http.WritableHeaders;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ClientAddressTest {
    private static final ClientAddress ADDRESS =
            new ClientAddress(List.of(ClientAddress.Network.parse("10.0.0.0/9").orElseThrow()));

    private static Optional<String> key(String peer, String forwarded) {
        WritableHeaders<?> headers = WritableHeaders.create();
        if (!forwarded.isEmpty()) {
            headers.set(HeaderNames.X_FORWARDED_FOR, forwarded);
        }
        return ADDRESS.key(peer, headers);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "203.0.113.7 | ''                        | cb007107",
                // A client cannot name itself.
                "203.0.113.7 | 198.51.100.1              | cb007107",
                "127.0.0.1   | 198.51.100.1              | c6336401",
                "10.1.2.3    | 198.51.100.1              | c6336401",
                // Only the last hop that no trusted proxy made is believed.
                "10.1.2.3    | 192.0.2.9, 198.51.100.1   | c6336401",
                "10.1.2.3    | 192.0.2.9, 10.5.5.5       | c0000209",
                "10.200.0.1  | 198.51.100.1              | 0ac80001",
                "10.1.2.3    | nonsense                  | 0a010203",
                "2001:db8:1:2:3:4:5:6 | ''               | 20010db800010002",
                "2001:db8:1:2::1      | ''               | 20010db800010002",
            })
    void the_client_is_the_last_address_that_no_trusted_proxy_has(String peer, String forwarded, String key) {
        assertThat(key(peer, forwarded)).contains(key);
    }

    @Test
    void clients_on_this_machine_have_no_key() {
        assertThat(key("127.0.0.1", "")).isEmpty();
        assertThat(key("::1", "")).isEmpty();
    }
}
