package org.tabuleiro.content;

/**
 * Content security policy of the page: everything comes from its own origin. The page states it in its head,
 * so that it holds on every server.
 */
public final class ContentSecurityPolicy {
    private ContentSecurityPolicy() {}

    /** The policy for a meta element. */
    public static String page() {
        String directives = Resources.text("web/content-security-policy.txt").orElseThrow();
        return directives.strip().replace("\n", "; ");
    }

    /** The policy for an HTTP header; browsers ignore frame-ancestors in a meta element. */
    public static String server() {
        return page() + "; frame-ancestors 'none'";
    }
}
