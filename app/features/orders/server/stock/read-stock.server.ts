import { sql } from "kysely";
import { type AnyTransaction, database } from "#app/platform/database.server.ts";

/** What a center can sell of a part now. */
export interface StockAtCenter {
  readonly centerId: string;
  readonly available: number;
  readonly backorderDate: string | null;
}

interface Row {
  readonly part: string;
  readonly center: string;
  readonly available: number;
  readonly backorder_date: string | null;
}

/**
 * Pieces of parts that each center can sell: reservations that have run out count as free, and it is never less than
 * nothing. Parts that no center has stand in it without centers. One query.
 */
export async function readStock(
  parts: readonly string[],
  now: Date,
  trx?: AnyTransaction,
): Promise<Map<string, StockAtCenter[]>> {
  const found = new Map<string, StockAtCenter[]>(parts.map((part) => [part, []]));
  if (parts.length === 0) return found;
  const { rows } = await sql<Row>`
    select stock.part, stock.center, stock.backorder_date,
      greatest(0, stock.on_hand - stock.reserved + coalesce((
        select sum(quantity) from orders.reservation
        where part = stock.part and center = stock.center and expires_at <= ${now}), 0))::int as available
    from orders.stock join orders.center on center.id = stock.center
    where stock.part = any(${[...new Set(parts)]}::text[])
    order by center.position`.execute(trx ?? database());
  for (const { part, center, available, backorder_date } of rows)
    found
      .get(part)
      ?.push({ centerId: center, available, backorderDate: available > 0 ? null : backorder_date });
  return found;
}

/** Pieces that all centers together can sell. */
export function availableIn(centers: readonly StockAtCenter[] | undefined): number {
  return centers?.reduce((sum, { available }) => sum + available, 0) ?? 0;
}

/** Whether any stock was ever taken in. */
export async function hasStock(): Promise<boolean> {
  const { rows } = await sql`select 1 from orders.stock limit 1`.execute(database());
  return rows.length > 0;
}
