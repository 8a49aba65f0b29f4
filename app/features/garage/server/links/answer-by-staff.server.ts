import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Refused, type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { LinkDeedRefusal } from "../../staff-refusals.ts";
import type { GarageTables } from "../../tables.ts";
import { type Approval, approveLink, type Rejection, rejectLink } from "./answer-link.server.ts";

export interface AnsweredLink {
  readonly version: number;
  readonly changes: readonly FieldChange[];
}
type ByStaff = { readonly by: StaffActor };

/**
 * Approves a request in the office, as `approveLink` does on its signed page. Refuses one's own request, one that was answered
 * or withdrawn since it was seen, a car of another owner than the one named, and a car that is not on record without details.
 */
export function approveLinkByStaff(trx: AnyTransaction, approval: Approval & ByStaff) {
  return answered(trx, approval, () => approveLink(trx, approval));
}

/** Rejects a request in the office with a reason, and a note for its customer. Refuses what an approval refuses of a request. */
export function rejectLinkByStaff(trx: AnyTransaction, rejection: Rejection & ByStaff) {
  return answered(trx, rejection, () => rejectLink(trx, rejection));
}

async function answered(
  trx: AnyTransaction,
  { id, by, version }: ByStaff & Pick<Approval, "id" | "version">,
  answer: () => Promise<Result<null, string>>,
): Promise<Result<AnsweredLink, LinkDeedRefusal>> {
  const before = await factsOf(trx, id);
  if (before === undefined) return refuse("link-not-found");
  if (before.customerId === by.staffId) return refuse("own-request");
  const { ok, ...outcome } = await answer();
  const after = await factsOf(trx, id);
  if (after === undefined) return refuse("link-not-found");
  if (!ok) return refusalOf((outcome as Refused).code, after);
  return succeed({ version: version + 1, changes: changesBetween(before.audited, after.audited) });
}

/** What an answer was refused for: a request that was seen as it is can only have been answered before. */
function refusalOf(code: string, { answeredBy, changedAt }: Facts): Refused<LinkDeedRefusal> {
  if (code === "car-needed") return refuse("car-details-needed");
  if (code === "owner-changed") return refuse("car-moved-meanwhile");
  return refuse("changed-meanwhile", { by: answeredBy, at: changedAt.toISOString() });
}

type Facts = NonNullable<Awaited<ReturnType<typeof factsOf>>>;

/** A request, and in whose garage the car is: what an answer changes. */
async function factsOf(trx: AnyTransaction, id: string) {
  const row = await tablesOf<GarageTables>(trx)
    .selectFrom("garage.vehicle_link as link")
    .leftJoin("garage.vehicle as vehicle", "vehicle.vin", "link.vin")
    .select(["link.customer_id", "link.state", "link.reason", "link.answer_note", "link.changed_at"])
    .select(["link.answered_by_name", "vehicle.customer_id as owner_id"])
    .where("link.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { state, reason, answer_note: note, owner_id: ownerId } = row;
  return {
    customerId: row.customer_id,
    changedAt: row.changed_at,
    answeredBy: row.answered_by_name,
    audited: { state, reason, note, ownerId },
  };
}
