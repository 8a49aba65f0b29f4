import { contentVersion } from "#app/features/content/content.server.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { ReadModel } from "#app/platform/read-model/read-model.server.ts";
import { StockSnapshot } from "../rules/stock/stock-snapshot.ts";
import { loadStock, stockVersion } from "./load-stock.server.ts";
import { loadSaleTerms } from "./sale-terms.server.ts";

const stocks = new ReadModel<StockSnapshot>("stock");
/** The same cars under the terms of sale, which are content: a publish does not load the cars anew. */
const stocksOnTerms = new ReadModel<StockSnapshot>("stock-on-terms");

/**
 * The listed cars of this installation's brand, in memory. Nothing stale is returned once an import or a publish has
 * returned; concurrent readers after a change wait for one load.
 */
export async function cachedStock(): Promise<StockSnapshot> {
  const { brand } = config;
  const [version, termsVersion] = await Promise.all([stockVersion(), contentVersion(brand)]);
  // Both versions only rise, so their sum rises with each of them.
  return stocksOnTerms.get(brand, version + termsVersion, async () => {
    const [stock, terms] = await Promise.all([
      stocks.get(brand, version, async () => ({ value: new StockSnapshot(await loadStock(brand)) })),
      loadSaleTerms(),
    ]);
    return { value: stock.under(terms) };
  });
}

/** Loads the stock before the first request needs it: when the program starts, and after a change. */
export function loadStockEarly(): void {
  // The next request tries again, and fails with what is wrong.
  cachedStock().catch((error: Error) =>
    log.warn({ err: { message: error.message } }, "the stock cannot be loaded"),
  );
}
