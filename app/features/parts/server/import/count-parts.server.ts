import { sql, type Transaction } from "kysely";
import type { PartsTables } from "../../tables.ts";

/**
 * Marks what is sold today. The applications of a number that another took the place of go to that one: it fits the same
 * cars, and what reads applications need not look at parts. Chains have to be followed before.
 */
export async function markLive(trx: Transaction<PartsTables>): Promise<void> {
  await sql`with changed as (
      update parts.part set is_live = not is_live
      where is_live = exists (select from parts.supersession where supersession.number = part.number)
      returning id, number, is_live
    )
    update parts.fitment set part_id = final.id, type_id = final.type_id
    from changed join parts.supersession old on old.number = changed.number
    join parts.part final on final.number = old.final_number
    where fitment.part_id = changed.id and not changed.is_live`.execute(trx);
}

/** Marks what is for every car, and counts what is sold by type, model and year. */
export async function countParts(trx: Transaction<PartsTables>): Promise<void> {
  await sql`update parts.part set is_universal = not is_universal
    where is_universal = exists (select from parts.fitment where part_id = part.id)`.execute(trx);
  await sql`delete from parts.type_count`.execute(trx);
  await sql`insert into parts.type_count
    select type_id, count(*), count(*) filter (where is_universal), coalesce(positions, '{}')
    from parts.part left join (
      select type_id, array_agg(distinct position_id) as positions from parts.fitment where position_id <> 0
      group by type_id
    ) as placed using (type_id) where is_live group by type_id, positions`.execute(trx);
  await sql`delete from parts.car_count`.execute(trx);
  await sql`insert into parts.car_count
    select fitment.model_id, year, fitment.type_id, count(distinct part_id)::integer,
      bool_or(trim_id <> 0 or drive <> 0 or serial_from > 0 or serial_to < 999999)
    from parts.fitment join parts.model on model.id = model_id
    cross join generate_series(greatest(fitment.year_from, model.year_from)::integer, least(fitment.year_to, model.year_to)::integer) as year
    group by fitment.model_id, year, fitment.type_id order by 1, 2, 3`.execute(trx);
  for (const table of ["part", "car_count", "type_count"])
    await sql`analyze ${sql.table(`parts.${table}`)}`.execute(trx);
}
