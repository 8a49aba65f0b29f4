/** Thrown where a file cannot be read any further: its rows have no sure borders from there on. */
export class BrokenFeed extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`the feed cannot be read from line ${line} on`);
    this.name = "BrokenFeed";
    this.line = line;
  }
}

/** Longest row that is read, in characters: a quote that is never closed would swallow the file. */
export const longestRow = 200_000;
