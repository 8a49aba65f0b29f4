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
import { builtInIssuer, insertMember, lockMember, replaceGrants, saveMember } from "./save-member.server.ts";
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
  /** The one-time link that was sent, for who hands it over in person. */
  readonly link: string;
  readonly changes: readonly FieldChange[];
}

/** Invites a colleague: an account without a way in, and a link to choose one. They are active from their first sign-in on. With another issuer its groups say who works here. */
export async function inviteMember(
  trx: AnyTransaction,
  { by, now, ...person }: Invitation,
): Promise<Result<Invited, "email-taken" | "no-role" | "other-issuer">> {
  if (configuredMapping() !== undefined) return refuse("other-issuer");
  const { email, name, nameAr = name, language } = person;
  const grants = tidyGrants(person.grants);
  if (grants.length === 0) return refuse("no-role");
  if (await isTaken(trx, email)) return refuse("email-taken");
  const account = await staffAccounts().invite(trx, { email, name, language }, now);
  const id = newId<"StaffMember">(now.getTime());
  const own = { id, issuer: builtInIssuer, subject: account.id, email, name, nameAr, language } as const;
  const added = await insertMember(trx, { ...own, state: "invited" }, { by: by.name, now });
  // Two administrators at once: the account of the second goes with their transaction.
  if (!added) throw new Error("a member with this address has been invited meanwhile");
  await replaceGrants(trx, id, grants, { by: by.name, now });
  await announceChange(trx, ["staff"]);
  const changes = changesBetween({}, { email, name, nameAr, language, grants });
  return succeed({ memberId: id, version: 1, link: account.link, changes });
}

/** Sends a new link to a member who was invited and has not come yet, or has lost every way to sign in. */
export async function renewInvitation(
  trx: AnyTransaction,
  { by, now, ...seen }: { by: StaffActor; memberId: string; version: number; now: Date },
): Promise<
  Result<Omit<Invited, "memberId">, "not-found" | "changed-meanwhile" | "has-left" | "other-issuer">
> {
  const locked = await lockMember(trx, seen);
  if (!locked.ok) return locked;
  const member = locked.value;
  if (member.state === "left") return refuse("has-left");
  if (member.issuer !== builtInIssuer) return refuse("other-issuer");
  const renewed = await staffAccounts().renew(trx, member.subject, now);
  if (!renewed.ok) return renewed;
  const version = await saveMember(trx, member, { by: by.name, now });
  await announceChange(trx, ["staff"]);
  return succeed({ version, link: renewed.value.link, changes: [] });
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
