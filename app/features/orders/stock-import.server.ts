import type { Hono } from "hono";
import { refuse } from "#app/lib/result.ts";
import { now } from "#app/platform/clock.server.ts";
import {
  type BroughtFile,
  type FeedLimits,
  feedDoor,
  flagIn,
} from "#app/platform/feed-files/feed-door.server.ts";
import { momentOfCount, stockProblems } from "./rules/stock-row.ts";
import { importStock } from "./server/stock/import-stock.server.ts";
import { stockFileRefusals } from "./staff-refusals.ts";

const wrongQuery = {
  dry: { en: "It is true or false.", ar: "القيمة إما true أو false." },
  asOf: {
    en: "It is the moment of the count with its zone, such as 2026-11-26T03:00:00Z.",
    ar: "يُكتب وقت الجرد مع المنطقة الزمنية بهذه الصيغة: 2026-11-26T03:00:00Z.",
  },
} as const;

/**
 * Where the importer's system brings what was counted: `POST /api/v3/parts/import/stock?asOf=<instant>` (CSV). `dry=true`
 * reports and changes nothing.
 */
export function stockImport(limits: FeedLimits): Hono {
  return feedDoor({
    name: "stock import",
    limits: () => limits,
    refusals: stockFileRefusals,
    rowProblems: stockProblems,
    files: { "/stock": takeIn },
  });
}

async function takeIn(file: BroughtFile) {
  const asOf = momentOfCount(file.query("asOf") ?? "");
  if (asOf === undefined) return wrong(file, "asOf");
  const dry = flagIn(file, "dry", false);
  if (dry === undefined) return wrong(file, "dry");
  return importStock(file.bytes, { asOf, dry, now: now() });
}

function wrong({ language }: BroughtFile, path: keyof typeof wrongQuery) {
  const message = wrongQuery[path][language];
  return refuse("invalid-input", { fields: [{ path, code: "wrong-value", message }] });
}
