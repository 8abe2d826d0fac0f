/** Where one is: the page, what it is about, and what else the address says. Everything stands in the fragment, so any server will do. */
export interface Route {
  page: string;
  what: string;
  /** A part of that. */
  part: string;
  query: URLSearchParams;
}

export function route(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", what = "", part = ""] = path.split("/");
  return { page, what: safe(what), part: safe(part), query: new URLSearchParams(query) };
}

function safe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

export function address(page: string, what = "", query: Record<string, string> = {}): string {
  const said = new URLSearchParams(query).toString();
  return `#/${page}${what === "" ? "" : `/${what}`}${said === "" ? "" : `?${said}`}`;
}

export function go(page: string, what = "", query: Record<string, string> = {}): void {
  location.hash = address(page, what, query);
}
