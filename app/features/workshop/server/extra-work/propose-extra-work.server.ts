import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendJob } from "#app/platform/jobs.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { expiryOf, mayRevise, mayWithdraw, type Terms, totalOf } from "../../rules/extra-work.ts";
import type { WorkshopTables } from "../../tables.ts";
import { undoMs } from "../visits/change-promise.server.ts";
import { announceVisit, fieldChanges, openVisit } from "../visits/save-visit.server.ts";
import {
  type SavedWork,
  type StoredWork,
  saveWork,
  type WorkDeed,
  type WorkRefusal,
  workAsSeen,
} from "./extra-work-rows.server.ts";
import { notifyOfExtraWork } from "./notify-of-extra-work.server.ts";

/**
 * Proposes work that the order does not have. The customer is notified a minute later, and nobody but them approves it: no
 * deed of staff can. Refuses a car that is not here, and terms that cannot be (`extra-work-invalid`).
 */
export async function proposeExtraWork(
  trx: AnyTransaction,
  { by, appointmentId, now, ...terms }: Terms & ProposalOf,
): Promise<Result<SavedWork, "not-found" | "visit-ended" | "extra-work-invalid">> {
  const total = totalOf(terms);
  if (!total.ok) return total;
  const visit = await openVisit(trx, appointmentId);
  if (!visit.ok) return visit;
  const id = newId<"extra-work">(now.getTime());
  const offer = offerOf(terms, total.value, { by, now });
  await tablesOf<WorkshopTables>(trx)
    .insertInto("workshop.extra_work")
    .values({
      ...{ id, appointment_id: appointmentId, state: "proposed", ...offer },
      ...{ changed_by: by.name, changed_at: now },
    })
    .execute();
  await announceVisit(trx, visit.value.center_id);
  await sendJob(trx, notifyOfExtraWork, { id, terms: 1 }, { after: undoMs });
  return succeed({ id, version: 1, changes: fieldChanges({}, shownOf(terms, total.value, "proposed")) });
}

interface ProposalOf {
  readonly by: StaffActor;
  readonly appointmentId: string;
  readonly now: Date;
}

/**
 * Words a proposal anew, also one that expired or was declined or withdrawn: it waits for the customer again, under a new link,
 * and the former link opens nothing any more. Refuses what was approved (`already-decided`).
 */
export async function reviseExtraWork(
  trx: AnyTransaction,
  deed: WorkDeed & Terms,
): Promise<Result<SavedWork, WorkRefusal | "already-decided" | "extra-work-invalid">> {
  const total = totalOf(deed);
  if (!total.ok) return total;
  const seen = await workAsSeen(trx, deed);
  if (!seen.ok) return seen;
  const work = seen.value;
  if (!mayRevise(work.state)) return refuse("already-decided", { state: work.state });
  const { by, now } = deed;
  const terms = work.terms + 1;
  const undecided = { state: "proposed", decided_by: null, decided_at: null };
  const offer = offerOf(deed, total.value, deed);
  const version = await saveWork(trx, work, { ...offer, ...undecided, terms }, { who: by.name, now });
  await sendJob(trx, notifyOfExtraWork, { id: work.id, terms }, { after: undoMs });
  const after = shownOf(deed, total.value, "proposed");
  return succeed({ id: work.id, version, changes: fieldChanges(shownNow(work), after) });
}

/** Takes a proposal back. Refuses one that the customer has answered (`already-decided`). */
export async function withdrawExtraWork(
  trx: AnyTransaction,
  deed: WorkDeed,
): Promise<Result<SavedWork, WorkRefusal | "already-decided">> {
  const seen = await workAsSeen(trx, deed);
  if (!seen.ok) return seen;
  const work = seen.value;
  if (!mayWithdraw(work.state)) return refuse("already-decided", { state: work.state });
  const { by, now } = deed;
  const version = await saveWork(trx, work, { state: "withdrawn" }, { who: by.name, now });
  const changes = fieldChanges({ state: work.state }, { state: "withdrawn" });
  return succeed({ id: work.id, version, changes });
}

function offerOf({ title, lines }: Terms, total: number, { by, now }: Omit<ProposalOf, "appointmentId">) {
  return {
    ...{ title: title.trim(), lines: JSON.stringify(lines), total_dirhams: total },
    tax_basis_points: config.orders.taxBasisPoints,
    ...{ proposed_by: by.name, proposed_at: now, expires_at: expiryOf(now) },
  };
}

function shownOf({ title, lines }: Terms, total: number, state: string) {
  return { state, title: title.trim(), lines, total_dirhams: total };
}
function shownNow({ title, lines, total_dirhams, state }: StoredWork) {
  return { state, title, lines, total_dirhams };
}
