import { everywhere, roles } from "#app/features/staff/rules/permissions.ts";
import { withCommas } from "#app/i18n/comma.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { roleWords } from "../kit/role-words.ts";
import { auditWords, deedWords, fieldWords, recordWords } from "./audit-words.ts";

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
  /** Names of places, by their ids. */
  readonly places: ReadonlyMap<string, string>;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** A value of the audit in words: moments by the clock, roles by their names, money and codes as they are. */
export function valueInWords(value: unknown, reader: Reader): string {
  const { language, timeZone, places } = reader;
  const words = auditWords.of(language);
  if (value === null || value === undefined || value === "") return words.empty;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string")
    return moment.test(value)
      ? momentInWords(value, timeZone, language)
      : (places.get(value) ?? phoneInGroups(value));
  if (typeof value !== "object") return String(value);
  if (isGrant(value)) {
    const place = value.place === everywhere ? words.everywhere : (places.get(value.place) ?? value.place);
    return `${roleWords.of(language)[value.role]} (${place})`;
  }
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (parts.length === 0) return words.empty;
  return withCommas(
    parts.map((part) => valueInWords(part, reader)),
    language,
  );
}

function isGrant(value: object): value is { role: (typeof roles)[number]; place: string } {
  return "role" in value && "place" in value && roles.some((role) => role === value.role);
}

/** Names of deeds, kinds and fields; what has none is shown as it is stored. */
export function nameOf(of: "deed" | "record" | "field", id: string, language: Language): string {
  const words: Readonly<Record<string, string>> = { deed: deedWords, record: recordWords, field: fieldWords }[
    of
  ].of(language);
  return Object.hasOwn(words, id) ? (ownValue(words, id) ?? id) : id;
}
