import { sql, type Transaction } from "kysely";
import type { Arrival, StagingTables } from "./stage-cars.server.ts";
import type { Spared } from "./stage-feed.server.ts";

export interface Applied {
  readonly added: number;
  readonly updated: number;
  /** Cars that a complete feed does not have any more. */
  readonly gone: number;
}

/** Brings the staged cars into the stock; cars that are as they were are not touched. */
export async function applyStaging(
  trx: Transaction<StagingTables>,
  { complete, now, version, spared, source }: Arrival & { complete: boolean; spared: Spared },
): Promise<Applied> {
  await sql`analyze stock_row`.execute(trx);
  // What the stock knows better: since when a car is offered, when it was sold, with which version it came.
  await sql`
    update stock_row staged set
      listed_at = case when staged.has_listed_at then staged.listed_at else stored.listed_at end,
      sold_at = case when staged.status = 'sold' then coalesce(stored.sold_at, staged.sold_at) end,
      entered_version = case
        when staged.status in ('in-stock', 'reserved') and stored.status in ('sold', 'out-of-stock')
        then staged.entered_version else stored.entered_version end
    from preowned.vehicle stored where stored.vehicle_no = staged.vehicle_no`.execute(trx);
  const columns = await columnsOfVehicle(trx);
  const of = (table: string) => sql.join(columns.map((name) => sql.ref(`${table}.${name}`)));
  await storePrices(trx, { now, version });
  const updated = await sql`
    update preowned.vehicle stored set (${sql.join(columns.map((name) => sql.ref(name)))}) = row(${of("staged")})
    from stock_row staged
    where stored.vehicle_no = staged.vehicle_no and (${of("stored")}) is distinct from (${of("staged")})
  `.execute(trx);
  const added = await sql`
    insert into preowned.vehicle (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${of("staged")} from stock_row staged
    where not exists (select from preowned.vehicle stored where stored.vehicle_no = staged.vehicle_no)
  `.execute(trx);
  await storeFirstPrices(trx);
  const gone = complete && spared !== "anyone" ? await takeOut(trx, spared, source) : 0;
  return { added: count(added), updated: count(updated), gone };
}

/** A price that changes begins now. The same instant cannot begin two prices. */
async function storePrices(
  trx: Transaction<StagingTables>,
  { now, version }: Omit<Arrival, "source">,
): Promise<void> {
  await sql`
    insert into preowned.price_change (vehicle_no, at, price, version)
    select staged.vehicle_no, ${now}, staged.price, ${version}
    from stock_row staged join preowned.vehicle stored using (vehicle_no)
    where stored.price <> staged.price
    on conflict (vehicle_no, at) do update set price = excluded.price, version = excluded.version`.execute(
    trx,
  );
}

/** A new car has the past that its feed states, or begins with its price of today. */
async function storeFirstPrices(trx: Transaction<StagingTables>): Promise<void> {
  await sql`
    insert into preowned.price_change (vehicle_no, at, price)
    select staged.vehicle_no, coalesce(past.at, staged.listed_at), coalesce(past.price, staged.price)
    from stock_row staged
    left join lateral jsonb_to_recordset(staged.past_prices) as past (at timestamptz, price integer) on true
    where not exists (select from preowned.price_change stored where stored.vehicle_no = staged.vehicle_no)
    on conflict do nothing`.execute(trx);
}

/** A sold car stays sold; what else of its source a complete feed lacks, other than the spared cars, is out of stock. */
async function takeOut(
  trx: Transaction<StagingTables>,
  spared: readonly string[],
  source: string,
): Promise<number> {
  return count(
    await sql`
      update preowned.vehicle stored set status = 'out-of-stock'
      where stored.status in ('in-stock', 'reserved') and stored.source = ${source} and stored.vehicle_no <> all(${[...spared]}::text[])
        and not exists (select from stock_row staged where staged.vehicle_no = stored.vehicle_no)`.execute(
      trx,
    ),
  );
}

async function columnsOfVehicle(trx: Transaction<StagingTables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'preowned.vehicle'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

function count({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number {
  return Number(numAffectedRows ?? 0);
}
