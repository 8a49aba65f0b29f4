import { type Selectable, sql } from "kysely";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, database, tablesFor } from "#app/platform/database.server.ts";
import {
  type ExtraWorkState,
  type ShownState,
  shownState,
  taxIn,
  type WorkLine,
} from "../../rules/extra-work.ts";
import { type DelayReason, isOverdue } from "../../rules/promise.ts";
import { type SubstituteClock, substituteClock } from "../../rules/substitute-car.ts";
import type { ExtraWork, WorkshopTables } from "../../tables.ts";
import { linesOf } from "../extra-work/extra-work-rows.server.ts";
import type { VisitRow } from "./save-visit.server.ts";

/** Extra work as staff see it. Whatever is not `approved` may not be begun. */
export interface ExtraWorkDetails {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly WorkLine[];
  readonly totalDirhams: number;
  readonly taxDirhams: number;
  readonly state: ShownState;
  readonly isApproved: boolean;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly version: number;
}
export interface PromiseChangeDetails {
  readonly previousAt: Date;
  readonly promisedAt: Date;
  readonly reason: DelayReason | null;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}
export interface PictureDetails {
  readonly id: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly by: string;
  readonly takenAt: Date;
}
/** A signature that holds no longer, with what was signed. */
export interface FormerSignature
  extends Pick<VisitDetails, "odometer" | "fuelEighths" | "belongings" | "remarks" | "estimateDirhams"> {
  readonly id: string;
  readonly signedName: string;
  readonly signedAt: Date;
  readonly isWarranty: boolean;
  readonly endedBy: string;
  readonly endedAt: Date;
}
export interface VisitDetails extends VisitFacts {
  readonly customerId: string;
  readonly vehicleId: string | null;
  readonly checkedInAt: Date;
  readonly odometer: number;
  readonly fuelEighths: number;
  readonly belongings: string;
  readonly remarks: string;
  readonly estimateDirhams: number | null;
  readonly delay: { readonly reason: DelayReason; readonly note: string } | null;
  readonly signature: { readonly signedAt: Date; readonly signedName: string } | null;
  readonly adviser: string;
  readonly substituteOfferedAt: Date | null;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
  /** The newest first. */
  readonly formerSignatures: readonly FormerSignature[];
  readonly promiseChanges: readonly PromiseChangeDetails[];
  readonly pictures: readonly PictureDetails[];
  readonly extraWork: readonly ExtraWorkDetails[];
}
/** What a board shows of a visit beside its appointment. */
export interface VisitFacts {
  readonly appointmentId: string;
  readonly centerId: string;
  readonly promisedAt: Date;
  readonly isOverdue: boolean;
  readonly readyAt: Date | null;
  readonly endedAt: Date | null;
  readonly isWarranty: boolean;
  readonly substituteClock: SubstituteClock | null;
}
export interface BoardVisit extends VisitFacts {
  /** Proposals that wait for the customer's answer, and those that they approved. */
  readonly waitingExtraWork: number;
  readonly approvedExtraWork: number;
}

const everywhere = "*";
const mostOverdue = 200;

/** Everything about a visit; undefined where no car was checked in. */
export async function visitOf(
  appointmentId: string,
  now: Date,
  trx?: AnyTransaction,
): Promise<VisitDetails | undefined> {
  const db = tablesFor<WorkshopTables>(trx);
  const row = await db
    .selectFrom("workshop.visit")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const of = "appointment_id" as const;
  const [changes, pictures, work, signatures] = await Promise.all([
    db
      .selectFrom("workshop.promise_change")
      .selectAll()
      .where(of, "=", appointmentId)
      .orderBy("number")
      .execute(),
    db.selectFrom("workshop.picture").selectAll().where(of, "=", appointmentId).orderBy("taken_at").execute(),
    db
      .selectFrom("workshop.extra_work")
      .selectAll()
      .where(of, "=", appointmentId)
      .orderBy("number")
      .execute(),
    db
      .selectFrom("workshop.former_signature")
      .selectAll()
      .where(of, "=", appointmentId)
      .orderBy("ended_at", "desc")
      .execute(),
  ]);
  return {
    ...detailsOf(row, now),
    formerSignatures: signatures.map((former) => ({
      id: former.id,
      signedName: former.signed_name,
      signedAt: former.signed_at,
      odometer: former.odometer,
      fuelEighths: former.fuel_eighths,
      belongings: former.belongings,
      remarks: former.remarks,
      estimateDirhams: former.estimate_dirhams,
      isWarranty: former.is_warranty,
      endedBy: former.ended_by,
      endedAt: former.ended_at,
    })),
    promiseChanges: changes.map(({ previous_at: previousAt, promised_at: promisedAt, ...change }) => ({
      ...{ previousAt, promisedAt, reason: change.reason as DelayReason | null },
      ...{ note: change.note, by: change.by_name, at: change.at },
    })),
    pictures: pictures.map(({ id, caption, width, height, by_name: by, taken_at: takenAt }) => ({
      ...{ id, caption, width, height, by, takenAt },
    })),
    extraWork: work.map((one) => workDetails(one, row, now)),
  };
}

