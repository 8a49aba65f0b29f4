import { cleanLine } from "#app/lib/text/clean-text.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";

/** A part number as it is stored and compared: upper case, Latin digits, nothing but letters and digits. */
export function normalPartNumber(text: string): string {
  return normalize("partNumber", text);
}

/** What people write before a number to say that it is one: "P/N:", "Part no.", «رقم القطعة». */
const label =
  /^(?:(?:oem|part|p)[ ./]{0,3}(?:numbers?|num|nos?|nr|n|#)|oem|part|item ?(?:number|no)|numbers?|no|رقم (?:ال)?(?:قطع[ةه]|بارت|جزء|صنف)|(?:ال)?قطع[ةه] رقم|بارت نمبر|رقم|#)(?:(?<=#)|(?=[ .:#=-]))[ .:#=-]*/iu;

/** A part number that was typed or pasted, as it is stored: what a catalog or a label writes before it goes. */
export function typedPartNumber(text: string): string {
  return normalPartNumber(cleanLine(text).replace(/\s/g, " ").replace(label, ""));
}

/** A part number as people read it: in groups of five, `44000-REM01` or `44000-REM01-A2`. */
export function readablePartNumber(number: string): string {
  return [number.slice(0, 5), number.slice(5, 10), number.slice(10)].filter(Boolean).join("-");
}
