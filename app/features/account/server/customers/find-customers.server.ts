import { type RawBuilder, sql } from "kysely";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import { customerQueryOf, phoneKeyDigits } from "../../rules/customer-query.ts";
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
  const { phone, email, name } = customerQueryOf(typed, internationalPhone("", config.importer.country));
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
  const key = sql`account.phone_key(phone)`;
  if (digits.length === phoneKeyDigits) return [["whole", sql`phone <> '' and ${key} = ${digits}`]];
  const ending = [...digits].toReversed().join("");
  return [
    ["begins", sql`phone <> '' and ${key} like ${`${digits}%`}`],
    ["ends", sql`phone <> '' and reverse(${key}) like ${`${ending}%`}`],
  ];
}

function byEmail(address: string): Way[] {
  const beginning = `${address.replace(/[\\%_]/g, "\\$&")}%`;
  return [
    ["whole", sql`email = ${address}`],
    ["begins", sql`email like ${beginning} and email <> ${address}`],
  ];
}

function byName(name: string): Way[] {
  const keys = sql`account.name_keys(first_name || ' ' || last_name)`;
  // Unknown when it is planned: for a common name a scan of the whole table would look cheap.
  const is = (how: string) => sql`${keys} @@ (select account.name_query(${name}, ${how}))`;
  return [
    ["whole", sql`${is("whole")}`],
    ["begins", sql`${is("begun")} and not ${is("whole")}`],
    ["sounds", sql`${is("heard")} and not ${is("begun")}`],
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
