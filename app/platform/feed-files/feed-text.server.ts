import { createHash } from "node:crypto";
import { BrokenFeed } from "#app/lib/feed/broken-feed.ts";

export type Bytes = AsyncIterable<Uint8Array>;

/** Why a file as a whole cannot be read. */
export class UnreadableFeed extends Error {
  readonly code: "not-utf-8" | "broken-file" | "missing-columns";
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
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  /** Of all bytes; called once, after they were read. */
  hash(): string {
    return this.#hash.digest("base64url");
  }

  /** The text in pieces; it begins where something is written. */
  async *pieces(): AsyncGenerator<string, undefined> {
    let isBlank = true;
    for await (const bytes of this.#bytes) {
      this.#hash.update(bytes);
      const piece = this.#decode(bytes);
      isBlank &&= piece.trim() === "";
      if (!isBlank) yield piece;
    }
    const last = this.#decode();
    if (last !== "") yield last;
  }

  /** A file in another encoding (UTF-16, Windows-1256) is refused as a whole: half of its words would be wrong. */
  #decode(bytes?: Uint8Array): string {
    try {
      const text = this.#decoder.decode(bytes, { stream: bytes !== undefined });
      if (text.includes("\0")) throw new UnreadableFeed("not-utf-8");
      return text;
    } catch (error) {
      if (error instanceof TypeError) throw new UnreadableFeed("not-utf-8");
      throw error;
    }
  }
}

/** The rows of a file; where their borders are lost the file is unreadable. */
export async function* readable<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (error) {
    if (error instanceof BrokenFeed) throw new UnreadableFeed("broken-file", { line: error.line });
    throw error;
  }
}

/** The names of a header row, every needed one among them. */
export function columnsOf(header: readonly string[], needed: readonly string[]): readonly string[] {
  const names = header.map((cell) => cell.trim());
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new UnreadableFeed("missing-columns", { columns: missing });
  return names;
}
