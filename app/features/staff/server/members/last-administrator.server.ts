import { sql } from "kysely";
import type { AnyTransaction } from "#app/platform/database.server.ts";

/**
 * Whether an active administrator of everything is left beside a member. Their grants stay locked until the transaction ends,
 * so that two administrators cannot remove each other at once.
 */
export async function hasOtherAdministrator(trx: AnyTransaction, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select g.member_id as id from staff.role_grant g join staff.member m on m.id = g.member_id
    where g.role = 'administrator' and m.state = 'active' order by g.member_id for update of g`.execute(trx);
  return rows.some(({ id }) => id !== memberId);
}
