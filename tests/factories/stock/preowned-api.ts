import { preownedApi, stockFeeds } from "#app/features/preowned/api.server.ts";
import { importStock } from "#app/features/preowned/preowned.server.ts";
import type { StockCar } from "#app/features/preowned/rules/stock/stock-car.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { generatedFeed } from "./generated-stock.ts";

const app = apiApp([preownedApi], async () => undefined);

/** Reaches the calls of the used cars without a network. */
export const preownedFetch: typeof globalThis.fetch = async (address, init) =>
  app.request(String(address).replace(/^\/api/, ""), init);

/** Reads a feed by the address that the site gave for it. */
export function readFeed(
  address: string,
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  const { pathname, search } = new URL(address);
  return stockFeeds.request(pathname.replace("/feeds", "") + search, { headers });
}

/** Takes cars in as a dealer's complete feed brings them, however many others go. */
export async function bringStock(cars: Iterable<StockCar>, now: Date): Promise<void> {
  async function* feed() {
    yield* generatedFeed(cars);
  }
  const imported = await importStock(feed(), {
    complete: true,
    now,
    confirmedRemovals: Number.POSITIVE_INFINITY,
  });
  if (!imported.ok) throw new Error(`${imported.code} ${JSON.stringify(imported.detail)}`);
}
