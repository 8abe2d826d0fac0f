package org.tabuleiro.content;

/** Whom the page trusts: where it comes from, and nobody else. The page says so itself, so that it holds on every server. */
public final class PagePolicy {
    private static final String PAGE = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'none'");

    private PagePolicy() {}

    /** What a page can say in its head. */
    public static String page() {
        return PAGE;
    }

    /** What a server can say: also that nobody may frame the page, which browsers believe only there. */
    public static String server() {
        return PAGE + "; frame-ancestors 'none'";
    }
}
