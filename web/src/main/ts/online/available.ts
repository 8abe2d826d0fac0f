/** The version of the protocol that this page speaks. */
export const PROTOCOL = 1;

/** What the server says about itself; a site of files alone says protocol 0. */
interface Hello {
  protocol: number;
  /** The address of the site for links; absent if it is that of this page. */
  publicUrl?: string;
  /** Whether links lead nobody else here. */
  localOnly?: boolean;
}

/** An address of the server's interface, beside the page. */
export function api(path: string): URL {
  return new URL(`api/v1/${path}`, document.baseURI);
}

let asked: Promise<boolean> | undefined;
let hello: Hello | undefined;

/** Whether this site has online play. Without a network the answer is no, and the next call asks again. */
export function hasOnlinePlay(): Promise<boolean> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return false;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  const response = await fetch(api("hello"), { cache: "no-store" });
  hello = (await response.json()) as Hello;
  return response.ok && hello.protocol > 0;
}

/** The address of the site for links to others. */
export function publicAddress(): string {
  return hello?.publicUrl ?? document.baseURI;
}

/** Whether only this machine can reach the server. */
export function isLocalOnly(): boolean {
  return hello?.localOnly === true;
}

/** Reports a fault of the program to the server's operator; without a connection it is lost. */
export function reportTrouble(what: string): void {
  void fetch(api("trouble"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ what }),
  }).catch(() => {});
}
