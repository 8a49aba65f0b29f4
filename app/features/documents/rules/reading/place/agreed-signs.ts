import { kindOf, type Meaning } from "../labels/label-words.ts";
import type { Sign } from "./signs.ts";

/** Labels that say less than another one of their kind: of "ins. expiry" the first word may have been overlooked. */
const general: readonly Meaning[] = ["expiry", "end", "issue", "start", "id", "date", "name"];

/** The labels of a page, where both languages of a line name different values of one kind the one that says more counts. */
export function agreedSigns(signs: readonly Sign[]): readonly Sign[] {
  return signs.map((sign) => {
    if (!general.includes(sign.meaning)) return sign;
    const beside = signs.filter(
      (other) => other !== sign && other.lines.some((line) => sign.lines.includes(line)),
    );
    const ofItsKind = beside.filter((other) => kindOf(other.meaning) === kindOf(sign.meaning));
    const [other] = ofItsKind;
    const isOnly = ofItsKind.length === 1 && other?.script !== sign.script;
    return isOnly && other !== undefined && !general.includes(other.meaning)
      ? { ...sign, meaning: other.meaning }
      : sign;
  });
}
