import { parse } from "mrz";
import { withoutEnding } from "#app/lib/text/trim-to.ts";
import type { FieldKey } from "../../document-types.ts";
import { shortDay } from "../values/days.ts";
import { fitZone, type ZoneLines, zoneCheckDigit } from "./zone-lines.ts";

/** A field of a machine readable zone. */
export interface ZoneField {
  readonly key: FieldKey;
  readonly value: string;
  readonly confidence: number;
  /** What no other place can lift it above: its check digit failed as it was read. */
  readonly most?: number;
  /** Of a passport's number: its check digit, as it was read. */
  readonly check?: string | undefined;
}

/** Cards of residents have three lines, passports two. */
export type ZoneKind = "card" | "passport";

interface Attempt {
  readonly lines: ZoneLines;
  readonly parsed: ReturnType<typeof parse>;
}

/** All check digits hold; one holds, or only after a repair; the field has none, and each reading was the same, or not. */
const certainty = { whole: 0.98, checked: 0.93, repaired: 0.8, agreed: 0.9, single: 0.7, cut: 0.5 } as const;
/** Pairs that print alike; a number is repaired where one exchange alone makes its check digit hold. */
const alike = ["0O", "0Q", "0D", "1I", "1L", "2Z", "5S", "6G", "8B", "4A", "7T"];

/** Whether an attempt reads so well that no other one is needed. */
export function isWholeZone(read: readonly string[]): boolean {
  return attemptOf(read)?.parsed.valid ?? false;
}

/** The fields of a zone, from several readings of the same strip. Empty where none of them is a zone. */
export function readZone(readings: readonly (readonly string[])[], today: string): readonly ZoneField[] {
  const attempts = readings.map(attemptOf).filter((attempt) => attempt !== undefined);
  // The most valid one first, so that it decides where several differ.
  attempts.sort((one, other) => faults(one) - faults(other));
  const [best] = attempts;
  if (best === undefined) return [];
  const field = (name: keyof Attempt["parsed"]["fields"]) =>
    attempts.map(({ parsed }) => parsed.fields[name] ?? "");
  const checked = (key: FieldKey, values: readonly (Checked | undefined)[]): ZoneField[] => {
    const fitting = values.filter((value) => value !== undefined);
    const [first] = fitting;
    if (first === undefined) return [];
    const { value } = first;
    // L for 1 keeps the check digit, so that it fits does not prove a number.
    const agrees = fitting.every((other) => other.value === value);
    const valid = best.parsed.valid ? certainty.whole : certainty.checked;
    const confidence = agrees ? valid : certainty.single;
    if (fitting.some((other) => other.value === value && !other.isRepaired))
      return [{ key, value, confidence }];
    // One exchange in a few fits by chance.
    return [{ key, value, confidence: Math.min(confidence, certainty.repaired), most: certainty.repaired }];
  };
  const free = (key: FieldKey, values: readonly string[], pattern: RegExp): ZoneField[] => {
    const [value = ""] = values;
    if (!pattern.test(value)) return [];
    const agrees = values.length > 1 && values.every((other) => other === value);
    return [{ key, value, confidence: agrees ? certainty.agreed : certainty.single }];
  };
  const givenNames = field("firstName");
  const names = field("lastName").map((last, place) => `${givenNames[place]} ${last}`.trim());
  return [
    ...checked("number", attempts.map(numberOf)).map((number) => ({ ...number, check: checkOfNumber(best) })),
    ...free("name", names, /^[A-Z]{2,}(?: [A-Z]{2,})+$/).map((name) =>
      attempts.some(isCut) ? { ...name, confidence: certainty.cut, most: certainty.cut } : name,
    ),
    ...free("nationality", field("nationality"), /^[A-Z]{3}$/),
    ...checked(
      "birthDate",
      attempts.map((one) => dayOf(one, "birthDate", "birth", today)),
    ),
    ...checked(
      "expiry",
      attempts.map((one) => dayOf(one, "expirationDate", "expiry", today)),
    ),
  ];
}

