package org.tabuleiro.server.online;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tabuleiro.online.player.NameRules;
import org.tabuleiro.protocol.account.AccountRequest;

/**
 * How often secrets may be tried, and accounts made.
 *
 * @param signInsPerName attempts to sign in, per name
 * @param signInsPerAddress attempts to sign in, per address
 * @param signUps new accounts, per address
 * @param links attempts to link a device, per address
 * @param exports copies of one's data, per player
 * @param passwords attempts at one's own password and codes made, per player
 */
public record AccountLimits(
        RateLimit signInsPerName,
        RateLimit signInsPerAddress,
        RateLimit signUps,
        RateLimit links,
        RateLimit exports,
        RateLimit passwords) {

    /** No limits: for load tests. */
    static AccountLimits none() {
        RateLimit any = new RateLimit(1_000_000_000, Duration.ofSeconds(1), System::nanoTime);
        return new AccountLimits(any, any, any, any, any, any);
    }

    /** The limits of a public server. */
    static AccountLimits standard(LongSupplier nanoTime) {
        return new AccountLimits(
                new RateLimit(10, Duration.ofMinutes(15), nanoTime),
                new RateLimit(30, Duration.ofMinutes(15), nanoTime),
                new RateLimit(20, Duration.ofHours(1), nanoTime),
                new RateLimit(20, Duration.ofHours(1), nanoTime),
                new RateLimit(6, Duration.ofHours(1), nanoTime),
                new RateLimit(10, Duration.ofMinutes(15), nanoTime));
    }

    /**
     * Whether a request may be carried out.
     *
     * @param address empty for this machine, which has no limits per address
     * @param player the player of the session
     */
    boolean allows(AccountRequest request, Optional<String> address, Optional<String> player) {
        return switch (request) {
            case AccountRequest.SignIn(String name, String _) -> takeSignIn(name, address);
            case AccountRequest.Recover(String name, String _, String _) -> takeSignIn(name, address);
            case AccountRequest.SignUp _ -> take(signUps, address);
            case AccountRequest.RedeemLink _ -> take(links, address);
            case AccountRequest.ChangePassword _,
                    AccountRequest.NewCodes _,
                    AccountRequest.LinkDevice _,
                    AccountRequest.DeletePlayer _ -> take(passwords, player);
            case AccountRequest.ShowAccount _, AccountRequest.SignOut _, AccountRequest.EndSession _ -> true;
        };
    }

    /** The address first: whoever has used up its own attempts does not use up those of a name. */
    private boolean takeSignIn(String name, Optional<String> address) {
        return take(signInsPerAddress, address) && signInsPerName.tryTake(NameRules.key(name));
    }

    private static boolean take(RateLimit limit, Optional<String> key) {
        return key.isEmpty() || limit.tryTake(key.get());
    }
}
