import { changesBetween } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { tidyGrants } from "../../rules/grants.ts";
import { mayApprove } from "../../rules/permissions.ts";
import type { StaffTables } from "../../tables.ts";
import { closeSessions } from "../sessions/end-sessions.server.ts";
import type { ChangedMember } from "./change-grants.server.ts";
import { hasOtherAdministrator } from "./last-administrator.server.ts";
import { builtInIssuer, lockMember, replaceGrants, saveMember } from "./save-member.server.ts";
import { staffAccounts } from "./staff-accounts.server.ts";

export interface Leaving {
  readonly by: StaffActor;
  readonly memberId: string;
  readonly name: string;
  readonly now: Date;
}
/** Hands on the open work of a member who leaves, in that transaction. Answers how many pieces it was. */
type HandOn = (trx: AnyTransaction, leaving: Leaving) => Promise<number>;

const handOns = new Map<string, HandOn>();

/** Adds what has to be handed on when a member leaves, under the name of the work: `leads`. */
export function onLeaving(work: string, handOn: HandOn): void {
  handOns.set(work, handOn);
}

export interface Left extends ChangedMember {
  /** Pieces of work that were handed on, by the name under which they were added. */
  readonly handedOn: Readonly<Record<string, number>>;
}
type Refusal = "not-found" | "changed-meanwhile" | "own-leave" | "has-left" | "last-administrator";

/**
 * A colleague leaves: their sessions end at once, account, roles and PIN are gone, and their open work is handed on. Their name
 * stays with what they did. Nobody does it to themselves, and one administrator stays.
 */
export async function memberLeaves(
  trx: AnyTransaction,
  { by, now, ...seen }: { by: StaffActor; memberId: string; version: number; now: Date },
): Promise<Result<Left, Refusal>> {
  if (!mayApprove(by.staffId, seen.memberId)) return refuse("own-leave");
  const locked = await lockMember(trx, seen);
  if (!locked.ok) return locked;
  const { id, name, state, issuer, subject, grants } = locked.value;
  if (state === "left") return refuse("has-left");
  if (!(await hasOtherAdministrator(trx, id))) return refuse("last-administrator");
  const version = await saveMember(trx, locked.value, { state: "left", left_at: now, by: by.name, now });
  // Before the sessions, as where a link is used: of the two one waits for the other.
  if (issuer === builtInIssuer) await staffAccounts().close(trx, subject, now);
  await replaceGrants(trx, id, [], { by: by.name, now });
  await tablesOf<StaffTables>(trx).deleteFrom("staff.pin").where("member_id", "=", id).execute();
  await closeSessions(trx, "member_id", id, now);
  const handedOn: Record<string, number> = {};
  for (const [work, handOn] of handOns) handedOn[work] = await handOn(trx, { by, memberId: id, name, now });
  await announceChange(trx, ["staff", `member/${id}`]);
  const changes = changesBetween({ state, grants: tidyGrants(grants) }, { state: "left", grants: [] });
  return succeed({ version, changes, handedOn });
}
