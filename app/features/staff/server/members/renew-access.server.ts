import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { StaffTables } from "../../tables.ts";
import { closeSessions } from "../sessions/end-sessions.server.ts";
import { mailAdministrators } from "./mail-administrators.server.ts";
import { memberById } from "./read-members.server.ts";
import { builtInIssuer, lockMember, saveMember } from "./save-member.server.ts";
import { staffAccounts } from "./staff-accounts.server.ts";

export interface Renewal {
  readonly by: StaffActor;
  readonly memberId: string;
  readonly version: number;
  readonly now: Date;
}
type Refusal = "not-found" | "changed-meanwhile" | "has-left" | "other-issuer";

/**
 * Mails a new link to a member who has not come yet, or has lost every way to sign in. It goes to their own address, which nobody
 * can change, and to nobody else: who has it acts in their name. The other administrators are mailed who renewed whose access.
 */
export async function renewInvitation(
  trx: AnyTransaction,
  { by, now, ...seen }: Renewal,
): Promise<Result<{ readonly version: number; readonly email: string }, Refusal>> {
  const locked = await lockMember(trx, seen);
  if (!locked.ok) return locked;
  const member = locked.value;
  if (member.state === "left") return refuse("has-left");
  if (member.issuer !== builtInIssuer) return refuse("other-issuer");
  const renewedBy = (await memberById(by.staffId, trx)) ?? { name: by.name, nameAr: "" };
  const renewed = await staffAccounts().renew(trx, { id: member.subject, renewedBy }, now);
  if (!renewed.ok) return renewed;
  const version = await saveMember(trx, member, { by: by.name, now });
  const { email } = renewed.value;
  const { id, name, name_ar: nameAr } = member;
  await mailAdministrators(trx, { occasion: "renewed", by, member: { id, name, nameAr }, email, now });
  await announceChange(trx, ["staff"]);
  return succeed({ version, email });
}

/**
 * A member has used their link: their sessions in every browser end, and so does their PIN. All that opened their access before
 * is void with it. Answers who it is; undefined where no member has this account.
 */
export async function accessRenewed(
  transaction: AnyTransaction,
  accountId: string,
  now: Date,
): Promise<StaffActor | undefined> {
  const trx = tablesOf<StaffTables>(transaction);
  // Not locked: a member who leaves holds that lock while their account is waited for here.
  const member = await trx
    .selectFrom("staff.member")
    .select(["id", "name"])
    .where("issuer", "=", builtInIssuer)
    .where("subject", "=", accountId)
    .executeTakeFirst();
  if (member === undefined) return undefined;
  const { id, name } = member;
  await trx.deleteFrom("staff.pin").where("member_id", "=", id).execute();
  await trx.deleteFrom("staff.full_sign_in").where("member_id", "=", id).execute();
  await closeSessions(transaction, "member_id", id, now);
  await announceChange(transaction, [`member/${id}`]);
  return { staffId: id, name };
}
