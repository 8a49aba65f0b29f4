/** How many characters must be put in, left out or exchanged to make one text of the other (Levenshtein). */
export function textDistance(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let previous = Array.from({ length: to.length + 1 }, (_, place) => place);
  from.forEach((character, row) => {
    const current = [row + 1];
    to.forEach((wanted, column) => {
      const changed = (previous[column] ?? 0) + (character === wanted ? 0 : 1);
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    });
    previous = current;
  });
  return previous.at(-1) ?? 0;
}

/** Whether a read text is the expected one but for about a character in four. */
export function resembles(read: string, expected: string): boolean {
  const most = Math.floor(expected.length / 4);
  if (Math.abs(read.length - expected.length) > most) return false;
  return read === expected || (most > 0 && textDistance(read, expected) <= most);
}
