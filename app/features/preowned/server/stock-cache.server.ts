import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { StockSnapshot } from "../rules/stock/stock-snapshot.ts";
import { loadStock, stockVersion } from "./load-stock.server.ts";
import { loadSaleTerms, saleTermsVersion } from "./sale-terms.server.ts";

/** The same cars with what content says of their sale. */
let sold:
  | { readonly version: string; readonly cars: StockSnapshot; readonly stock: Promise<StockSnapshot> }
  | undefined;
let kept: { readonly version: number; readonly stock: Promise<StockSnapshot> } | undefined;

/**
 * The listed cars of this installation's brand, in memory. The version is asked for each time, so that nothing stale is
 * answered once an import has returned; whoever comes after a change waits for one loading, however many they are.
 */
export async function cachedStock(): Promise<StockSnapshot> {
  const [version, termsVersion] = await Promise.all([stockVersion(), saleTermsVersion(now())]);
  if (kept === undefined || kept.version < version) keep(version);
  const cars = await (kept?.stock ?? keep(version));
  if (sold?.cars !== cars || sold.version !== termsVersion) {
    const stock = loadSaleTerms().then((terms) => cars.under(terms));
    const loading = { version: termsVersion, cars, stock };
    sold = loading;
    stock.catch(() => {
      if (sold === loading) sold = undefined;
    });
  }
  return sold.stock;
}

/** Loads the stock before somebody asks for it: when the program starts, and when an import was announced. */
export function loadStockEarly(): void {
  // Whoever asks next tries again, and hears of what is wrong.
  cachedStock().catch((error: Error) =>
    log.warn({ err: { message: error.message } }, "the stock cannot be loaded"),
  );
}

/** One that could not be loaded is not kept. */
function keep(version: number): Promise<StockSnapshot> {
  const stock = loadStock(config.brand).then(({ columns }) => new StockSnapshot(columns));
  kept = { version, stock };
  stock.catch(() => {
    if (kept?.stock === stock) kept = undefined;
  });
  return stock;
}
