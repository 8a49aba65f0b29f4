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
  const pending = await pendingRequests(transaction, part.vin, { name, lastDay });
  const refusal = pendingRefusal(pending, part.customerId);
  if (refusal !== undefined) return refusal;
  await cancelRequests(trx, pending);
  const contact = "appointmentId" in part.by ? undefined : part.by;
  const joined = await trx
    .insertInto("booking.campaign_request")
    .values({
      id: part.id,
      campaign: name,
      campaign_title: title,
      campaign_until: lastDay,
      brand: part.brand,
      vin: part.vin,
      customer_id: part.customerId,
      appointment_id: "appointmentId" in part.by ? part.by.appointmentId : null,
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
      conflict
        .columns(["vin", "campaign", "campaign_until"])
        .where(sql<boolean>`code in ('CREA', 'CNF')`)
        .doNothing(),
    )
    .returning("number")
    .executeTakeFirst();
  if (joined !== undefined) return succeed(joined.number);
  // Another one was first since the pending ones were read.
  const others = await pendingRequests(transaction, part.vin, { name, lastDay });
  return pendingRefusal(others, part.customerId) ?? refuse("campaign-pending");
}

interface PendingRequest {
  readonly customerId: string;
  readonly appointmentId: string | null;
  /** Its appointment was canceled or rejected: the vehicle may take part again. */
  readonly isCalledOff: boolean;
}

/** The requests by which a vehicle takes part in a campaign's present window; a former one does not count. */
export async function pendingRequests(
  transaction: AnyTransaction,
  vin: string,
  { name, lastDay }: Pick<CampaignTerms, "name" | "lastDay">,
): Promise<PendingRequest[]> {
  const requests = await tablesOf<CampaignsTables>(transaction)
    .selectFrom("booking.campaign_request")
    .select(["customer_id as customerId", "appointment_id as appointmentId"])
    .where("vin", "=", vin)
    .where("campaign", "=", name)
    .where("campaign_until", "=", lastDay)
    .where("code", "in", ["CREA", "CNF"])
    .execute();
  const ids = requests.flatMap(({ appointmentId }) => appointmentId ?? []);
  const calledOff = new Set(
    (await plannedAppointments(transaction, ids)).flatMap(({ id, isCalledOff }) => (isCalledOff ? [id] : [])),
  );
  return requests.map((request) => ({ ...request, isCalledOff: calledOff.has(request.appointmentId ?? "") }));
}

/** The refusal of a vehicle that takes part already; undefined where it may. */
export function pendingRefusal(pending: readonly PendingRequest[], customerId: string) {
  const standing = pending.filter(({ isCalledOff }) => !isCalledOff);
  if (standing.length === 0) return undefined;
  const own = standing.find((request) => request.customerId === customerId);
  return refuse("campaign-pending", own?.appointmentId ? { appointmentId: own.appointmentId } : {});
}

async function cancelRequests(
  trx: Transaction<CampaignsTables>,
  calledOff: readonly PendingRequest[],
): Promise<void> {
  const ids = calledOff.flatMap(({ appointmentId }) => appointmentId ?? []);
  if (ids.length === 0) return;
  await trx
    .updateTable("booking.campaign_request")
    .set({ code: "CANC" })
    .where("code", "=", "CREA")
    .where("appointment_id", "in", ids)
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
