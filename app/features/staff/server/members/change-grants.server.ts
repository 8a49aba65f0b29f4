import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { tidyGrants } from "../../rules/grants.ts";
import { type Grant, mayApprove } from "../../rules/permissions.ts";
import { hasOtherAdministrator } from "./last-administrator.server.ts";
import { builtInIssuer, lockMember, replaceGrants, saveMember } from "./save-member.server.ts";

export interface GrantChange {
  readonly by: StaffActor;
  readonly memberId: string;
  readonly version: number;
  /** All that they have from now on. */
  readonly grants: readonly Grant[];
  readonly now: Date;
}
export interface ChangedMember {
  readonly version: number;
  readonly changes: readonly FieldChange[];
}
type Refusal =
  | "not-found"
  | "changed-meanwhile"
  | "own-roles"
  | "has-left"
  | "other-issuer"
  | "no-role"
  | "last-administrator";

/** Changes what a colleague may do, from their next request on. Nobody changes their own roles, and one administrator stays. */
export async function changeGrants(
  trx: AnyTransaction,
  { by, grants: requested, now, ...seen }: GrantChange,
): Promise<Result<ChangedMember, Refusal>> {
  const grants = tidyGrants(requested);
  if (!mayApprove(by.staffId, seen.memberId)) return refuse("own-roles");
  if (grants.length === 0) return refuse("no-role");
  const locked = await lockMember(trx, seen);
  if (!locked.ok) return locked;
  const member = locked.value;
  if (member.state === "left") return refuse("has-left");
  if (member.issuer !== builtInIssuer) return refuse("other-issuer");
  const staysAdministrator = grants.some(({ role }) => role === "administrator");
  if (!staysAdministrator && !(await hasOtherAdministrator(trx, member.id)))
    return refuse("last-administrator");
  const changes = changesBetween({ grants: tidyGrants(member.grants) }, { grants });
  if (changes.length === 0) return succeed({ version: member.version, changes });
  const version = await saveMember(trx, member, { by: by.name, now });
  await replaceGrants(trx, member.id, grants, { by: by.name, now });
  await announceChange(trx, ["staff", `member/${member.id}`]);
  return succeed({ version, changes });
}