/** Which zone it is; undefined where no reading of the strip is one. */
export function kindOfZone(readings: readonly (readonly string[])[]): ZoneKind | undefined {
  const formats = readings.map((read) => attemptOf(read)?.parsed.format);
  if (formats.includes("TD3")) return "passport";
  return formats.includes("TD1") ? "card" : undefined;
}

const checkOfNumber = ({ lines, parsed }: Attempt) => (parsed.format === "TD3" ? lines[1]?.[9] : undefined);

/** A value whose check digit holds, as it was read or with one character exchanged. */
interface Checked {
  readonly value: string;
  readonly isRepaired: boolean;
}

const asRead = (value: string | null | undefined): Checked | undefined =>
  value ? { value, isRepaired: false } : undefined;

function attemptOf(read: readonly string[]): Attempt | undefined {
  const lines = fitZone(read);
  if (lines === undefined) return undefined;
  const parsed = parse([...lines], { autocorrect: true });
  if (parsed.format !== "TD1" && parsed.format !== "TD3") return undefined;
  return { lines, parsed };
}

/** Whether the line of names is full: the last one may go on. */
const isCut = ({ lines }: Attempt) => !(lines.at(lines.length === 3 ? 2 : 0) ?? "").endsWith("<");

const faults = ({ parsed }: Attempt) => parsed.details.filter(({ valid }) => !valid).length;

const checkOf = { birthDate: "birthDateCheckDigit", expirationDate: "expirationDateCheckDigit" } as const;
/** Where the days begin in their line, which is the second one. */
const placesOf = {
  TD1: { birthDate: 0, expirationDate: 8 },
  TD3: { birthDate: 13, expirationDate: 21 },
} as const;
/** Where only digits stand these letters are digits. */
const digitOf: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  U: "0",
  I: "1",
  L: "1",
  Z: "2",
  A: "4",
  S: "5",
  G: "6",
  T: "7",
  B: "8",
};

function dayOf(
  { lines, parsed }: Attempt,
  name: keyof typeof checkOf,
  kind: "birth" | "expiry",
  today: string,
): Checked | undefined {
  const fits = parsed.fields[name] && parsed.fields[checkOf[name]];
  if (fits) return asRead(shortDay(parsed.fields[name] ?? "", kind, today));
  const start = placesOf[parsed.format === "TD1" ? "TD1" : "TD3"][name];
  const digits = (lines[1] ?? "")
    .slice(start, start + 7)
    .replace(/[A-Z]/g, (letter) => digitOf[letter] ?? letter);
  if (!/^\d{7}$/.test(digits) || zoneCheckDigit(digits.slice(0, 6)) !== digits[6]) return undefined;
  const value = shortDay(digits.slice(0, 6), kind, today);
  return value === undefined ? undefined : { value, isRepaired: true };
}

/** In a passport the document's number; on a card of residents the person's, which stands as optional data. */
function numberOf({ lines, parsed }: Attempt): Checked | undefined {
  const { optional1 = "", documentNumber, documentNumberCheckDigit } = parsed.fields;
  if (parsed.format === "TD1")
    return parsed.valid && /^\d{11,15}$/.test(optional1 ?? "") ? asRead(optional1) : undefined;
  if (documentNumberCheckDigit) return asRead(documentNumber);
  const value = repaired(lines[1] ?? "");
  return value === undefined ? undefined : { value, isRepaired: true };
}

/** The number of a passport's second line with one character exchanged, where only one exchange fits. */
function repaired(line: string): string | undefined {
  const [number, digit] = [line.slice(0, 9), line[9] ?? ""];
  const fitting = [...number].flatMap((character, place) =>
    alike
      .filter((pair) => pair.includes(character))
      .map((pair) => number.slice(0, place) + pair.replace(character, "") + number.slice(place + 1))
      .filter((candidate) => zoneCheckDigit(candidate) === digit),
  );
  const [only] = fitting;
  return only === undefined || fitting.length > 1 ? undefined : withoutEnding(only, "<");
}
