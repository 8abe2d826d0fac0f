import { address } from "../app/route";

/** Longer links are cut off by some mail and chat programs. */
const MOST_LETTERS = 4000;
/** No game is longer; what claims to be is made to fill the memory. */
const MOST_BYTES = 4 << 20;

/** The whole address of a page of the application. */
function whole(fragment: string): string {
  return new URL(fragment, location.href).href;
}

export function positionLink(game: string, position: string): string {
  return whole(address("analyse", game, { p: position }));
}

/** A link that holds a whole game; nothing if it would be too long. */
export async function gameLink(game: string, record: string): Promise<string | undefined> {
  const packed = await pack(record);
  const link = packed === undefined ? "" : whole(address("analyse", game, { g: packed }));
  return link === "" || link.length > MOST_LETTERS ? undefined : link;
}

async function pack(text: string): Promise<string | undefined> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > MOST_LETTERS) {
    return undefined;
  }
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text that is packed in a link; nothing if none is. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));
  } catch {
    return undefined;
  }
}

async function read(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = stream.getReader();
  let text = "";
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
