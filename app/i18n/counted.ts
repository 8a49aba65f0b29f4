/** The forms of a counted Arabic noun: one, two, three to ten, and from eleven on. */
type ArabicForms = readonly [one: string, two: string, few: string, many: string];

/** A number with its noun as Arabic counts: the words for one and two stand without a number. */
export function counted(count: number, [one, two, few, many]: ArabicForms): string {
  const lastTwo = count % 100;
  if (count === 1) return one;
  if (count === 2) return two;
  if (lastTwo >= 3 && lastTwo <= 10) return `${count} ${few}`;
  return `${count} ${many}`;
}
