import { createHash } from "node:crypto";
import { BrokenFeed } from "#app/lib/feed/broken-feed.ts";
import { encodingOf, isPacked } from "./file-start.ts";

export type Bytes = AsyncIterable<Uint8Array>;

/** Why a file as a whole cannot be read. */
export class UnreadableFeed extends Error {
  readonly code: "not-utf-8" | "packed-file" | "broken-file" | "missing-columns";
  readonly detail: Readonly<Record<string, unknown>>;
  constructor(code: UnreadableFeed["code"], detail: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = "UnreadableFeed";
    this.code = code;
    this.detail = detail;
  }
}

/** The text of a file as its bytes come, and the hash of them when all were read. */
export class FeedText {
  readonly #bytes: Bytes;
  readonly #hash = createHash("sha256");
  readonly #stated: string | undefined;

  /** `stated` is the encoding that the sender names; a mark at the beginning of the file goes before it. */
  constructor(bytes: Bytes, stated?: string) {
    this.#bytes = bytes;
    this.#stated = stated;
  }

  /** Of all bytes; called once, after they were read. */
  hash(): string {
    return this.#hash.digest("base64url");
  }

  /** The text in pieces; it begins where something is written. */
  async *pieces(): AsyncGenerator<string, undefined> {
    let decoder: TextDecoder | undefined;
    let start: Uint8Array = new Uint8Array();
    let isBlank = true;
    for await (const bytes of this.#bytes) {
      this.#hash.update(bytes);
      if (decoder === undefined) {
        start = Buffer.concat([start, bytes]);
        if (start.length < enoughToKnow) continue;
      }
      decoder ??= this.#decoderOf(start);
      const piece = this.#decode(decoder, start.length > 0 ? start : bytes);
      start = new Uint8Array();
      isBlank &&= piece.trim() === "";
      if (!isBlank) yield piece;
    }
    decoder ??= this.#decoderOf(start);
    const last = this.#decode(decoder, start) + this.#decode(decoder);
    if (last.trim() !== "" || (!isBlank && last !== "")) yield last;
  }

  #decoderOf(start: Uint8Array): TextDecoder {
    if (isPacked(start)) throw new UnreadableFeed("packed-file");
    try {
      return new TextDecoder(encodingOf(start, this.#stated), { fatal: true });
    } catch (error) {
      // An encoding that nobody knows.
      if (error instanceof RangeError) throw new UnreadableFeed("not-utf-8");
      throw error;
    }
  }

  /** A file in another encoding than its own is refused as a whole: half of its words would be wrong. */
  #decode(decoder: TextDecoder, bytes?: Uint8Array): string {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      if (text.includes("\0")) throw new UnreadableFeed("not-utf-8");
      return text;
    } catch (error) {
      if (error instanceof TypeError) throw new UnreadableFeed("not-utf-8");
      throw error;
    }
  }
}

/** As long as the declaration of an XML file may be. */
const enoughToKnow = 200;

/** The rows of a file; where their borders are lost the file is unreadable. */
export async function* readable<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (error) {
    if (error instanceof BrokenFeed) throw new UnreadableFeed("broken-file", { line: error.line });
    throw error;
  }
}
