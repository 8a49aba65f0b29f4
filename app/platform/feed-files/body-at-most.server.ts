/** A file that turned out to be larger than it may be. */
export class FeedTooLarge extends Error {}

/** The bytes of a body (null: none), of which nothing is stored. One that turns out to be too large breaks the import off. */
export async function* atMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > most) throw new FeedTooLarge();
    yield piece;
  }
}
