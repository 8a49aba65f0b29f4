import { fileAddresses } from "#app/lib/address/file-address.ts";
import { foldDigits } from "#app/lib/validation/validation-patterns.ts";
import { neededCarFields, readFields } from "./feed-fields.ts";
import { pieces, riyals, wholeNumber } from "./feed-numbers.ts";
import { claimMeant, slugOf, statusMeant } from "./feed-values.ts";
import { readPriceHistory } from "./price-history.ts";
import { type FeedRow, RowFields } from "./row-fields.ts";
import type { FieldProblem } from "./row-problems.ts";

/** A car of a feed in our units and values, and what the feed knows of its past. */
export type FeedCar = ReturnType<typeof carOf>;

/** The fields that a row must fill. */
export const neededFields = ["vehicleNo", "make", "model", "price", ...neededCarFields];

/** What lies beyond is a mistake of the feed, and would spoil the bounds of the filters. */
const priceBounds = [1000, 20_000_000] as const;
const maxPictures = 60;

type Read =
  | { readonly car: FeedCar }
  | {
      /** The car that the row is about; empty where that cannot be read. */
      readonly vehicleNo: string;
      readonly problems: readonly [FieldProblem, ...(readonly FieldProblem[])];
    };

/**
 * Reads one row of a feed. A row that cannot be taken in answers with all that is
 * wrong with it. `mayShow` decides whether pages may show a picture of an address.
 */
export function readFeedRow(row: FeedRow, mayShow: (address: string) => boolean): Read {
  const fields = new RowFields(row);
  fields.need(neededFields);
  const car = carOf(fields, mayShow);
  const [first, ...others] = fields.problems;
  return first === undefined ? { car } : { vehicleNo: car.vehicleNo, problems: [first, ...others] };
}

function carOf(fields: RowFields, mayShow: (address: string) => boolean) {
  const price = fields.whole("price", riyals, priceBounds) ?? 0;
  return {
    ...readFields(fields),
    vehicleNo: vehicleNoOf(fields),
    make: named(fields, "make"),
    model: named(fields, "model"),
    variant: fields.both("variant"),
    price,
    status: fields.meant("status", statusMeant, "in-stock"),
    images: imagesOf(fields, mayShow),
    samplePictures: fields.meant("samplePictures", claimMeant, false),
    inspectionReportUrl: reportOf(fields),
    specifications: specificationsOf(fields),
    listed: listedOf(fields),
    history: historyOf(fields, price),
    location: locationOf(fields),
  };
}

function vehicleNoOf(fields: RowFields): string {
  const vehicleNo = foldDigits(fields.text("vehicleNo")).toUpperCase();
  if (vehicleNo === "" || /^[A-Z0-9-]{3,24}$/.test(vehicleNo)) return vehicleNo;
  fields.say("vehicleNo", "wrong-format");
  return "";
}

/** A make or model: its names, and as it stands in addresses. */
function named(fields: RowFields, field: "make" | "model") {
  const names = fields.both(field);
  const slug = slugOf(names.en);
  if (names.en !== "" && slug === "") fields.say(field, "wrong-format");
  return { slug, ...names };
}

function imagesOf(fields: RowFields, mayShow: (address: string) => boolean): string[] {
  const images = fields
    .text("images")
    .split(/[\s,|]+/)
    .filter((one) => one !== "");
  if (images.length > maxPictures) fields.say("images", "too-long");
  if (!images.every(mayShow)) fields.say("images", "address-not-allowed");
  return images;
}

function reportOf(fields: RowFields): string | null {
  const report = fields.text("inspectionReportUrl");
  if (report === "") return null;
  const isAddress = /^https?:\/\/[^\s]{3,500}$/.test(report) || fileAddresses.parse(report) !== undefined;
  if (!isAddress) fields.say("inspectionReportUrl", "wrong-format");
  return report;
}

/** The id of a location of content; the feed need not say where the car stands. */
function locationOf(fields: RowFields): string | null {
  const location = fields.text("location").toLowerCase();
  if (location === "") return null;
  if (!/^[a-z0-9-]{2,60}$/.test(location)) fields.say("location", "wrong-format");
  return location;
}

function specificationsOf(fields: RowFields) {
  const [en, ar] = [fields.list("specifications"), fields.list("specificationsAr")];
  return { en, ar: ar.length > 0 ? ar : en };
}

function historyOf(fields: RowFields, price: number) {
  const history = readPriceHistory(fields.text("priceHistory"), price);
  if (history === undefined) fields.say("priceHistory", "wrong-format");
  return history ?? [];
}

/** Since when a car is offered: an instant, or an age in days; a feed may say neither. */
function listedOf(fields: RowFields): { readonly at?: Date; readonly daysAgo?: number } {
  const [at, days] = [fields.text("listedAt"), fields.text("daysListed")];
  if (at !== "") {
    const instant = /^\d{4}-\d\d-\d\d/.test(at) ? new Date(at) : new Date(Number.NaN);
    if (!Number.isNaN(instant.getTime())) return { at: instant };
    fields.say("listedAt", "wrong-format");
  } else if (days !== "") {
    const daysAgo = wholeNumber(days, pieces);
    if (daysAgo !== undefined && daysAgo <= 3650) return { daysAgo };
    fields.say("daysListed", "wrong-format");
  }
  return {};
}
