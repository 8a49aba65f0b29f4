import type { Language } from "#app/i18n/language.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { tidyGrants } from "../../rules/grants.ts";
import type { Grant } from "../../rules/permissions.ts";
import type { StaffTables } from "../../tables.ts";
import { configuredMapping } from "./configured-mapping.server.ts";
import { mailAdministrators } from "./mail-administrators.server.ts";
import { builtInIssuer, insertMember, replaceGrants } from "./save-member.server.ts";
import { staffAccounts } from "./staff-accounts.server.ts";

export interface Invitation {
  readonly by: StaffActor;
  readonly email: string;
  readonly name: string;
  /** The Latin name where there is none in Arabic. */
  readonly nameAr?: string | undefined;
  readonly language: Language;
  readonly grants: readonly Grant[];
  readonly now: Date;
}

export interface Invited {
  readonly memberId: string;
  readonly version: number;
  readonly changes: readonly FieldChange[];
}

/**
 * Invites a colleague: an account without a way in, and a link to choose one, which they alone get by mail. They are active from
 * their first sign-in on. With another issuer its groups say who works here.
 */
export async function inviteMember(
  trx: AnyTransaction,
  { by, now, ...person }: Invitation,
): Promise<Result<Invited, "email-taken" | "no-role" | "other-issuer">> {
  if (configuredMapping() !== undefined) return refuse("other-issuer");
  const { email, name, nameAr = name, language } = person;
  const grants = tidyGrants(person.grants);
  if (grants.length === 0) return refuse("no-role");
  if (await isTaken(trx, email)) return refuse("email-taken");
  const account = await staffAccounts().invite(trx, { email, name, nameAr, language }, now);
  const id = newId<"StaffMember">(now.getTime());
  const own = { id, issuer: builtInIssuer, subject: account.id, email, name, nameAr, language } as const;
  const added = await insertMember(trx, { ...own, state: "invited" }, { by: by.name, now });
  // Two administrators at once: the account of the second goes with their transaction.
  if (!added) throw new Error("a member with this address has been invited meanwhile");
  await replaceGrants(trx, id, grants, { by: by.name, now });
  await mailAdministrators(trx, { occasion: "invited", by, member: own, email, now });
  await announceChange(trx, ["staff"]);
  const changes = changesBetween({}, { email, name, nameAr, language, grants });
  return succeed({ memberId: id, version: 1, changes });
}

async function isTaken(trx: AnyTransaction, email: string): Promise<boolean> {
  const there = await tablesOf<StaffTables>(trx)
    .selectFrom("staff.member")
    .select("id")
    .where(({ fn, ref }) => fn<string>("lower", [ref("email")]), "=", email.toLowerCase())
    .where("state", "<>", "left")
    .executeTakeFirst();
  return there !== undefined;
}
