import { fallbackLanguage } from "#app/i18n/language.ts";
import { changesBetween, type FieldChange } from "#app/lib/field-changes.ts";
import { newId } from "#app/lib/id.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { areSameGrants, type GroupMapping, grantsOfGroups, tidyGrants } from "../../rules/grants.ts";
import type { Grant } from "../../rules/permissions.ts";
import type { StaffTables } from "../../tables.ts";
import { configuredMapping } from "./configured-mapping.server.ts";
import {
  builtInIssuer,
  insertMember,
  keepFormerName,
  type LockedMember,
  lockMember,
  replaceGrants,
  saveMember,
} from "./save-member.server.ts";

/** Who has signed in, as their issuer says it. */
export interface SignedInSubject {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** In Arabic, where the issuer says it. */
  readonly nameAr?: string | undefined;
  readonly groups: readonly string[];
}

export interface SignedInMember {
  readonly id: string;
  readonly name: string;
  /** What the sign-in changed of the member: their state, or the roles that their groups give them. */
  readonly changes: readonly FieldChange[];
}
type Refusal = "not-a-member" | "has-left" | "no-role";

/**
 * The member who has signed in. Accounts of our own must be members: their first sign-in makes them active. With another issuer
 * (`mapping`, of the configuration) a person with a mapped group is one, and their roles are those of their groups, at each sign-in anew.
 */
export async function memberOfSubject(
  trx: AnyTransaction,
  person: SignedInSubject,
  now: Date,
  mapping: GroupMapping | undefined = configuredMapping(),
): Promise<Result<SignedInMember, Refusal>> {
  if (mapping === undefined) return ownMember(trx, person, now);
  const grants = grantsOfGroups(person.groups, mapping);
  const found = await findMember(trx, person.issuer, person.subject);
  if (found?.state === "left") return refuse("has-left");
  if (found !== undefined) return followGroups(trx, found, { ...person, grants }, now);
  return grants.length === 0 ? refuse("no-role") : addMember(trx, { ...person, grants }, now);
}

async function ownMember(
  trx: AnyTransaction,
  { subject }: SignedInSubject,
  now: Date,
): Promise<Result<SignedInMember, Refusal>> {
  const member = await findMember(trx, builtInIssuer, subject);
  if (member === undefined) return refuse("not-a-member");
  const { id, name, state } = member;
  if (state === "left") return refuse("has-left");
  if (state === "active") return succeed({ id, name, changes: [] });
  await saveMember(trx, member, { state: "active", by: name, now });
  await announceChange(trx, ["staff"]);
  return succeed({ id, name, changes: changesBetween({ state }, { state: "active" }) });
}

async function findMember(
  trx: AnyTransaction,
  issuer: string,
  subject: string,
): Promise<LockedMember | undefined> {
  const found = await tablesOf<StaffTables>(trx)
    .selectFrom("staff.member")
    .select(["id", "version"])
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .forUpdate()
    .executeTakeFirst();
  const locked = found && (await lockMember(trx, { memberId: found.id, version: found.version }));
  return locked?.ok ? locked.value : undefined;
}

type Mapped = SignedInSubject & { readonly grants: readonly Grant[] };

/**
 * Takes over what the issuer says. Without a role left they keep their name here and nothing else. An Arabic name that the issuer
 * does not say belongs to the Latin one: a renamed member has it no longer.
 */
async function followGroups(
  trx: AnyTransaction,
  member: LockedMember,
  { email, name, nameAr: said, grants }: Mapped,
  now: Date,
): Promise<Result<SignedInMember, Refusal>> {
  const isRenamed = name !== member.name;
  const nameAr = said || (isRenamed ? "" : member.name_ar);
  const changes = changesBetween(
    { email: member.email, name: member.name, nameAr: member.name_ar, grants: tidyGrants(member.grants) },
    { email, name, nameAr, grants },
  );
  if (changes.length > 0) {
    if (isRenamed) await keepFormerName(trx, member);
    await saveMember(trx, member, { email, name, name_ar: nameAr, by: name, now });
    if (!areSameGrants(member.grants, grants))
      await replaceGrants(trx, member.id, grants, { by: member.issuer, now });
    await announceChange(trx, ["staff"]);
  }
  return grants.length === 0 ? refuse("no-role") : succeed({ id: member.id, name, changes });
}

async function addMember(
  trx: AnyTransaction,
  { issuer, subject, email, name, nameAr = "", grants }: Mapped,
  now: Date,
): Promise<Result<SignedInMember, Refusal>> {
  const id = newId<"StaffMember">(now.getTime());
  const language = fallbackLanguage;
  const own = { id, issuer, subject, email, name, nameAr, language, state: "active" } as const;
  const added = await insertMember(trx, own, { by: name, now });
  if (!added) {
    // Another tab of theirs was faster.
    const member = await findMember(trx, issuer, subject);
    return member === undefined ? refuse("not-a-member") : succeed({ id: member.id, name, changes: [] });
  }
  await replaceGrants(trx, id, grants, { by: issuer, now });
  await announceChange(trx, ["staff"]);
  return succeed({ id, name, changes: changesBetween({}, { email, name, nameAr, grants }) });
}
