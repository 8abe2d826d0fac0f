package org.tabuleiro.server.online;

import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the address of a client, also behind proxies that are trusted to name it. */
final class ClientAddress {
    private static final Pattern LITERAL = Pattern.compile("[0-9.]+|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");
    /** Providers hand out whole networks of this size: further bits are the customer's to choose. */
    private static final int IPV6_BYTES = 8;

    private final List<Network> trusted;

    /** Trusts loopback and these networks. */
    ClientAddress(List<Network> trusted) {
        this.trusted = trusted;
    }

    /**
     * A range of addresses.
     *
     * @param address an address in it
     * @param bits the number of leading bits that all have in common
     */
    record Network(InetAddress address, int bits) {

        /** Parses {@code 10.0.0.0/8} or a single address; empty if it is neither. */
        static Optional<Network> parse(String text) {
            String[] parts = text.split("/", -1);
            Optional<InetAddress> address = ClientAddress.parse(parts[0]);
            if (address.isEmpty() || parts.length > 2) {
                return Optional.empty();
            }
            int all = address.get().getAddress().length * 8;
            if (parts.length == 1) {
                return Optional.of(new Network(address.get(), all));
            }
            boolean isValid = parts[1].matches("[0-9]{1,3}") && Integer.parseInt(parts[1]) <= all;
            return isValid ? Optional.of(new Network(address.get(), Integer.parseInt(parts[1]))) : Optional.empty();
        }

        boolean contains(InetAddress other) {
            byte[] mine = address.getAddress();
            byte[] theirs = other.getAddress();
            if (mine.length != theirs.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % 8;
                if ((mine[bit / 8] & mask) != (theirs[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    /**
     * The key under which requests of a client are counted; empty for a client on this machine, which has no
     * limits.
     *
     * @param peer the other end of the connection
     */
    Optional<String> key(String peer, Headers headers) {
        Optional<InetAddress> client = parse(peer);
        List<String> hops = headers.values(HeaderNames.X_FORWARDED_FOR).stream()
                .flatMap(value -> Arrays.stream(value.split(",")))
                .map(String::strip)
                .toList();
        for (int hop = hops.size() - 1; hop >= 0 && client.isPresent() && isTrusted(client.get()); hop--) {
            Optional<InetAddress> named = parse(hops.get(hop));
            if (named.isEmpty()) {
                break;
            }
            client = named;
        }
        return client.filter(address -> !address.isLoopbackAddress()).map(ClientAddress::key);
    }

    private boolean isTrusted(InetAddress address) {
        return address.isLoopbackAddress() || trusted.stream().anyMatch(network -> network.contains(address));
    }

    private static String key(InetAddress address) {
        byte[] bytes = address.getAddress();
        return HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, IPV6_BYTES));
    }

    private static Optional<InetAddress> parse(String text) {
        if (!LITERAL.matcher(text).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(InetAddress.getByName(text));
        } catch (UnknownHostException noAddress) {
            return Optional.empty();
        }
    }
}
