import { sql } from "kysely";
import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { Grant } from "../../rules/permissions.ts";
import { sessionCutoffs } from "../../rules/session-limits.ts";
import type { StaffTables } from "../../tables.ts";
import { grantsOf } from "../members/member-columns.server.ts";
import { tokenHash } from "../token-hash.server.ts";

export interface SessionMember {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string;
  readonly email: string;
  readonly language: Language;
  readonly grants: readonly Grant[];
}

export interface StaffSession {
  readonly sessionId: string;
  readonly member: SessionMember;
  /** Their last sign-in with password or passkey. */
  readonly authenticatedAt: Date;
  /** The registered device on which it is: nothing is stepped up there. */
  readonly deviceId: string | undefined;
}

interface SessionRow extends Omit<SessionMember, "id"> {
  readonly sessionId: string;
  readonly memberId: string;
  readonly authenticatedAt: Date;
  readonly deviceId: string | null;
}

/**
 * The session behind a cookie, in one query; undefined at once where it was ended, ran out or was not used for too long, its member
 * left or its device was revoked. It counts as a use unless `isUse` is false, as for streams that only look whether it goes on;
 * a use that another request is writing down is not waited for.
 */
export async function sessionOf(
  token: string,
  now: Date,
  { isUse = true }: { readonly isUse?: boolean } = {},
): Promise<StaffSession | undefined> {
  const { startedAfter, personalUsedAfter, deviceUsedAfter, writeUseBefore } = sessionCutoffs(now);
  const { rows } = await sql<SessionRow>`
    with open as (
      select s.id, s.authenticated_at, s.device_id, s.last_used_at, m.id as member_id, m.name, m.name_ar, m.email, m.language
      from staff.session s join staff.member m on m.id = s.member_id and m.state = 'active'
        left join staff.device d on d.id = s.device_id
      where s.token_hash = ${tokenHash(token)} and s.ended_at is null and d.revoked_at is null
        and s.started_at > ${startedAfter}
        and s.last_used_at > case when s.device_id is null
          then ${personalUsedAfter}::timestamptz else ${deviceUsedAfter}::timestamptz end
    ), used as (
      update staff.session set last_used_at = ${now}
      where id in (select id from staff.session where ${isUse}
        and id in (select id from open where last_used_at < ${writeUseBefore}) for update skip locked)
    )
    select open.id as "sessionId", open.authenticated_at as "authenticatedAt", open.device_id as "deviceId",
      open.member_id as "memberId", open.name, open.name_ar as "nameAr", open.email, open.language,
      ${grantsOf("open.member_id")} as grants
    from open`.execute(database<StaffTables>());
  return rows[0] && shownSession(rows[0]);
}

function shownSession({
  sessionId,
  memberId,
  authenticatedAt,
  deviceId,
  ...member
}: SessionRow): StaffSession {
  return {
    sessionId,
    authenticatedAt,
    deviceId: deviceId ?? undefined,
    member: { id: memberId, ...member },
  };
}
