import { sql, type Transaction } from "kysely";
import { plannedAppointments } from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { CampaignsTables } from "../tables.ts";
import type { CampaignTerms } from "./campaign-terms.server.ts";

export interface Participation {
  readonly id: string;
  readonly brand: string;
  readonly vin: string;
  readonly customerId: string;
  readonly centerId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly model: string;
  readonly modelYear: number | null;
  readonly notes: string;
  readonly language: Language;
  readonly now: Date;
  /** The appointment by which it takes part, or whom to call. */
  readonly by:
    | { readonly appointmentId: string }
    | { readonly fullName: string; readonly phone: string; readonly email: string | null };
}

/**
 * Writes down that a vehicle takes part in a campaign and answers with the number of that. A vehicle takes part once:
 * the index of what is pending decides between two at once. Refuses the second (`campaign-pending`, with the
 * `appointmentId` where it is the customer's own and can be seen by them).
 */
export async function joinCampaign(
  transaction: AnyTransaction,
  { name, title, lastDay }: Pick<CampaignTerms, "name" | "title" | "lastDay">,
  part: Participation,
): Promise<Result<number, "campaign-pending">> {
  const trx = tablesOf<CampaignsTables>(transaction);
  const { vin, customerId, by } = part;
  const contact = "appointmentId" in by ? undefined : by;
  await endCanceled(transaction, vin, name);
  const joined = await trx
    .insertInto("booking.campaign_request")
    .values({
      id: part.id,
      campaign: name,
      campaign_title: title,
      campaign_until: lastDay,
      brand: part.brand,
      vin,
      customer_id: customerId,
      appointment_id: "appointmentId" in by ? by.appointmentId : null,
      center_id: part.centerId,
      starts_at: part.startsAt,
      ends_at: part.endsAt,
      model: part.model,
      model_year: part.modelYear,
      notes: part.notes,
      full_name: contact?.fullName ?? null,
      phone: contact?.phone ?? null,
      email: contact?.email ?? null,
      language: part.language,
      code: "CREA",
      created_at: part.now,
      told_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(["vin", "campaign", "campaign_until"]).where(sql<boolean>`code = 'CREA'`).doNothing(),
    )
    .returning("number")
    .executeTakeFirst();
  if (joined !== undefined) return succeed(joined.number);
  const pending = await trx
    .selectFrom("booking.campaign_request")
    .select("appointment_id")
    .where("vin", "=", vin)
    .where("campaign", "=", name)
    .where("code", "=", "CREA")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return refuse("campaign-pending", pending?.appointment_id ? { appointmentId: pending.appointment_id } : {});
}

/** A vehicle whose appointment was canceled or rejected may take part again. */
async function endCanceled(transaction: AnyTransaction, vin: string, campaign: string): Promise<void> {
  const trx = tablesOf<CampaignsTables>(transaction);
  const pending = await trx
    .selectFrom("booking.campaign_request")
    .select("appointment_id")
    .where("vin", "=", vin)
    .where("campaign", "=", campaign)
    .where("code", "=", "CREA")
    .execute();
  const ids = pending.flatMap(({ appointment_id: id }) => id ?? []);
  const calledOff = (await plannedAppointments(transaction, ids)).filter(({ isCalledOff }) => isCalledOff);
  if (calledOff.length === 0) return;
  await trx
    .updateTable("booking.campaign_request")
    .set({ code: "CANC" })
    .where("code", "=", "CREA")
    .where(
      "appointment_id",
      "in",
      calledOff.map(({ id }) => id),
    )
    .execute();
}

/** What a campaign has of an appointment is where and when it is. */
export async function moveWithinCampaign(
  trx: AnyTransaction,
  {
    appointmentId,
    centerId,
    startsAt,
    endsAt,
  }: Pick<Participation, "centerId" | "startsAt" | "endsAt"> & { readonly appointmentId: string },
): Promise<void> {
  await tablesOf<CampaignsTables>(trx)
    .updateTable("booking.campaign_request")
    .set({ center_id: centerId, starts_at: startsAt, ends_at: endsAt })
    .where("appointment_id", "=", appointmentId)
    .execute();
}

/** Nobody has more vehicles than this in no account; each request takes an hour from others until a call confirms it. */
const mostRequests = 5;

/** Whether a customer has as many requests to come as one may have; until the end of the transaction nobody else counts them. */
export async function hasMostRequests(
  trx: Transaction<CampaignsTables>,
  customerId: string,
  now: Date,
): Promise<boolean> {
  // Twenty at once would not see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`campaign requests ${customerId}`}, 0))`.execute(
    trx,
  );
  const { count } = await trx
    .selectFrom("booking.campaign_request")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .where("appointment_id", "is", null)
    .where("code", "=", "CREA")
    .where("starts_at", ">", now)
    .executeTakeFirstOrThrow();
  return count >= mostRequests;
}
