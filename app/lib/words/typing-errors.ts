/** How many letters may be wrong in a word of a length: a short word with one would be another word. */
export function errorsAllowed(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The number of letters that are wrong, missing, too many or swapped with their neighbour between two words; `most + 1`
 * where there are more than `most`.
 */
export function errorsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = nextRow(one, other, i, last, before);
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** The row of the table of distances (optimal string alignment) that the letter `i` of `one` adds. */
function nextRow(
  one: string,
  other: string,
  i: number,
  last: ArrayLike<number>,
  before: ArrayLike<number>,
): number[] {
  const row = [i];
  for (let j = 1; j <= other.length; j += 1) {
    const same = one[i - 1] === other[j - 1];
    let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
    if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
      least = Math.min(least, (before[j - 2] ?? 0) + 1);
    row.push(least);
  }
  return row;
}
