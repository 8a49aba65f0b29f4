/** Longer words are compared by so many of their letters. */
const mostLetters = 40;

/**
 * The errors between a typed word and every start of the word that is read, one row for each of its letters. Rows are
 * reused while the next word begins alike. Distances are those of `errorsBetween`.
 */
export class DistanceTable {
  /** How many letters of the word have a row; fewer than it has where it already differs too much. */
  depth = 0;
  /** The fewest errors between the typed word and a start of the word, up to the last row. */
  startErrors: number;
  readonly #typed: string;
  readonly #most: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** `startErrors` as it was at each depth. */
  readonly #starts: Uint8Array;

  constructor(typed: string, most: number) {
    this.#typed = typed.slice(0, mostLetters);
    this.#most = most;
    this.#width = this.#typed.length + 1;
    this.#cells = new Uint8Array((mostLetters + 2) * this.#width);
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = column;
    this.#starts = new Uint8Array(mostLetters + 2).fill(this.#typed.length);
    this.startErrors = this.#typed.length;
  }

  /** Goes on with a word of which the first letters, `shared` of them, have their rows already. */
  read(word: string, shared: number): void {
    this.depth = shared;
    const end = Math.min(word.length, mostLetters);
    while (this.depth < end && this.#addRow(word, this.depth + 1)) this.depth += 1;
    this.startErrors = this.#starts[this.depth] ?? 0;
  }

  /** The errors between the typed word and the first letters of the word, `depth` of them. */
  errorsAt(depth: number): number {
    return this.#cells[depth * this.#width + this.#width - 1] ?? 0;
  }

  #addRow(word: string, depth: number): boolean {
    const [typed, cells, width] = [this.#typed, this.#cells, this.#width];
    const row = depth * width;
    const last = row - width;
    const letter = word.charCodeAt(depth - 1);
    const letterBefore = word.charCodeAt(depth - 2);
    cells[row] = depth;
    let least = depth;
    for (let j = 1; j < width; j += 1) {
      const wanted = typed.charCodeAt(j - 1);
      let errors = (cells[last + j - 1] ?? 0) + (letter === wanted ? 0 : 1);
      errors = Math.min(errors, (cells[last + j] ?? 0) + 1, (cells[row + j - 1] ?? 0) + 1);
      if (depth > 1 && j > 1 && letter === typed.charCodeAt(j - 2) && letterBefore === wanted)
        errors = Math.min(errors, (cells[last - width + j - 2] ?? 0) + 1);
      cells[row + j] = errors;
      if (errors < least) least = errors;
    }
    if (least > this.#most) return false;
    this.#starts[depth] = Math.min(this.#starts[depth - 1] ?? 0, cells[row + width - 1] ?? 0);
    return true;
  }
}
