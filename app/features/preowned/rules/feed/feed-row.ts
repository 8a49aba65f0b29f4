import { fileAddresses } from "#app/lib/address/file-address.ts";
import { typedDate } from "#app/lib/dates/typed-date.ts";
import type { VehicleFeedField } from "#app/lib/feed/vehicle-feed.ts";
import { parseJson } from "#app/lib/untrusted/parse-json.ts";
import type { Names } from "../fields/names.ts";
import { neededCarFields, readFields } from "./feed-fields.ts";
import { pieces, riyals, wholeNumber } from "./feed-numbers.ts";
import { readPriceHistory } from "./price-history.ts";
import { type FeedRow, RowFields } from "./row-fields.ts";
import type { FieldProblem } from "./row-problems.ts";
import { hasLostDigits, vehicleNumberOf } from "./vehicle-number.ts";
import { claimMeant, saysNothing, slugOf, statusMeant } from "./words/feed-values.ts";

/** A car of a feed in our units and values, and what the feed knows of its past. */
export type FeedCar = ReturnType<typeof carOf>;

/** The fields that a row must fill. */
export const neededFields: readonly VehicleFeedField[] = [
  ...(["vehicleNo", "make", "model", "price"] as const),
  ...neededCarFields,
];

/** What lies beyond is a mistake of the feed, and would spoil the bounds of the filters. */
const priceBounds = [1000, 20_000_000] as const;
const maxPictures = 60;
const longestPaint = 120;
/** A year before it is one of another calendar. */
const firstListed = 2000;

type Read =
  | {
      readonly car: FeedCar;
      /** What was left out of it, or taken as another value. */
      readonly warnings: readonly FieldProblem[];
    }
  | {
      /** The car that the row is about; empty where that cannot be read. */
      readonly vehicleNo: string;
      readonly problems: readonly [FieldProblem, ...(readonly FieldProblem[])];
    };

/**
 * Reads one row of a feed. A row that cannot be taken in answers with all that is wrong with it: what no car can do without. All else
 * is left out with a warning. `mayShow` decides whether pages may show a picture of an address.
 */
export function readFeedRow(row: FeedRow, mayShow: (address: string) => boolean): Read {
  const fields = new RowFields(row);
  fields.need(neededFields);
  const car = carOf(fields, mayShow);
  const [first, ...others] = fields.problems;
  return first === undefined
    ? { car, warnings: fields.warnings }
    : { vehicleNo: car.vehicleNo, problems: [first, ...others] };
}

function carOf(fields: RowFields, mayShow: (address: string) => boolean) {
  const price = priceOf(fields);
  const described = readFields(fields);
  return {
    ...described,
    fullColor: paintOf(fields, described),
    vehicleNo: vehicleNoOf(fields),
    make: named(fields, "make"),
    model: named(fields, "model"),
    variant: fields.both("variant"),
    price,
    status: statusOf(fields),
    images: imagesOf(fields, mayShow),
    samplePictures: fields.meant("samplePictures", claimMeant, false),
    inspectionReportUrl: reportOf(fields),
    specifications: specificationsOf(fields),
    listed: listedOf(fields),
    history: historyOf(fields, price),
    location: locationOf(fields),
  };
}

/** In riyals: of another currency in a column of its own nothing is known, as of one beside the number. */
function priceOf(fields: RowFields): number {
  const currency = fields.text("currency");
  if (currency !== "" && wholeNumber(`1 ${currency}`, riyals) !== 1) fields.say("currency", "unknown-value");
  return fields.neededWhole("price", riyals, priceBounds);
}

function vehicleNoOf(fields: RowFields): string {
  const written = fields.text("vehicleNo");
  const number = vehicleNumberOf(written);
  if (number === undefined && written !== "")
    fields.say("vehicleNo", hasLostDigits(written) ? "digits-lost" : "wrong-format");
  return number ?? "";
}

