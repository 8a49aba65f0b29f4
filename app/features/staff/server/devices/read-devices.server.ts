import { sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import { everywhere } from "../../rules/permissions.ts";
import { pinTrustedSince } from "../../rules/session-limits.ts";
import type { StaffTables } from "../../tables.ts";
import { tokenHash } from "../token-hash.server.ts";

export interface StaffDevice {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/** The registered device behind a cookie; undefined where it is none, or was revoked. */
export async function deviceOf(token: string): Promise<StaffDevice | undefined> {
  return database<StaffTables>()
    .selectFrom("staff.device")
    .select(["id", "name", "place"])
    .where("token_hash", "=", tokenHash(token))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

/** Where a device is, also one that was revoked; undefined where there is none. */
export async function placeOfDevice(id: string): Promise<string | undefined> {
  const device = await database<StaffTables>()
    .selectFrom("staff.device")
    .select("place")
    .where("id", "=", id)
    .executeTakeFirst();
  return device?.place;
}

export interface ListedDevice extends StaffDevice {
  readonly version: number;
  readonly registeredAt: Date;
  readonly registeredBy: string;
  readonly revokedAt: Date | null;
  /** The last use of a session of the last hours, and whose it was. */
  readonly lastUsedAt: Date | null;
  readonly lastUsedBy: string | null;
}

/** Devices of some places (`everywhere` among them: of all), those in use first. One query. */
export async function listDevices(places: readonly string[]): Promise<readonly ListedDevice[]> {
  const { rows } = await sql<ListedDevice>`
    select d.id, d.name, d.place, d.version, d.registered_at as "registeredAt", d.registered_by as "registeredBy",
      d.revoked_at as "revokedAt", l.last_used_at as "lastUsedAt", l.name as "lastUsedBy"
    from staff.device d left join lateral (
      select s.last_used_at, m.name from staff.session s join staff.member m on m.id = s.member_id
      where s.device_id = d.id order by s.last_used_at desc limit 1) l on true
    where d.place = any(${places}::text[]) or ${everywhere} = any(${places}::text[])
    order by d.revoked_at is not null, d.place, d.name, d.id limit 500`.execute(database<StaffTables>());
  return rows;
}

export interface MemberAtDevice {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string;
  readonly language: Language;
}

/** Who may change to themselves on a device by PIN: members of its place with one who have signed in fully there of late. One query. */
export async function membersAtDevice(deviceToken: string, now: Date): Promise<readonly MemberAtDevice[]> {
  const { rows } = await sql<MemberAtDevice>`
    select m.id, m.name, m.name_ar as "nameAr", m.language
    from staff.device d join staff.full_sign_in f on f.place = d.place and f.at > ${pinTrustedSince(now)}
      join staff.member m on m.id = f.member_id and m.state = 'active'
      join staff.pin p on p.member_id = m.id
    where d.token_hash = ${tokenHash(deviceToken)} and d.revoked_at is null
      and exists (select from staff.role_grant g where g.member_id = m.id and g.place in (d.place, ${everywhere}))
    order by m.name, m.id limit 100`.execute(database<StaffTables>());
  return rows;
}
