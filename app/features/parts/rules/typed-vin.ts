import { cleanLine } from "#app/lib/text/clean-text.ts";
import { normalVin } from "#app/lib/validation/vin.ts";

/** Every maker numbers its cars: so many digits a VIN has at least, and no words with a year. */
const fewestDigits = 5;
/** A VIN that other signs follow or precede: none of the letters that no VIN has, and the digits of its number at its end. */
const certain = /^(?=.*[A-Z]{2})[A-HJ-NPR-Z0-9]{12}\d{5}$/;
const vinSigns = 17;
/** A VIN is written in so many groups at most. */
const mostGroups = 6;
/** What people write around a VIN to say that it is one. */
const label =
  /(?<!\p{L})(?:(?:رقم )?(?:ال)?(?:شاصي|شاسي|شاصيه|شاسيه|شانصي|هيكل)(?: رقم)?|(?:رقم )?(?:ال)?فين|v\.?i\.?n|(?:chassis|chasis|shasi|shase|shasee)(?: ?vin)?)(?!\p{L})(?: ?(?:numbers?|num|nos?|n°)(?!\p{L}))?[ .:#=-]*/giu;
/** Where a code begins behind an Arabic letter, without a blank. */
const besideArabic = /(?<=\p{Script=Arabic})(?=[A-Za-z0-9])/gu;

/** A text of a search, read for a VIN. */
export interface TypedVin {
  /** `mistyped`: one sign more or fewer than a VIN has. */
  readonly likeness: "vin" | "mistyped" | undefined;
  /** As it was typed; empty where there is none. */
  readonly vin: string;
  /** The rest of the text, without what says that a VIN is one. */
  readonly words: string;
}

/** The VIN in what was typed into a search, alone or among words. It is personal data: no address and no search has it. */
export function readTypedVin(text: string): TypedVin {
  const whole = likenessOf(text);
  if (whole !== undefined && !text.split(/[\s-]/).some(isWord))
    return { likeness: whole, vin: text, words: "" };
  const found = cleanLine(text).replace(besideArabic, " ").replace(label, " ");
  const groups = [...found.matchAll(/[A-Za-z0-9*-]+/g)].map(({ 0: signs, index }) => ({ signs, index }));
  let [vin, rest, likeness] = ["", found, undefined as TypedVin["likeness"]];
  for (let at = 0; at < groups.length; at += 1) {
    const read = vinFrom(groups.slice(at, at + mostGroups).map(({ signs }) => signs));
    if (read === undefined) continue;
    if (likeness !== "vin" && (vin === "" || read.likeness === "vin"))
      [vin, likeness] = [read.vin, read.likeness];
    const last = groups[at + read.groups - 1];
    const [from, to] = [groups[at]?.index ?? 0, (last?.index ?? 0) + (last?.signs.length ?? 0)];
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
    at += read.groups - 1;
  }
  if (likeness === undefined) return { likeness, vin, words: text };
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return { likeness, vin, words: words.join(" ") };
}

/** Whether a text has a VIN, or what is nearly one. */
export function vinLikeness(text: string): TypedVin["likeness"] {
  return readTypedVin(text).likeness;
}

interface VinRead {
  readonly likeness: "vin" | "mistyped";
  readonly vin: string;
  /** So many groups of signs it is. */
  readonly groups: number;
}

/** The VIN that some groups of signs begin with. */
function vinFrom(groups: readonly string[]): VinRead | undefined {
  const [first = ""] = groups;
  const likeness = likenessOf(first);
  if (likeness !== undefined) return { likeness, vin: first, groups: 1 };
  const inside = vinInside(normalVin(first));
  if (inside !== undefined) return { likeness: "vin", vin: inside, groups: 1 };
  // Words with a year and a mileage have as many signs: a VIN has a group of both kinds, and no word.
  for (let count = 2; count <= groups.length; count += 1) {
    const parts = groups.slice(0, count);
    const joined = normalVin(parts.join(""));
    const isVin = certain.test(joined) && parts.some(isMixed) && !parts.some(isWord);
    if (isVin) return { likeness: "vin", vin: joined, groups: count };
  }
  return undefined;
}

/** The last VIN in a longer run of signs: pasted twice, or with what people write before it. */
function vinInside(signs: string): string | undefined {
  for (let from = signs.length - vinSigns; from >= 0; from -= 1) {
    const vin = signs.slice(from, from + vinSigns);
    if (certain.test(vin)) return vin;
  }
  return undefined;
}

const isMixed = (signs: string) => /[A-Za-z]\d|\d[A-Za-z]/.test(signs);
const isWord = (signs: string) => /^(?=.*[aeiouy])[a-z]{4,}$/i.test(signs);

/** Whether a text is a VIN and nothing else: no part number is as long, also where a sign is missing or too many. */
function likenessOf(text: string): TypedVin["likeness"] {
  const vin = normalVin(text);
  const digits = vin.match(/\d/g)?.length ?? 0;
  if (!/^[A-Z0-9]{16,18}$/.test(vin) || !/[A-Z]{2}/.test(vin) || digits < fewestDigits) return undefined;
  return vin.length === vinSigns ? "vin" : "mistyped";
}
