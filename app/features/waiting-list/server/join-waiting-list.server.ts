import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "kysely";
import * as z from "zod";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { dayNumberOf, dayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import {
  checkVisit,
  plannedAppointments,
  readSchedules,
  type VisitRefusal,
} from "#app/features/scheduling/scheduling.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { now as clock } from "#app/platform/clock.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { defineJob } from "#app/platform/jobs.server.ts";
import type { WaitingListTables } from "../tables.ts";
import { leaveWaitingList } from "./end-waiting.server.ts";

export interface WaitingTerms {
  readonly customerId: string;
  readonly vehicleId: string;
  readonly brand: string;
  readonly serviceCodes: readonly string[];
  readonly centerIds: readonly string[];
  readonly before: Date;
  readonly fromDay?: string | undefined;
  readonly appointmentId?: string | undefined;
  /** The entry of the vehicle that is given up for this one. */
  readonly replaces?: string | undefined;
  readonly language: Language;
  readonly now: Date;
}
export type WaitingRefusal =
  | VisitRefusal
  | "invalid-input"
  | "appointment-not-found"
  | "too-late-to-change"
  | "already-waiting"
  | "nothing-earlier";

const dayMs = 86_400_000;
/** Three months and the days around them: nothing is offered later, so nothing is stored longer. */
const furthestMs = 96 * dayMs;

/**
 * Puts a vehicle on the waiting list, in the caller's transaction. Answers with the entry's id. Its former entry ends where
 * the caller names it; otherwise the new one is refused (`already-waiting`, with the former's `waitingId`). Refuses what
 * `checkVisit` refuses, an appointment that is not theirs or can no longer be moved, a time that nothing bookable comes
 * before (`nothing-earlier`), and a first day that does not exist.
 */
export async function joinWaitingList(
  transaction: AnyTransaction,
  terms: WaitingTerms,
): Promise<Result<string, WaitingRefusal>> {
  const trx = tablesOf<WaitingListTables>(transaction);
  const { customerId, now } = terms;
  const firstDay = terms.fromDay ?? dayOf(Math.floor(now.getTime() / dayMs));
  if (dayNumberOf(firstDay) === undefined) return refuse("invalid-input");
  await lockVehicle(trx, terms);
  const visit = await checkTerms(transaction, terms);
  if (!visit.ok) return visit;
  const former = await openEntry(trx, terms);
  if (former !== undefined && former.before > now && former.id !== terms.replaces)
    return refuse("already-waiting", { waitingId: former.id });

  if (former !== undefined) await leaveWaitingList(transaction, { customerId, id: former.id, now });
  return succeed(await saveEntry(trx, terms, firstDay));
}

/** Two requests at once would not see each other's entry. */
async function lockVehicle(
  trx: Transaction<WaitingListTables>,
  { customerId, vehicleId }: WaitingTerms,
): Promise<void> {
  const place = `waiting ${customerId} ${vehicleId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(trx);
}

async function checkTerms(
  transaction: AnyTransaction,
  terms: WaitingTerms,
): Promise<Result<unknown, WaitingRefusal>> {
  const { customerId, vehicleId, serviceCodes, centerIds, appointmentId, now } = terms;
  const vehicle = await vehicleOfCustomer(customerId, vehicleId, transaction);
  const schedules = await readSchedules(transaction, { centerIds, serviceCodes, from: now, to: now, now });
  const visit = checkVisit(terms, vehicle, schedules);
  if (!visit.ok) return visit;
  if (appointmentId !== undefined) {
    const movable = await mayMove(transaction, terms, appointmentId);
    if (!movable.ok) return movable;
  }
  return terms.before.getTime() > now.getTime() + dayMs ? visit : refuse("nothing-earlier");
}

async function saveEntry(
  trx: Transaction<WaitingListTables>,
  terms: WaitingTerms,
  firstDay: string,
): Promise<string> {
  const { now } = terms;
  // Short, because it stands in the link of an SMS; it opens nothing without a sign-in.
  const id = randomBytes(6).toString("base64url");
  await trx
    .insertInto("booking.waiting")
    .values({
      id,
      customer_id: terms.customerId,
      vehicle_id: terms.vehicleId,
      brand: terms.brand,
      service_codes: [...new Set(terms.serviceCodes)],
      center_ids: [...new Set(terms.centerIds)],
      from_day: firstDay,
      before: new Date(Math.min(terms.before.getTime(), now.getTime() + furthestMs)),
      appointment_id: terms.appointmentId ?? null,
      language: terms.language,
      created_at: now,
      ended_at: null,
    })
    .execute();
  return id;
}

function openEntry(
  trx: Transaction<WaitingListTables>,
  { customerId, vehicleId }: WaitingTerms,
): Promise<{ readonly id: string; readonly before: Date } | undefined> {
  return trx
    .selectFrom("booking.waiting")
    .select(["id", "before"])
    .where("customer_id", "=", customerId)
    .where("vehicle_id", "=", vehicleId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

async function mayMove(
  trx: AnyTransaction,
  { customerId, vehicleId }: WaitingTerms,
  appointmentId: string,
): Promise<Result<true, "appointment-not-found" | "too-late-to-change">> {
  const [planned] = await plannedAppointments(trx, [appointmentId]);
  if (planned?.customerId !== customerId || planned.vehicleId !== vehicleId)
    return refuse("appointment-not-found");
  return planned.mayMove ? succeed(true) : refuse("too-late-to-change");
}

/** Who waited for what is nobody's business a month after it can no longer happen. */
defineJob({
  name: "forget-waiting",
  schema: z.object({}),
  schedule: "41 3 * * *",
  async run(_, transaction) {
    await tablesOf<WaitingListTables>(transaction)
      .deleteFrom("booking.waiting")
      .where("before", "<", new Date(clock().getTime() - 30 * dayMs))
      .execute();
  },
});
