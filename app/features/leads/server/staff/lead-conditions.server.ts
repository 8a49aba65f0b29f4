import { type RawBuilder, sql } from "kysely";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { personQueryOf } from "#app/lib/text/person-query.ts";
import { config } from "#app/platform/config.server.ts";
import { nameIs, nameWays, phoneWays } from "#app/platform/people/person-search.server.ts";
import type { LeadState } from "../../rules/lead-states.ts";

/** Where a grant that holds everywhere stands among places. */
const everywhere = "*";

/** Which leads are wanted. Nothing but the places is needed. */
export interface LeadFilter {
  /** Ids of locations, or "*": a lead of no location is shown at every place. */
  readonly places: readonly string[];
  readonly kinds?: readonly LeadKind[] | undefined;
  /** The open ones where nothing is said. */
  readonly states?: readonly LeadState[] | undefined;
  /** A member of staff; null for leads that nobody has. */
  readonly ownerId?: string | null | undefined;
  readonly due?: "overdue" | "today" | undefined;
  /** Words of a name or of a company in either script, a number as it begins or ends, or the beginning of an e-mail address. */
  readonly text?: string | undefined;
}

/** The places of a lead as the indexes have them: the empty one is that of leads without a location. */
export function placesOf({ places }: Pick<LeadFilter, "places">): readonly string[] | undefined {
  return places.includes(everywhere) ? undefined : ["", ...places];
}

/** What the filter says besides states and places; `dayEnd` is when the importer's day ends. */
export function conditionsOf(
  { kinds, ownerId, due }: LeadFilter,
  { now, dayEnd }: { readonly now: Date; readonly dayEnd: Date },
): RawBuilder<unknown> {
  const before = due === "overdue" ? now : dayEnd;
  return sql.join(
    [
      sql`true`,
      ...(kinds === undefined || kinds.length === 0 ? [] : [sql`lead.kind = any(${kinds}::text[])`]),
      ...(ownerId === undefined
        ? []
        : [ownerId === null ? sql`lead.owner_id is null` : sql`lead.owner_id = ${ownerId}`]),
      ...(due === undefined ? [] : [sql`coalesce(lead.due_at, 'infinity') <= ${before}::timestamptz`]),
    ],
    sql` and `,
  );
}

/** Of what companies ask for: by words of the company's name, as they are written or clearly sound. */
function ofCompany(name: string): RawBuilder<unknown> {
  return sql`lead.fleet is not null and ${nameIs(sql`(lead.fleet ->> 'company')`, name, "clear")}`;
}

/**
 * The leads of people whom a typed text may mean, as rows of `leads.lead`: by words of the name in either script, by number or
 * address, or by the company of a fleet. Each way reads its own index, and at most so many of it.
 */
export function leadsOfPeople(text: string, limit: number): RawBuilder<unknown> {
  const dialCode = internationalPhone("", config.importer.country);
  const { name, phone, email } = personQueryOf(text, dialCode);
  const ways = [
    ...(name === undefined ? [] : nameWays(sql`(lead.first_name || ' ' || lead.last_name)`, name)),
    ...(name === undefined ? [] : [ofCompany(name)]),
    ...(phone === undefined ? [] : phoneWays(sql.ref("lead.mobile"), phone)),
    ...(email === undefined ? [] : [sql`lower(lead.email) like ${`${email.replace(/[\\%_]/g, "\\$&")}%`}`]),
  ];
  if (ways.length === 0) return sql`select lead.* from leads.lead as lead where false`;
  const arms = ways.map((way) => sql`(select lead.* from leads.lead as lead where ${way} limit ${limit})`);
  return sql.join(arms, sql` union `);
}
