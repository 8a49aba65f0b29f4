import { sql } from "kysely";
import { now } from "#app/platform/clock.server.ts";
import { database } from "#app/platform/database.server.ts";

/**
 * The document that is to be processed next: customers take turns, each with the oldest of theirs, and who has some under way comes
 * after those who have none. Of documents that were tried before, which wait for something else, only the job's own.
 */
export async function nextInTurn(ownId: string): Promise<string | undefined> {
  const at = now();
  const { rows } = await sql<{ id: string }>`
    with waiting as (
      select id, customer_id, uploaded_at,
        row_number() over (partition by customer_id order by uploaded_at, id) as turn
      from documents.document
      where (code = 'uploaded' or (code = 'scanning' and id = ${ownId}))
        and (claimed_until is null or claimed_until <= ${at})
    )
    select id from waiting
    order by turn + (
      select count(*) from documents.document as busy
      where busy.customer_id = waiting.customer_id and busy.code = 'scanning' and busy.claimed_until > ${at}
    ), uploaded_at, id
    limit 1`.execute(database());
  return rows[0]?.id;
}