/** What is sold must not be offered: a state that nobody here knows refuses its row, and the car stays as it was. */
function statusOf(fields: RowFields) {
  const said = fields.text("status");
  const isUnsaid = said === "" && !fields.hasFailed("status");
  const status = isUnsaid ? "in-stock" : statusMeant(said);
  if (status === undefined) fields.say("status", "unknown-value");
  return status ?? "in-stock";
}

/** The paint's own name, or what the feed says where the family stands, whether or not that is known, in the script that it is written in; empty in the other. */
function paintOf(fields: RowFields, { color, fullColor }: ReturnType<typeof readFields>): Names {
  const said = fields.text("color").slice(0, longestPaint);
  if (fullColor.en !== "" || said === color || saysNothing(said)) return fullColor;
  return /\p{Script=Arabic}/u.test(said) ? { en: "", ar: said } : { en: said, ar: "" };
}

/** A make or model: its names, and as it stands in addresses. */
function named(fields: RowFields, field: "make" | "model") {
  const names = fields.both(field);
  const slug = slugOf(names.en);
  if (names.en !== "" && slug === "") fields.say(field, "wrong-format");
  return { slug, ...names };
}

/** An address may hold a comma or a semicolon; before another address they set both apart. */
const betweenImages = /[\s|]+|[,;]+(?=[\s|,;/]|$|https?:)/i;

function imagesOf(fields: RowFields, mayShow: (address: string) => boolean): string[] {
  const text = fields.text("images");
  const list = text.startsWith("[") ? parseJson(text) : undefined;
  const images = Array.isArray(list)
    ? list.filter((one) => typeof one === "string")
    : text.split(betweenImages).filter((one) => one !== "");
  const shown = images.filter(mayShow);
  if (shown.length < images.length) fields.warn("images", "address-not-allowed");
  if (shown.length > maxPictures) fields.warn("images", "too-long");
  return shown.slice(0, maxPictures);
}

function reportOf(fields: RowFields): string | null {
  const report = fields.text("inspectionReportUrl");
  if (report === "") return null;
  const isAddress = /^https?:\/\/[^\s]{3,500}$/.test(report) || fileAddresses.parse(report) !== undefined;
  if (!isAddress) fields.warn("inspectionReportUrl", "wrong-format");
  return isAddress ? report : null;
}

/** The id of a location of content; the feed need not say where the car stands. */
function locationOf(fields: RowFields): string | null {
  const location = fields.text("location").toLowerCase();
  if (location === "") return null;
  if (/^[a-z0-9-]{2,60}$/.test(location)) return location;
  fields.warn("location", "wrong-format");
  return null;
}

function specificationsOf(fields: RowFields) {
  const [en, ar] = [fields.list("specifications"), fields.list("specificationsAr")];
  return { en, ar: ar.length > 0 ? ar : en };
}

function historyOf(fields: RowFields, price: number) {
  const history = readPriceHistory(fields.text("priceHistory"), price);
  if (history === undefined) fields.warn("priceHistory", "wrong-format");
  return history ?? [];
}

/** Since when a car is offered: an instant, or an age in days; a feed may say neither. */
function listedOf(fields: RowFields): { readonly at?: Date; readonly daysAgo?: number } {
  const [at, days] = [fields.text("listedAt"), fields.text("daysListed")];
  if (at !== "") {
    const instant = instantOf(at);
    if (instant !== undefined) return { at: instant };
    fields.warn("listedAt", "wrong-format");
  } else if (days !== "") {
    const daysAgo = wholeNumber(days, pieces);
    if (daysAgo !== undefined && daysAgo <= 3650) return { daysAgo };
    fields.warn("daysListed", "wrong-format");
  }
  return {};
}

/** An instant of ISO 8601, or a day as people and spreadsheets write it. */
function instantOf(text: string): Date | undefined {
  const instant = new Date(/^\d{4}-\d\d-\d\dT/.test(text) ? text : (typedDate(text) ?? Number.NaN));
  return instant.getUTCFullYear() >= firstListed ? instant : undefined;
}
