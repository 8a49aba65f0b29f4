import { type Selectable, sql } from "kysely";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import { database } from "#app/platform/database.server.ts";
import type { RequestCode } from "../rules/request-states.ts";
import type { CampaignRequest, CampaignsTables } from "../tables.ts";

/** A campaign request as staff read it. */
export interface CampaignRequestForStaff {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly code: RequestCode;
  readonly campaign: string;
  readonly campaignTitle: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly bay: number | null;
  readonly customerId: string;
  readonly name: string;
  /** As it is dialed from anywhere. */
  readonly phone: string;
  readonly email: string | null;
  readonly language: string;
  readonly vin: string;
  readonly model: string;
  readonly modelYear: number | null;
  readonly notes: string;
  readonly createdAt: Date;
  readonly answer: { readonly by: string; readonly at: Date; readonly reason: string } | null;
}
export interface CampaignRequestPage {
  readonly requests: readonly CampaignRequestForStaff[];
  readonly next: string | undefined;
}

/**
 * Requests without an appointment at some service centers ("*": at all), by their time: one query, one stretch of an index for
 * each center and state.
 */
export async function campaignRequestsForStaff(
  places: readonly string[],
  codes: readonly RequestCode[],
  after: string | undefined,
  limit: number,
): Promise<CampaignRequestPage> {
  const [, at, id] = /^(\d{13})-([\w-]{1,64})$/.exec(after ?? "") ?? [];
  const behind =
    at === undefined
      ? sql`true`
      : sql`(request.starts_at, request.id) > (${new Date(Number(at))}::timestamptz, ${id})`;
  const states = sql`unnest(${[...new Set<string>(codes)]}::text[]) as state (code)`;
  const isEverywhere = places.includes("*");
  const groups = isEverywhere
    ? states
    : sql`${states} cross join unnest(${[...new Set(places)]}::text[]) as center (id)`;
  const ofCenter = isEverywhere ? sql`true` : sql`request.center_id = center.id`;
  const { rows } = await sql<Selectable<CampaignRequest>>`
    select request.* from ${groups} cross join lateral (
      select request.* from booking.campaign_request as request
      where request.appointment_id is null and request.code = state.code and ${ofCenter} and ${behind}
      order by request.starts_at, request.id limit ${limit + 1}
    ) as request
    order by request.starts_at, request.id limit ${limit + 1}`.execute(database());
  const requests = rows.slice(0, limit).map(requestOf);
  const last = rows.length > limit ? requests.at(-1) : undefined;
  return { requests, next: last && `${last.startsAt.getTime()}-${last.id}` };
}

/** How many requests of some states wait without an appointment at some service centers ("*": at all). One query. */
export async function countCampaignRequests(
  places: readonly string[],
  codes: readonly RequestCode[],
): Promise<number> {
  const { count } = await database<CampaignsTables>()
    .selectFrom("booking.campaign_request")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("appointment_id", "is", null)
    .where("code", "in", [...codes])
    .$if(!places.includes("*"), (query) => query.where("center_id", "in", ["", ...places]))
    .executeTakeFirstOrThrow();
  return count;
}

/** Where a request without an appointment is, and whose; undefined for none. */
export function whereaboutsOfRequest(
  id: string,
): Promise<{ readonly centerId: string; readonly customerId: string } | undefined> {
  return database<CampaignsTables>()
    .selectFrom("booking.campaign_request")
    .select(["center_id as centerId", "customer_id as customerId"])
    .where("id", "=", id)
    .where("appointment_id", "is", null)
    .executeTakeFirst();
}

function requestOf(row: Selectable<CampaignRequest>): CampaignRequestForStaff {
  const { answered_name: by, answered_at: at } = row;
  return {
    id: row.id,
    version: row.version,
    reference: referenceOf(row.number, `${config.served.code}C`),
    code: row.code as RequestCode,
    campaign: row.campaign,
    campaignTitle: row.campaign_title,
    centerId: row.center_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    bay: row.bay,
    customerId: row.customer_id,
    name: row.full_name ?? "",
    phone: internationalPhone(row.phone ?? "", config.importer.country),
    email: row.email,
    language: row.language,
    vin: row.vin,
    model: row.model,
    modelYear: row.model_year,
    notes: row.notes,
    createdAt: row.created_at,
    answer: by === null || at === null ? null : { by, at, reason: row.answer_reason },
  };
}
