import { cleanText } from "#app/lib/text/clean-text.ts";

/** What Excel writes where a formula has failed, what systems write for nothing, and dashes. */
const nothing =
  /^(?:#(?:N\/A|VALUE!|REF!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BUSY!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)|null|none|nil|nan|undefined|n\/a|\p{Pd}+|\u2212+)$/iu;

/** Whether a cell says nothing, in whatever field: it is as if it were empty. */
export function isBlank(text: string): boolean {
  const said = cleanText(text).trim();
  return said === "" || nothing.test(said);
}

/** What should stand there nobody can tell: Excel could not work it out. */
export function isFailedFormula(text: string): boolean {
  return isBlank(text) && cleanText(text).trim().startsWith("#");
}
