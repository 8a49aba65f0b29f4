import { type RawBuilder, sql } from "kysely";
import { phoneKeyDigits } from "#app/lib/text/person-query.ts";

/**
 * As a whole, by the beginnings of its words, or as it sounds, each of which the ones before are part of; `clear` leaves out
 * sounds of two consonants, as those of Noora and Nair.
 */
export type NameMatch = "whole" | "begun" | "clear" | "heard";

/**
 * Rows whose name has every word that was typed, in either script: by an index over `platform.name_keys` of the same
 * expression.
 */
export function nameIs(name: RawBuilder<unknown>, typed: string, how: NameMatch): RawBuilder<boolean> {
  // Unknown when it is planned: for a common name a scan of the whole table would look cheap.
  return sql`platform.name_keys(${name}) @@ (select platform.name_query(${typed}, ${how}))`;
}

/**
 * The ways in which a typed name means one in a list: as it is written or clearly sounds, and as it sounds at all where it is
 * written in the other script and hisses or hums alike. Each reads the index of the names.
 */
export function nameWays(name: RawBuilder<unknown>, typed: string): RawBuilder<boolean>[] {
  const isArabic = /\p{Script=Arabic}/u.test(typed);
  return [
    nameIs(name, typed, "clear"),
    sql`${nameIs(name, typed, "heard")} and (${name} ~ '[ء-ي]') <> ${isArabic} and ${hissesAs(typed, name)}`,
  ];
}

/** What stands in the other script for an s or a z of this one: they are one sound to the index, and no other in سعود and Ziad. */
const hisses: Readonly<Record<"arabic" | "latin", readonly (readonly [typed: RegExp, other: string])[]>> = {
  arabic: [
    [/[سصث]/, "s(?!h)|th|c"],
    [/[زذظ]/, "z|dh|th"],
  ],
  latin: [
    [/s(?!h)/i, "[سصث]"],
    [/z/i, "[زذظض]"],
  ],
};

function hissesAs(typed: string, name: RawBuilder<unknown>): RawBuilder<boolean> {
  const script = /\p{Script=Arabic}/u.test(typed) ? "arabic" : "latin";
  const needed = hisses[script].filter(([own]) => own.test(typed)).map(([, other]) => other);
  return sql.join([sql`true`, ...needed.map((other) => sql`${name} ~* ${other}`)], sql` and `);
}

/** Rows with that number, whatever dial code is written before it: by an index over `platform.phone_key`. */
export function phoneIs(phone: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  return sql`platform.phone_key(${phone}) = ${digits}`;
}

export function phoneBegins(phone: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  return sql`platform.phone_key(${phone}) like ${`${digits}%`}`;
}

/** By an index over the reversed key. */
export function phoneEnds(phone: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  return sql`reverse(platform.phone_key(${phone})) like ${`${[...digits].toReversed().join("")}%`}`;
}

/** The ways in which digits name a number: all of it, or how it begins and how it ends. Each reads its own index. */
export function phoneWays(phone: RawBuilder<unknown>, digits: string): RawBuilder<boolean>[] {
  if (digits.length === phoneKeyDigits) return [phoneIs(phone, digits)];
  return [phoneBegins(phone, digits), phoneEnds(phone, digits)];
}
