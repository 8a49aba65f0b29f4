import { type RawBuilder, sql } from "kysely";
import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
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
  /** The beginning of a name as it was written, of a number, or of an e-mail address with its "@". */
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

/** Leads of people whose name, number or address begins so; an index for each answers it. */
export function personIs(text: string): RawBuilder<unknown> {
  const trimmed = text.trim();
  if (trimmed.includes("@"))
    return sql`lower(lead.email) like ${`${likeText(normalize("email", trimmed))}%`}`;
  const digits = normalize("phone", trimmed);
  if (/^\+?\d{3,}$/.test(digits)) return sql`lead.mobile like ${`${likeText(digits)}%`}`;
  const folded = sql`leads.folded(${likeText(trimmed.replace(/\s+/g, " "))}) || '%'`;
  return sql`(leads.folded(lead.first_name || ' ' || lead.last_name) like ${folded}
    or leads.folded(lead.last_name) like ${folded})`;
}

function likeText(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
