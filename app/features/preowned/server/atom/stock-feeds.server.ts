import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { numbered } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";
import { href } from "#app/lib/address/href.ts";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { isWithinSharedLimit } from "#app/platform/limits/shared-limits.server.ts";
import { noteForged } from "#app/platform/security/access-notes.server.ts";
import type { ListedVehicle, StockQuery } from "../../calls.ts";
import { queryOfSearch, searchAddress } from "../../rules/address/search-address.ts";
import { atomFeed, type FeedEntry } from "../../rules/atom/atom-feed.ts";
import { changedAt } from "../../rules/stock/stock-columns.ts";
import type { StockSnapshot } from "../../rules/stock/stock-snapshot.ts";
import { searchInWords } from "../alerts/search-in-words.server.ts";
import { listedVehicles } from "../listed-vehicle.server.ts";
import { filtersIn } from "../search-stock.server.ts";
import { cachedStock } from "../stock-cache.server.ts";
import { feedAddress, isSignedFor } from "./feed-address.server.ts";

const mostEntries = 50;
const perMinute = 60;
const wrongPerMinute = 30;

const shown = (value: number) => value.toLocaleString("en");
const words = defineWords({
  title: {
    en: (brand: string, search: string) => `${brand}: ${search}`,
    ar: (brand: string, search: string) => `${brand}: ${search}`,
  },
  car: {
    en: (name: string, sum: number) => `${name}, QAR ${shown(sum)}`,
    ar: (name: string, sum: number) => `${name}، ${numbered(sum, "riyal")}`,
  },
  km: { en: (km: number) => `${shown(km)} km`, ar: (km: number) => `${shown(km)} كم` },
  certified: { en: "certified", ar: "معتمدة" },
  reduced: {
    en: (sum: number) => `reduced from QAR ${shown(sum)}`,
    ar: (sum: number) => `كان سعرها ${numbered(sum, "riyal")}`,
  },
});

/** The newest cars of a search as Atom, at `/feeds/used-cars/<signature>.atom?<search>&lang=`. A forged address is none. */
export const stockFeeds = new Hono();

stockFeeds.get("/used-cars/:file{[\\w-]{43}\\.atom}", async (context) => {
  const caller = addressOf(context.req.raw, context.env);
  if (!isWithinLimit("feed", caller, perMinute)) return tooMany(context);
  const { lang = "", ...said } = context.req.query();
  const query = queryOfSearch(new URLSearchParams(said).toString());
  const signature = context.req.param("file").slice(0, -".atom".length);
  const isOurs =
    query !== undefined && isLanguage(lang) && isSignedFor(searchAddress(query), lang, signature);
  if (!isOurs) {
    noteForged(context);
    return (await isWithinSharedLimit("no feed", caller, wrongPerMinute))
      ? context.notFound()
      : tooMany(context);
  }

  const feed = feedOf(await cachedStock(), query, lang);
  const etag = `"${createHash("sha256").update(feed).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300", "X-Robots-Tag": "noindex" };
  if (hasETag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  return context.body(feed, 200, { ...headers, "Content-Type": "application/atom+xml; charset=utf-8" });
});

function feedOf(stock: StockSnapshot, query: StockQuery, language: Language): string {
  const { columns, index } = stock;
  const places = index.first(filtersIn(stock, query), "newest", mostEntries);
  const cars = listedVehicles(stock, places, { language, now: now() });
  const search = searchAddress(query);
  const brand = config.served.name[language];
  return atomFeed({
    address: feedAddress(search, language),
    language,
    title: words.of(language).title(brand, searchInWords(query, language, stock)),
    author: brand,
    page: origin() + withLanguage(`${href("/pre-owned/search")}?${search}`, language),
    entries: cars.map((car, rank) => {
      const place = places[rank] ?? 0;
      return entryOf(car, changedAt(columns, place), language);
    }),
  });
}

/** A car stays one entry for its life: a lower price changes it and makes it new again in readers. */
function entryOf(car: ListedVehicle, updatedAt: Date, language: Language): FeedEntry {
  const text = words.of(language);
  const name = [car.makeLabel, car.modelLabel, car.variant, car.year].filter(Boolean).join(" ");
  const facts = [
    text.km(car.kilometrage),
    car.fullColor,
    car.certified ? text.certified : "",
    car.formerPrice === null ? "" : text.reduced(car.formerPrice),
  ];
  const href = `${origin()}/listing/${car.vehicleNo}`;
  return {
    id: href,
    title: text.car(name, car.price),
    summary: facts.filter(Boolean).join(" · "),
    href: withLanguage(href, language),
    updatedAt,
  };
}

function tooMany(context: Context): Response {
  return context.text("Too many requests\n", 429, { "Retry-After": "60" });
}
