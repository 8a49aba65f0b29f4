import { type Noun, nouns } from "./nouns.ts";

/** The forms of a counted Arabic noun: one, two, three to ten, and from eleven on. */
export type ArabicForms = readonly [one: string, two: string, few: string, many: string];
/** A noun of the table, or the forms of one with its adjective. */
type Counted = Noun | ArabicForms;

/** A feminine noun takes no ending of its own after eleven and more. */
const feminine = "ة";

/** The four forms of a noun of the table. */
export function formsOf(noun: Noun): ArabicForms {
  const [one, several] = nouns[noun];
  return one.endsWith(feminine)
    ? [`${one} واحدة`, `${one.slice(0, -1)}تان`, several, one]
    : [`${one} واحد`, `${one}ان`, several, `${one}اً`];
}

/** A number with its noun as Arabic counts: the words for one and two stand without a number. */
export function counted(count: number, noun: Counted): string {
  const [one, two] = typeof noun === "string" ? formsOf(noun) : noun;
  if (count === 1) return one;
  return count === 2 ? two : numbered(count, noun);
}

/** The same behind a preposition: «بعد يومين». */
export function countedAfter(count: number, noun: Noun): string {
  return counted(count, noun).replace(/ان$/, "ين");
}

/** The same as what is done something with: «اخترت ملفين», «اخترت ملفاً واحداً». */
export function countedObject(count: number, noun: Noun): string {
  const many = formsOf(noun)[3];
  return count === 1 && many.endsWith("اً") ? `${many} واحداً` : countedAfter(count, noun);
}

/** A number in digits with its noun, whatever the number is: «103 ريالات», «1,717 ريالاً», «2 ريال». */
export function numbered(count: number, noun: Counted): string {
  return `${count.toLocaleString("en")} ${nounAfter(count, noun)}`;
}

/**
 * The noun as it stands after its number in digits: by its last two digits, where 11 to 99 give it an ending that whole hundreds and
 * fractions do not.
 */
export function nounAfter(count: number, noun: Counted): string {
  const [, , few, many] = typeof noun === "string" ? formsOf(noun) : noun;
  const lastTwo = Math.abs(count) % 100;
  if (lastTwo >= 3 && lastTwo <= 10 && Number.isInteger(count)) return few;
  return lastTwo > 10 && Number.isInteger(count) ? many : many.replaceAll("اً", "");
}
