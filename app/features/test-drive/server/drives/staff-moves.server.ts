import { releaseBays } from "#app/features/scheduling/scheduling.server.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { DriveCode } from "../../rules/drive-states.ts";
import { endingCodes, lacksTime } from "../../rules/showroom-moves.ts";
import type { TestDriveTables } from "../../tables.ts";
import { takerOf } from "./drive-names.server.ts";
import { type DriveRow, lockDrive, moveOf, type SeenDrive, saveMoves } from "./move-drive.server.ts";

type Refusal = "drive-not-found" | "drive-changed" | "illegal-move" | "not-theirs";
/**
 * Moves a drive on by the showroom's staff, in the caller's transaction; one that ends early gives its hour back. Refuses a
 * drive that has changed since it was seen, a move that the table of states lacks, and to confirm what has no time.
 */
export async function moveByStaff(
  transaction: AnyTransaction,
  { to, now, ...seen }: SeenDrive & { readonly to: DriveCode; readonly now: Date },
): Promise<Result<DriveRow, Refusal>> {
  const locked = await lockDrive(transaction, seen);
  if (!locked.ok) return locked;
  const drive = locked.value;
  if (to === "confirmed" && lacksTime({ code: drive.code, startsAt: drive.starts_at }))
    return refuse("illegal-move", { from: drive.code, to });
  const moved = moveOf(drive, to, "staff", now);
  if (!moved.ok) return moved;
  if (endingCodes.includes(to)) await releaseBays(transaction, takerOf(drive), now);
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
