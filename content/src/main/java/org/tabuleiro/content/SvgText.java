package org.tabuleiro.content;

/** Takes the text of an SVG document apart. */
final class SvgText {
    private SvgText() {}

    /** The content of a document, without the svg element. */
    static String content(String svg) {
        return svg.substring(svg.indexOf('>', svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"))
                .strip();
    }

    /** The x, y, width and height of a document's view box. */
    static int[] viewBox(String svg) {
        String name = "viewBox=\"";
        int from = svg.indexOf(name) + name.length();
        String[] numbers = svg.substring(from, svg.indexOf('"', from)).split(" ", -1);
        int[] box = new int[numbers.length];
        for (int i = 0; i < box.length; i++) {
            box[i] = Integer.parseInt(numbers[i]);
        }
        return box;
    }

    /** The text with a prefix for each id and each reference to one: several drawings can be in one document. */
    static String prefixed(String svg, String prefix) {
        return svg.replace(" id=\"", " id=\"" + prefix)
                .replace("url(#", "url(#" + prefix)
                .replace("href=\"#", "href=\"#" + prefix);
    }
}
