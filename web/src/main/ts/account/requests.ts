import { api } from "../online/available";
import type { AccountAnswer, AccountRequest } from "../online/protocol";

/** Sends a request of an account. A session that begins is in a cookie, which this page cannot read. */
export async function send(request: AccountRequest): Promise<AccountAnswer> {
  const response = await fetch(api("account"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  if (!(response.headers.get("Content-Type") ?? "").startsWith("application/json")) {
    throw new Error(String(response.status));
  }
  return (await response.json()) as AccountAnswer;
}
