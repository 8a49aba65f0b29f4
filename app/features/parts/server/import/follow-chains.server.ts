import { sql, type Transaction } from "kysely";
import type { PartsTables } from "../../tables.ts";
import { count } from "./merge-rows.server.ts";

/** Longer chains than this are circles. */
const longestChain = 32;

/** Gives every number that is not made any more the end of its chain. Answers whether all of them end. */
export async function followChains(trx: Transaction<PartsTables>): Promise<boolean> {
  await sql`update parts.supersession set final_number = next_number where final_number <> next_number`.execute(
    trx,
  );
  for (let step = 0; step < longestChain; step += 1) {
    const moved = await sql`
      update parts.supersession as chain set final_number = next.final_number
      from parts.supersession as next where next.number = chain.final_number`.execute(trx);
    if (count(moved) === 0) return true;
  }
  return false;
}

/** The numbers that go round in a circle. */
export const circle = sql`
  with recursive walk as (
    select number as start, next_number as at, 1 as step from parts.supersession
    union all
    select start, next_number, step + 1 from walk join parts.supersession on number = at
    where at <> start and step < ${longestChain}
  )
  select start from walk where at = start`;
