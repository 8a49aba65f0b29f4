import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { moveLink, type RejectReason } from "../../rules/link-states.ts";
import type { GarageTables } from "../../tables.ts";
import { addCar, type NewCar } from "./add-car.server.ts";
import { notifyFormerOwner, notifyOfLink } from "./notify-of-link.server.ts";
import { linkTopics, lockLink, type SeenLink, saveLinkMove } from "./save-link-move.server.ts";

interface Answer extends SeenLink {
  readonly now: Date;
  /** Who answers, where they are signed in to the office. */
  readonly by?: StaffActor | undefined;
}
export interface Approval extends Answer {
  /** Whom the page named as its owner; the car moves from this customer alone, and only where staff say so. */
  readonly formerOwnerId?: string | undefined;
  readonly newCar?: NewCar | undefined;
}

/**
 * Approves a request: the car on record moves into the customer's garage, or a new one is put there; customer and former
 * owner are notified. Refuses a request that has changed since it was seen, a car of another customer than the one named,
 * and a car that is not on record without its details.
 */
export async function approveLink(
  transaction: AnyTransaction,
  { formerOwnerId, newCar, now, by, ...seen }: Approval,
): Promise<Result<null, "link-changed" | "illegal-move" | "not-theirs" | "owner-changed" | "car-needed">> {
  const trx = tablesOf<GarageTables>(transaction);
  const locked = await lockLink(transaction, seen);
  if (!locked.ok) return locked;
  const link = locked.value;
  const moved = moveLink(link.state, "approved", "staff");
  if (!moved.ok) return moved;
  const vehicle = await trx
    .selectFrom("garage.vehicle")
    .select(["id", "customer_id"])
    .where("vin", "=", link.vin)
    .forUpdate()
    .executeTakeFirst();
  if (vehicle === undefined) {
    if (newCar === undefined) return refuse("car-needed");
    const car = { ...newCar, customerId: link.customer_id, vin: link.vin, now };
    const added = await addCar(transaction, car);
    if (!added.ok) return added;
  } else if (vehicle.customer_id !== link.customer_id) {
    if (vehicle.customer_id !== formerOwnerId) return refuse("owner-changed");
    await trx
      .updateTable("garage.vehicle")
      .set({ customer_id: link.customer_id })
      .where("id", "=", vehicle.id)
      .execute();
    await notifyFormerOwner(transaction, vehicle.customer_id, link.vin);
  }
  await saveLinkMove(transaction, link, { state: moved.value, ...answeredBy(by) }, now);
  await announceChange(transaction, linkTopics);
  await notifyOfLink(transaction, link, { state: "approved" });
  return succeed(null);
}

export interface Rejection extends Answer {
  readonly reason: RejectReason;
  /** For the customer; empty without one. */
  readonly note: string;
}

/** Rejects a request with a reason, and a note for its customer. Refuses one that has changed since it was seen. */
export async function rejectLink(
  transaction: AnyTransaction,
  { reason, note, now, by, ...seen }: Rejection,
): Promise<Result<null, "link-changed" | "illegal-move" | "not-theirs">> {
  const locked = await lockLink(transaction, seen);
  if (!locked.ok) return locked;
  const link = locked.value;
  const moved = moveLink(link.state, "rejected", "staff");
  if (!moved.ok) return moved;
  const answer_note = note === "" ? null : note;
  const answer = { state: moved.value, reason, answer_note, ...answeredBy(by) };
  await saveLinkMove(transaction, link, answer, now);
  await announceChange(transaction, linkTopics);
  await notifyOfLink(transaction, link, { state: "rejected", reason, note });
  return succeed(null);
}

function answeredBy(by: StaffActor | undefined) {
  return { answered_by_id: by?.staffId ?? null, answered_by_name: by?.name ?? null };
}
