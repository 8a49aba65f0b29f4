/** The forms of a counted Arabic noun: one, two, three to ten, and from eleven on. */
type ArabicForms = readonly [one: string, two: string, few: string, many: string];

/** A number with its noun as Arabic counts: the words for one and two stand without a number. */
export function counted(count: number, [one, two, few, many]: ArabicForms): string {
  if (count === 1) return one;
  return count === 2 ? two : `${count.toLocaleString("en")} ${nounAfter(count, few, many)}`;
}

/** The noun as it stands after its number: what eleven and more give an ending has none after whole hundreds. */
export function nounAfter(count: number, few: string, many: string): string {
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return few;
  return lastTwo > 10 ? many : many.replaceAll("اً", "");
}
