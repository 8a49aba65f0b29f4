import { releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DriveCode } from "../../rules/drive-states.ts";
import type { TestDriveTables } from "../../tables.ts";
import { takerOf } from "./change-drive.server.ts";
import { type DriveRow, lockDrive, moveOf, type SeenDrive, saveMoves } from "./move-drive.server.ts";

type Refusal = "drive-not-found" | "drive-changed" | "illegal-move" | "not-theirs";
/** Nobody drives after these: the car is free again. */
const freeing: readonly DriveCode[] = ["rejected", "canceled", "no-show"];

/**
 * Moves a drive on by the showroom's staff, in the caller's transaction. Refuses a drive that has changed since it was seen,
 * and a move that the table of states lacks.
 */
export async function moveByStaff(
  transaction: AnyTransaction,
  { to, now, ...seen }: SeenDrive & { readonly to: DriveCode; readonly now: Date },
): Promise<Result<DriveRow, Refusal>> {
  const locked = await lockDrive(transaction, seen);
  if (!locked.ok) return locked;
  const drive = locked.value;
  const moved = moveOf(drive, to, "staff", now);
  if (!moved.ok) return moved;
  if (freeing.includes(to)) await releaseBays(transaction, takerOf(drive));
  const version = await saveMoves(transaction, drive, [moved.value]);
  return succeed({ ...drive, code: moved.value.code, version });
}

/** Records that staff have seen the original of the driver's license, or takes that back. An upload never says so. */
export async function tickOriginal(
  transaction: AnyTransaction,
  { id, isSeen, now }: { readonly id: string; readonly isSeen: boolean; readonly now: Date },
): Promise<void> {
  await tablesOf<TestDriveTables>(transaction)
    .updateTable("test_drive.drive")
    .set({ original_seen_at: isSeen ? now : null })
    .where("id", "=", id)
    .execute();
}
