import { BrokenFeed, longestRow } from "#app/lib/feed/broken-feed.ts";

/** A line of a file that says something, and its number from 1. */
export interface TextLine {
  readonly line: number;
  readonly text: string;
}

/** Splits a text that comes in pieces into its lines; blank ones are left out. */
export async function* textLines(pieces: AsyncIterable<string>): AsyncGenerator<TextLine[]> {
  let [rest, line] = ["", 0];
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestRow) throw new BrokenFeed(line + lines.length + 1);
    yield lines.map((text) => ({ line: ++line, text })).filter(isWritten);
  }
  yield [{ line: line + 1, text: rest }].filter(isWritten);
}

function isWritten({ text }: TextLine): boolean {
  return text.trim() !== "";
}
