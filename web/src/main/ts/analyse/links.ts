import { address } from "../app/route";

/** Some mail and chat programs truncate longer links. */
const MAX_LINK_LENGTH = 4000;
/** Size limit of an unpacked game, against decompression bombs. */
const MAX_BYTES = 4 << 20;

/** The absolute URL of a page of the application. */
function absolute(fragment: string): string {
  return new URL(fragment, location.href).href;
}

export function positionLink(game: string, position: string): string {
  return absolute(address("analyse", game, { p: position }));
}

/** A link that contains a whole game; undefined if it would be too long. */
export async function gameLink(game: string, record: string): Promise<string | undefined> {
  const packed = await pack(record);
  const link = packed === undefined ? "" : absolute(address("analyse", game, { g: packed }));
  return link === "" || link.length > MAX_LINK_LENGTH ? undefined : link;
}

async function pack(text: string): Promise<string | undefined> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > MAX_LINK_LENGTH) {
    return undefined;
  }
  const encoded = btoa(String.fromCharCode(...bytes));
  return encoded.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text packed in a link; undefined if it cannot be unpacked. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const decoded = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(decoded, (character) => character.charCodeAt(0));
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
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
