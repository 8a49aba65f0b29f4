import type { Selectable, Updateable } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import type { Grant } from "../../rules/permissions.ts";
import type { Member, StaffTables } from "../../tables.ts";
import { grantsOf } from "./member-columns.server.ts";

/** Where members' accounts are our own. Of any other issuer the groups say who has which role. */
export const builtInIssuer = "built-in";

export interface LockedMember extends Selectable<Member> {
  readonly grants: readonly Grant[];
}
type LockRefusal = "not-found" | "changed-meanwhile";

/** A member, locked until the transaction ends. Refuses one that was changed since it was seen. */
export async function lockMember(
  transaction: AnyTransaction,
  { memberId, version }: { readonly memberId: string; readonly version: number },
): Promise<Result<LockedMember, LockRefusal>> {
  const trx = tablesOf<StaffTables>(transaction);
  const row = await trx
    .selectFrom("staff.member")
    .selectAll()
    .where("id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return refuse("not-found");
  if (row.version !== version) return refuse("changed-meanwhile", { by: row.changed_by, at: row.changed_at });
  // Read after the lock: a change that it waited for may have replaced them.
  const { grants } = await trx
    .selectFrom("staff.member as m")
    .select(grantsOf("m.id").as("grants"))
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return succeed({ ...row, grants });
}

export interface NewMember {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly nameAr: string;
  readonly language: Language;
  readonly state: "invited" | "active";
}

/** Adds a member; false where the issuer's subject, or an account's address, is there already. */
export async function insertMember(
  trx: AnyTransaction,
  { nameAr, ...member }: NewMember,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<boolean> {
  const added = await tablesOf<StaffTables>(trx)
    .insertInto("staff.member")
    .values({
      ...{ ...member, name_ar: nameAr, version: 1, created_at: now, changed_at: now, changed_by: by },
      left_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Writes a change of a locked member. Answers the new version. */
export async function saveMember(
  trx: AnyTransaction,
  { id, version }: Pick<LockedMember, "id" | "version">,
  { by, now, ...fields }: Updateable<Member> & { readonly by: string; readonly now: Date },
): Promise<number> {
  await tablesOf<StaffTables>(trx)
    .updateTable("staff.member")
    .set({ ...fields, version: version + 1, changed_at: now, changed_by: by })
    .where("id", "=", id)
    .execute();
  return version + 1;
}

/** Writes down the name of a locked member who gets another: records of its time go on naming them by it. */
export async function keepFormerName(
  trx: AnyTransaction,
  { id, name, name_ar }: Pick<LockedMember, "id" | "name" | "name_ar">,
): Promise<void> {
  await tablesOf<StaffTables>(trx)
    .insertInto("staff.former_name")
    .values({ member_id: id, name, name_ar })
    .onConflict((conflict) => conflict.columns(["member_id", "name"]).doUpdateSet({ name_ar }))
    .execute();
}

/** Puts these grants in the place of all others. */
export async function replaceGrants(
  transaction: AnyTransaction,
  memberId: string,
  grants: readonly Grant[],
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  const trx = tablesOf<StaffTables>(transaction);
  await trx.deleteFrom("staff.role_grant").where("member_id", "=", memberId).execute();
  if (grants.length === 0) return;
  await trx
    .insertInto("staff.role_grant")
    .values(grants.map((grant) => ({ ...grant, member_id: memberId, granted_by: by, granted_at: now })))
    .execute();
}
