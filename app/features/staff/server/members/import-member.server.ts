import type { Language } from "#app/i18n/language.ts";
import { inTransaction, tablesOf } from "#app/platform/database.server.ts";
import { announceChange } from "#app/platform/live/announce-change.server.ts";
import { tidyGrants } from "../../rules/grants.ts";
import type { Grant } from "../../rules/permissions.ts";
import type { StaffTables } from "../../tables.ts";
import { closeSessions } from "../sessions/end-sessions.server.ts";
import { builtInIssuer, insertMember, replaceGrants } from "./save-member.server.ts";

export interface ImportedMember {
  /** Also the id of their account. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly nameAr: string;
  readonly language: Language;
  readonly grants: readonly Grant[];
}

/** Takes in a member whose account is there, active at once. One who is there already stays as they are. */
export function importMember({ grants, ...person }: ImportedMember, now: Date): Promise<void> {
  return inTransaction<unknown, void>(async (trx) => {
    const member = { ...person, issuer: builtInIssuer, subject: person.id, state: "active" } as const;
    const added = await insertMember(trx, member, { by: person.name, now });
    if (added) await replaceGrants(trx, person.id, tidyGrants(grants), { by: person.name, now });
  });
}

/** Ends the sessions of members and takes their PINs, as where their passwords are public. */
export function lockMembers(ids: readonly string[], now: Date): Promise<void> {
  return inTransaction<unknown, void>(async (trx) => {
    for (const id of ids) await closeSessions(trx, "member_id", id, now);
    await tablesOf<StaffTables>(trx).deleteFrom("staff.pin").where("member_id", "in", ids).execute();
    await announceChange(
      trx,
      ids.map((id) => `member/${id}`),
    );
  });
}
