import { type RawBuilder, sql } from "kysely";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { personQueryOf, phoneKeyDigits } from "#app/lib/text/person-query.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import {
  type NameMatch,
  nameIs,
  nameWays,
  phoneBegins,
  phoneEnds,
  phoneIs,
  phoneWays,
} from "#app/platform/people/person-search.server.ts";
import { staffIssuer } from "../openid/audience.server.ts";
import { briefColumns, briefOf, type CustomerBrief, type CustomerRow } from "./customers-for-staff.server.ts";

/** Why a customer is found. A name is found as it sounds, too: in the other script, or spelled in another way. */
export interface CustomerMatch {
  readonly by: "phone" | "email" | "name";
  /** `ends` is of phone numbers, `sounds` of names. */
  readonly how: "whole" | "begins" | "ends" | "sounds";
}
export interface CustomerHit extends CustomerBrief {
  readonly match: CustomerMatch;
}
type Row = CustomerRow & { readonly how: CustomerMatch["how"] };
/** One way to find, the surest first. */
type Way = readonly [how: CustomerMatch["how"], condition: RawBuilder<boolean>];

/**
 * The customers whom a typed text may mean, the surest first: by phone in any form, by e-mail, by words of the name in either
 * script. Each way reads one index, and stops as soon as there are enough.
 */
export async function findCustomers(typed: string, limit = 10): Promise<CustomerHit[]> {
  const { phone, email, name } = personQueryOf(typed, internationalPhone("", config.importer.country));
  const found = await Promise.all([
    phone === undefined ? [] : hitsBy("phone", byPhone(phone), limit),
    name === undefined ? [] : hitsBy("name", byName(name), limit),
    email === undefined ? [] : hitsBy("email", byEmail(email), limit),
  ]);
  const hits = found.flat().toSorted((one, other) => rankOf(one) - rankOf(other));
  return hits.filter(({ id }, place) => hits.findIndex((hit) => hit.id === id) === place).slice(0, limit);
}

const ranks: readonly CustomerMatch["how"][] = ["whole", "begins", "sounds", "ends"];
function rankOf({ match }: CustomerHit): number {
  return ranks.indexOf(match.how);
}

function byPhone(digits: string): Way[] {
  const phone = sql.ref("phone");
  const way = (how: Way[0], condition: RawBuilder<boolean>): Way => [
    how,
    sql<boolean>`phone <> '' and ${condition}`,
  ];
  if (digits.length === phoneKeyDigits) return [way("whole", phoneIs(phone, digits))];
  return [way("begins", phoneBegins(phone, digits)), way("ends", phoneEnds(phone, digits))];
}

function byEmail(address: string): Way[] {
  const beginning = `${address.replace(/[\\%_]/g, "\\$&")}%`;
  return [
    ["whole", sql`email = ${address}`],
    ["begins", sql`email like ${beginning} and email <> ${address}`],
  ];
}

/** Each has an index of its own; the Arabic one is null of most. */
const fullNames = [sql`(first_name || ' ' || last_name)`, sql`name_ar`];

/** The ways to find a name; none of them may read the whole table. */
export function byName(name: string): Way[] {
  const is = (how: NameMatch) =>
    sql<boolean>`(${sql.join(
      fullNames.map((fullName) => nameIs(fullName, name, how)),
      sql` or `,
    )})`;
  const isNot = (how: NameMatch) => sql`not coalesce(${is(how)}, false)`;
  return [
    ["whole", is("whole")],
    ["begins", sql`${is("begun")} and ${isNot("whole")}`],
    ["sounds", sql`${is("heard")} and ${isNot("begun")}`],
  ];
}

async function hitsBy(by: CustomerMatch["by"], ways: readonly Way[], limit: number): Promise<CustomerHit[]> {
  const arms = ways.map(
    ([how, condition]) => sql`(select ${briefColumns}, ${how} as how from account.customer
      where issuer <> ${staffIssuer} and ${condition} limit ${limit})`,
  );
  // Appended one after the other: the next one is not begun where the limit is reached.
  const { rows } = await sql<Row>`
    select * from (${sql.join(arms, sql` union all `)}) as hit limit ${limit}`.execute(database<unknown>());
  return rows.map((row) => ({ ...briefOf(row), match: { by, how: row.how } }));
}

/** A text that so many customers match says too little. */
const mostIds = 5_000;

/**
 * The ids of all whom a typed name or number may mean, for lists of what customers have elsewhere: by words of the name as they
 * sound in either script, by the number or how it begins or ends. One query, none for what is neither.
 */
export async function idsOfCustomers(typed: string): Promise<string[]> {
  const { name, phone } = personQueryOf(typed, internationalPhone("", config.importer.country));
  const ways = [
    ...(name === undefined ? [] : fullNames.flatMap((fullName) => nameWays(fullName, name))),
    ...(phone === undefined
      ? []
      : phoneWays(sql.ref("phone"), phone).map((way) => sql<boolean>`phone <> '' and ${way}`)),
  ];
  if (ways.length === 0) return [];
  const arms = ways.map(
    (way) =>
      sql`(select id from account.customer where issuer <> ${staffIssuer} and ${way} limit ${mostIds})`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(arms, sql` union `)}`.execute(database<unknown>());
  return rows.map(({ id }) => id);
}
