import { sql, type Transaction } from "kysely";
import type { PartsTables } from "../../tables.ts";
import type { Changes } from "./intake.server.ts";
import { count } from "./merge-rows.server.ts";

type Trx = Transaction<PartsTables>;

/** In the order in which they are read together: what a car has of a type stands side by side. */
const columns = sql.join(
  [
    ...[
      "type_id",
      "model_id",
      "part_id",
      "year_from",
      "year_to",
      "trim_id",
      "drive",
      "serial_from",
      "serial_to",
    ],
    ...["position_id", "quantity", "qualifier_id"],
  ].map((name) => sql.ref(name)),
);

/**
 * Brings the staged applications in. They have no key: one that differs in anything is another one. A file that is not
 * complete replaces those of the parts that it has applications for.
 */
export async function applyFitments(trx: Trx, { complete }: { complete: boolean }): Promise<Changes> {
  await sql`insert into parts.term (code)
    select code from (select trim as code from staged_fitment union select position from staged_fitment) as named
    where code is not null and not exists (select from parts.term where term.code = named.code)
    order by code`.execute(trx);
  await sql`insert into parts.qualifier (en, ar)
    select distinct qualifier_en, qualifier_ar from staged_fitment staged
    where qualifier_en is not null and not exists (
      select from parts.qualifier where en = qualifier_en and ar = qualifier_ar)`.execute(trx);
  await sql`create temporary table next_fitment on commit drop as ${nextFitments} order by ${columns}`.execute(
    trx,
  );
  await sql`analyze next_fitment`.execute(trx);
  const scope = complete ? sql`true` : sql`stored.part_id in (select part_id from next_fitment)`;
  const removed = await sql`delete from parts.fitment as stored where ${scope} and not exists (
    select from next_fitment as next where ${isSame})`.execute(trx);
  // Beside an empty table there is nothing to compare with: a first import of millions takes a fifth of the time.
  const isNew = (await isEmpty(trx))
    ? sql`true`
    : sql`not exists (select from parts.fitment as stored where ${isSame})`;
  const added = await sql`insert into parts.fitment (${columns}) select ${columns} from next_fitment as next
    where ${isNew} order by ${columns}`.execute(trx);
  await sql`analyze parts.fitment`.execute(trx);
  const { rows } = await sql<{ count: number }>`select count(*) as count from next_fitment`.execute(trx);
  const counts = { added: count(added), removed: count(removed) };
  return { ...counts, changed: 0, unchanged: (rows[0]?.count ?? 0) - counts.added };
}

async function isEmpty(trx: Trx): Promise<boolean> {
  const first = await trx.selectFrom("parts.fitment").select("part_id").limit(1).executeTakeFirst();
  return first === undefined;
}

const isSame = sql.join(
  [
    ...["part_id", "model_id", "year_from", "year_to", "trim_id", "drive", "serial_from", "serial_to"],
    ...["position_id", "quantity", "qualifier_id", "type_id"],
  ].map((name) => sql`stored.${sql.ref(name)} = next.${sql.ref(name)}`),
  sql` and `,
);

const nextFitments = sql`
  select distinct part.type_id, model.id as model_id, part.id as part_id, staged.year_from, staged.year_to,
    coalesce(trim_term.id, 0::smallint) as trim_id, staged.drive, staged.serial_from, staged.serial_to,
    coalesce(position_term.id, 0::smallint) as position_id, staged.quantity,
    coalesce(qualifier.id, 0) as qualifier_id
  from staged_fitment staged
  -- What took the place of a number fits the same cars.
  left join parts.supersession as old on old.number = staged.number
  join parts.part on part.number = coalesce(old.final_number, staged.number)
  join parts.model on model.code = staged.model
  left join parts.term as trim_term on trim_term.code = staged.trim
  left join parts.term as position_term on position_term.code = staged.position
  left join parts.qualifier on qualifier.en = staged.qualifier_en and qualifier.ar = staged.qualifier_ar`;
