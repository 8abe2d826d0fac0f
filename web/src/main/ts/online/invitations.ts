import { publicAddress } from "./available";

/**
 * The links of one's own open invitations: the server keeps only hashes of their secrets, so that this browser
 * remembers them to show them again.
 */
const KEY = "tabuleiro.invitations";
const KEPT = 20;

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function rememberToken(invitation: string, token: string): void {
  const all = Object.entries({ ...stored(), [invitation]: token });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-KEPT))));
  } catch {
    // Storage is full or denied: the link is shown only now.
  }
}

export function tokenOf(invitation: string): string | undefined {
  return stored()[invitation];
}

/** The link of an invitation. The secret is in the fragment, which no server and no referrer sees. */
export function joinLink(token: string): string {
  return new URL(`#/join/${token}`, publicAddress()).href;
}
