import { hasStock, importCenter, importStock } from "#app/features/orders/orders.server.ts";
import { demoStock } from "./demo/parts/demo-catalogue.ts";
import { partsCenters } from "./demo/parts-centers.ts";

const dayMs = 86_400_000;

/**
 * The demo's parts counters, and what stands on their shelves, counted the day before. Seeded once: from then on stock moves, and
 * comes in files.
 */
export async function seedOrders(now: Date): Promise<void> {
  for (const center of partsCenters) await importCenter(center);
  if (await hasStock()) return;
  const taken = await importStock(stockFile(now), { asOf: new Date(now.getTime() - dayMs), now });
  if (!taken.ok) throw new Error(`the demo's stock: ${taken.code} ${JSON.stringify(taken.detail)}`);
}

async function* stockFile(now: Date): AsyncGenerator<Uint8Array> {
  const lines = ["part_number,center,on_hand,backorder_date"];
  for (const { part_number, center, on_hand, backorder_days: days } of demoStock()) {
    const day = days === null ? "" : new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
    lines.push(`${part_number},${center},${on_hand},${day}`);
  }
  yield Buffer.from(lines.join("\n"));
}