/** Of the appointments of a board those whose cars were checked in. One query. */
export async function visitsOf(appointmentIds: readonly string[], now: Date): Promise<BoardVisit[]> {
  if (appointmentIds.length === 0) return [];
  const { rows } = await sql<VisitRow & { waiting: number; approved: number }>`
    select v.*, coalesce(w.waiting, 0)::int as waiting, coalesce(w.approved, 0)::int as approved
    from workshop.visit v left join lateral (
      select count(*) filter (where state = 'proposed' and expires_at > ${now} and v.ended_at is null) as waiting,
        count(*) filter (where state = 'approved') as approved
      from workshop.extra_work where appointment_id = v.appointment_id) w on true
    where v.appointment_id = any(${[...appointmentIds]})`.execute(database());
  return rows.map((row) => ({
    ...factsOf(row, now),
    waitingExtraWork: row.waiting,
    approvedExtraWork: row.approved,
  }));
}

/**
 * Cars that are still worked on after their promised time at some places: how many, and the first of them, the longest overdue
 * first. Two queries.
 */
export async function overdueVisits(
  places: readonly string[],
  now: Date,
): Promise<{ readonly count: number; readonly first: readonly VisitFacts[] }> {
  const overdue = database<WorkshopTables>()
    .selectFrom("workshop.visit")
    .where("ended_at", "is", null)
    .where("ready_at", "is", null)
    .where("promised_at", "<=", now)
    .$if(!places.includes(everywhere), (query) => query.where("center_id", "in", ["", ...places]));
  const [rows, { count }] = await Promise.all([
    overdue.selectAll().orderBy("promised_at").limit(mostOverdue).execute(),
    overdue.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow(),
  ]);
  return { count, first: rows.map((row) => factsOf(row, now)) };
}

export function workDetails(
  row: Selectable<ExtraWork>,
  { ended_at: endedAt }: Pick<VisitRow, "ended_at">,
  now: Date,
): ExtraWorkDetails {
  const { id, title, total_dirhams: totalDirhams, expires_at: expiresAt, version } = row;
  const state = row.state as ExtraWorkState;
  return {
    ...{ id, title, totalDirhams, expiresAt, version, lines: linesOf(row.lines) },
    taxDirhams: taxIn(totalDirhams, row.tax_basis_points),
    state: shownState({ state, expiresAt, isVisitOpen: endedAt === null }, now),
    isApproved: state === "approved",
    ...{ proposedBy: row.proposed_by, proposedAt: row.proposed_at },
    ...{ decidedBy: row.decided_by, decidedAt: row.decided_at },
  };
}

export function detailsOf(row: VisitRow, now: Date) {
  const { delay_reason: reason, delay_note: note, signed_at: signedAt } = row;
  return {
    ...factsOf(row, now),
    ...{ customerId: row.customer_id, vehicleId: row.vehicle_id, checkedInAt: row.checked_in_at },
    ...{ odometer: row.odometer, fuelEighths: row.fuel_eighths, belongings: row.belongings },
    ...{ remarks: row.remarks, estimateDirhams: row.estimate_dirhams, adviser: row.adviser_name },
    delay: reason === null ? null : { reason: reason as DelayReason, note },
    signature: signedAt && { signedAt, signedName: row.signed_name ?? "" },
    substituteOfferedAt: row.substitute_offered_at,
    ...{ version: row.version, changedBy: row.changed_by, changedAt: row.changed_at },
  };
}

function factsOf(row: VisitRow, now: Date): VisitFacts {
  const { promised_at: promisedAt, ready_at: readyAt, ended_at: endedAt, is_warranty: isWarranty } = row;
  const { zone } = config.importer;
  const stopped = readyAt ?? endedAt ?? now;
  const clock = substituteClock({
    isWarranty,
    checkedInDay: dayIn(row.checked_in_at, zone),
    lastDay: dayIn(stopped, zone),
  });
  return {
    ...{
      appointmentId: row.appointment_id,
      centerId: row.center_id,
      promisedAt,
      readyAt,
      endedAt,
      isWarranty,
    },
    isOverdue: isOverdue({ promisedAt, readyAt, endedAt }, now),
    substituteClock: clock ?? null,
  };
}
