import { randomUUID } from "node:crypto";
import { everywhere, type Grant, type Role } from "#app/features/staff/rules/permissions.ts";
import { importMember, startSession } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { officeOrigin } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";

export interface WantedMember {
  readonly role?: Role;
  /** Everywhere, unless it is named. */
  readonly place?: string;
  /** More than one role, in place of the two above. */
  readonly grants?: readonly Grant[];
  readonly name?: string;
  readonly nameAr?: string;
  readonly deviceId?: string;
  readonly factors?: readonly string[];
  readonly at?: Date;
}

/** An active member of staff with a session that has just begun. */
export async function staffMember({
  role = "administrator",
  place = everywhere,
  grants = [{ role, place }],
  name = "Hamad Al Marri",
  nameAr = "حمد المري",
  deviceId,
  factors = ["otp"],
  at = now(),
}: WantedMember = {}) {
  const id = randomUUID();
  const email = `staff-${id}@example.qa`;
  const member = { id, email, name, nameAr, language: "en", grants } as const;
  await importMember(member, at);
  const { token, sessionId } = await inTransaction((trx) =>
    startSession(trx, { memberId: id, deviceId, authenticatedAt: at, factors, now: at }),
  );
  const by: StaffActor = { staffId: id, name };
  return { member, by, token, sessionId, cookie: `${sessionCookieName()}=${token}` };
}

/** Behind https alone browsers take the prefix. */
function sessionCookieName(): string {
  return officeOrigin().startsWith("https:") ? "__Host-marsa_office" : "marsa_office";
}
