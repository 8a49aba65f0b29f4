import { refuse } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import {
  type BroughtFile,
  confirmedIn,
  feedDoor,
  flagIn,
} from "#app/platform/feed-files/feed-door.server.ts";
import { feedRefusals } from "./refusals.ts";
import { rowProblems } from "./rules/feed/row-problems.ts";
import { importStock } from "./server/import/import-stock.server.ts";

const wrongFlag = { en: "It is true or false.", ar: "القيمة إما true أو false." };

/**
 * Where a dealer's system brings its stock: `POST /api/v1/cpov/stock?complete=true` with the feed as the body (CSV or JSON)
 * and `MARSA_STOCK_SECRET` as bearer; `confirm=<count>` confirms that so many cars may go from the listing, `source=<name>` says
 * whose feed it is, and so how it is read. `complete` is true or false; without it a feed is part of a stock.
 */
export const stockUpload = feedDoor({
  name: "stock",
  limits: () => ({ secret: config.env.MARSA_STOCK_SECRET, mostBytes: config.limits.stockFeedBytes }),
  refusals: feedRefusals,
  rowProblems,
  files: { "/": takeIn },
});

async function takeIn(file: BroughtFile) {
  const complete = flagIn(file, "complete", false);
  if (complete === undefined) {
    const message = wrongFlag[file.language];
    return refuse("invalid-input", { fields: [{ path: "complete", code: "wrong-value", message }] });
  }
  return importStock(file.bytes, {
    complete,
    confirmedRemovals: confirmedIn(file),
    source: file.query("source") ?? "",
    charset: file.charset,
    now: now(),
  });
}
