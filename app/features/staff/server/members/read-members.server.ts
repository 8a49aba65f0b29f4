import { type RawBuilder, sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";
import { nameIs } from "#app/platform/people/person-search.server.ts";
import { everywhere, type Grant, type Role } from "../../rules/permissions.ts";
import type { StaffTables } from "../../tables.ts";
import { grantsOf } from "./member-columns.server.ts";

export type MemberState = "invited" | "active" | "left";

export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly nameAr: string;
  readonly language: Language;
  readonly state: MemberState;
  readonly version: number;
  readonly grants: readonly Grant[];
  /** Their roles come from the groups of another issuer, and are not changed here. */
  readonly hasRolesOfGroups: boolean;
  readonly hasPin: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly leftAt: Date | null;
  /** The last use of a session of the last hours. */
  readonly lastSeenAt: Date | null;
}

const columns = sql`m.id, m.email, m.name, m.name_ar as "nameAr", m.language, m.state, m.version,
  m.issuer <> 'built-in' as "hasRolesOfGroups", m.created_at as "createdAt", m.changed_at as "changedAt",
  m.changed_by as "changedBy", m.left_at as "leftAt",
  exists (select from staff.pin p where p.member_id = m.id) as "hasPin",
  (select max(s.last_used_at) from staff.session s where s.member_id = m.id and s.ended_at is null) as "lastSeenAt",
  ${grantsOf("m.id")} as grants`;

export interface MemberFilter {
  readonly states?: readonly MemberState[] | undefined;
  readonly role?: Role | undefined;
  /** With a role at one of these locations, or everywhere; `everywhere` among them narrows nothing. */
  readonly places?: readonly string[] | undefined;
  /** Words of a name as they sound in either script, or a part of it or of an address. */
  readonly text?: string | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface MemberPage {
  readonly members: readonly StaffMember[];
  readonly next: string | null;
}

/** Members by name; those who left only where they are requested. One query. */
export async function listMembers(filter: MemberFilter): Promise<MemberPage> {
  const { states = ["active", "invited"], limit } = filter;
  const { rows } = await sql<StaffMember>`
    select ${columns} from staff.member m
    where m.state = any(${states}::text[]) ${sql.join(narrowed(filter), sql` `)}
    order by m.name, m.id limit ${limit + 1}`.execute(database<StaffTables>());
  const members = rows.slice(0, limit);
  return { members, next: rows.length > limit ? (members.at(-1)?.id ?? null) : null };
}

function narrowed({ role, places, text, after }: MemberFilter): RawBuilder<unknown>[] {
  const granted = [
    ...(role === undefined ? [] : [sql`g.role = ${role}`]),
    ...(places === undefined || places.includes(everywhere)
      ? []
      : [sql`g.place = any(${[...places, everywhere]}::text[])`]),
  ];
  const holds = sql.join([sql`g.member_id = m.id`, ...granted], sql` and `);
  return [
    sql``,
    ...(granted.length === 0 ? [] : [sql`and exists (select from staff.role_grant g where ${holds})`]),
    ...(text === undefined
      ? []
      : [
          sql`and (strpos(lower(concat_ws(' ', m.name, m.name_ar, m.email)), ${text.toLowerCase()}) > 0
            or ${nameIs(sql`concat_ws(' ', m.name, m.name_ar)`, text, "heard")})`,
        ]),
    ...(after === undefined
      ? []
      : [sql`and (m.name, m.id) > (select a.name, a.id from staff.member a where a.id = ${after})`]),
  ];
}

/**
 * The Arabic names of members, also of those who left, by their Latin ones: records have the Latin one of their time. A former name
 * has the Arabic one of its time, the present one where it had none. A Latin name of two Arabic ones says neither. One query.
 */
export async function arabicNames(): Promise<[name: string, nameAr: string][]> {
  const { rows } = await sql<{ name: string; nameAr: string }>`
    select name, min(name_ar) as "nameAr" from (
      select m.name, m.name_ar from staff.member m
      union select f.name, coalesce(nullif(f.name_ar, ''), m.name_ar)
        from staff.former_name f join staff.member m on m.id = f.member_id) as named
    where name_ar <> '' group by name having count(*) = 1`.execute(database<StaffTables>());
  return rows.map(({ name, nameAr }) => [name, nameAr]);
}

/** A member as they are now, also one who left. */
export async function memberById(id: string, trx?: AnyTransaction): Promise<StaffMember | undefined> {
  const { rows } = await sql<StaffMember>`select ${columns} from staff.member m where m.id = ${id}`.execute(
    trx ?? database<StaffTables>(),
  );
  return rows[0];
}

export interface ActiveMember {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string;
  readonly email: string;
  readonly language: Language;
}

/** Who works in a role at a place or everywhere, in the order in which they came; without a place, wherever it is. One query. */
export async function activeMembersWith(
  role: Role,
  place: string | undefined,
  trx?: AnyTransaction,
): Promise<readonly ActiveMember[]> {
  const holds = place === undefined ? sql`true` : sql`g.place in (${place}, ${everywhere})`;
  const { rows } = await sql<ActiveMember>`
    select m.id, m.name, m.name_ar as "nameAr", m.email, m.language from staff.member m
    where m.state = 'active' and exists (select from staff.role_grant g
      where g.member_id = m.id and g.role = ${role} and ${holds})
    order by m.created_at, m.id`.execute(trx ?? database<StaffTables>());
  return rows;
}
