import { readCenter, releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { dayIn } from "#app/i18n/dates/dates.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { mayChangeDrive } from "../../rules/drive-states.ts";
import type { Wanted } from "../cars/read-cars.server.ts";
import { type DriveTime, type TimeRefusal, takeDrive } from "../times/take-drive.server.ts";
import type { BookedDrive } from "./book-drive.server.ts";
import { referenceOfDrive, takerOf, wantedOf } from "./drive-names.server.ts";
import { type DriveRow, lockDrive, moveOf, type SeenDrive, saveMoves } from "./move-drive.server.ts";

/** Whose drive it has to be: a customer's, or the one that the signed link opens. */
export type Owner = { readonly customerId: string } | { readonly byLink: true };

export interface DriveChange extends SeenDrive {
  readonly owner: Owner;
  readonly showroomId: string;
  readonly startsAt: Date;
  readonly promiseKey: string;
  readonly now: Date;
}
export type ChangeRefusal = "drive-not-found" | "drive-changed" | "too-late-to-change";

/**
 * Moves a drive to another time, maybe at another showroom, in the caller's transaction: the new hour is taken and the old one
 * given back together. A request without a time gets one. Refuses what `takeDrive` refuses, a change that comes too late or
 * after another one, and a license that has expired by then.
 */
export async function changeDrive(
  transaction: AnyTransaction,
  change: DriveChange,
): Promise<Result<Omit<BookedDrive, "requoted">, TimeRefusal | ChangeRefusal | "license-not-valid">> {
  const { owner, showroomId, startsAt, promiseKey, now } = change;
  const existing = await changeableDrive(transaction, change, owner, now);
  if (!existing.ok) return existing;
  const row = existing.value;
  const taken = await takeTime(transaction, row, { showroomId, startsAt, promiseKey, now });
  if (!taken.ok) return taken;
  const { fields, showroom, car, endsAt } = taken.value;
  // A request came without answers about the license: the showroom asks for them before it confirms.
  const hasLicenseAnswer = row.license_country !== null;
  const confirmed =
    showroom.confirmsAtOnce && hasLicenseAnswer ? moveOf(row, "confirmed", "system", now) : undefined;
  const moves = [
    { code: row.code, actor: "customer" as const, at: now },
    ...(confirmed?.ok ? [confirmed.value] : []),
  ];
  const version = await saveMoves(transaction, row, moves, fields);
  const code = moves.at(-1)?.code ?? row.code;
  const { changeMinutes } = showroom;
  return succeed({
    id: row.id,
    reference: referenceOfDrive(row),
    code,
    version,
    startsAt,
    endsAt,
    car,
    changeMinutes,
  });
}

/** Takes another hour for a locked drive. Answers with what changes in its row. */
export async function takeTime(
  transaction: AnyTransaction,
  row: DriveRow,
  time: Omit<DriveTime, keyof Wanted>,
) {
  const taken = await takeDrive(transaction, { ...wantedOf(row), ...time }, takerOf(row));
  if (!taken.ok) return taken;
  const { car, showroom, startsAt, endsAt } = taken.value;
  const isExpired = row.license_until !== null && row.license_until < dayIn(startsAt, showroom.timeZone);
  if (isExpired) return refuse("license-not-valid", { problem: "expired" });
  const fields = { car_id: car.id, showroom_id: showroom.id, starts_at: startsAt, ends_at: endsAt };
  return succeed({ fields: { ...fields, lost_start: null }, showroom, car, endsAt });
}

/** Cancels a drive in the caller's transaction and gives its hour back. Refuses as a change does. */
export async function cancelDrive(
  transaction: AnyTransaction,
  { owner, now, ...seen }: SeenDrive & { readonly owner: Owner; readonly now: Date },
): Promise<Result<DriveRow, ChangeRefusal>> {
  const existing = await changeableDrive(transaction, seen, owner, now);
  return existing.ok ? cancelLocked(transaction, existing.value, now) : existing;
}

/** Cancels a drive that its caller has locked, however near it is. */
export async function cancelLocked(
  transaction: AnyTransaction,
  row: DriveRow,
  now: Date,
): Promise<Result<DriveRow, "too-late-to-change">> {
  const moved = moveOf(row, "canceled", "customer", now);
  if (!moved.ok) return refuse("too-late-to-change");
  await releaseBays(transaction, takerOf(row), now);
  const version = await saveMoves(transaction, row, [moved.value]);
  return succeed({ ...row, code: moved.value.code, version });
}

async function changeableDrive(
  transaction: AnyTransaction,
  seen: SeenDrive,
  owner: Owner,
  now: Date,
): Promise<Result<DriveRow, ChangeRefusal>> {
  const locked = await lockDrive(transaction, seen);
  if (!locked.ok) return locked;
  const row = locked.value;
  if ("customerId" in owner && row.customer_id !== owner.customerId) return refuse("drive-not-found");
  const { change_minutes: changeMinutes } = await readCenter(row.showroom_id, transaction);
  const mayChange = mayChangeDrive({ code: row.code, startsAt: row.starts_at }, changeMinutes, now);
  return mayChange ? locked : refuse("too-late-to-change");
}
