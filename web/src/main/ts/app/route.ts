/** A parsed address. Everything is in the fragment, so that any static server will do. */
export interface Route {
  page: string;
  /** The subject of the page, such as a game. */
  what: string;
  /** A part of the subject, such as a lesson. */
  part: string;
  query: URLSearchParams;
}

export function route(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", what = "", part = ""] = path.split("/");
  return { page, what: decode(what), part: decode(part), query: new URLSearchParams(query) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

export function address(page: string, what = "", query: Record<string, string> = {}): string {
  const encoded = new URLSearchParams(query).toString();
  return `#/${page}${what === "" ? "" : `/${what}`}${encoded === "" ? "" : `?${encoded}`}`;
}

export function go(page: string, what = "", query: Record<string, string> = {}): void {
  location.hash = address(page, what, query);
}
