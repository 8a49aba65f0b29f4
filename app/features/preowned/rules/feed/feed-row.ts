import { foldDigits } from "#app/lib/validation-patterns.ts";
import {
  cubicCentimetres,
  horsepower,
  kilograms,
  kilometres,
  pieces,
  riyals,
  type Units,
  wholeNumber,
  wholeNumbers,
} from "./feed-numbers.ts";
import {
  bodyMeant,
  claimMeant,
  colorMeant,
  driveMeant,
  fuelMeant,
  slugOf,
  statusMeant,
  transmissionMeant,
} from "./feed-values.ts";
import { readPriceHistory } from "./price-history.ts";

/** A car of a feed, in our units and values: the columns of `preowned.vehicle`, and what the feed knows of its past. */
export type FeedCar = Exclude<ReturnType<typeof readFeedRow>, { readonly problems: readonly string[] }>;

/** The fields that a row must fill. */
export const neededFields = [
  "vehicleNo",
  "make",
  "model",
  "year",
  "price",
  "kilometrage",
  "fuelType",
  "transmission",
  "bodyType",
  "color",
  "driveType",
] as const;

/** Sensible bounds: what lies beyond is a slip of the pen, and would spoil the bounds of the filters. */
const bounds = {
  year: [1950, 2100],
  price: [1000, 20_000_000],
  kilometrage: [0, 2_000_000],
  engineSize: [50, 20_000],
  power: [5, 3000],
  cylinders: [1, 16],
  weight: [100, 20_000],
  doors: [1, 9],
} as const;

/**
 * Reads one row of a feed, whose fields are texts by their names. A row that cannot be taken in answers with what is
 * wrong: names of fields with a dash and the problem's name. Names without Arabic stand in English in both languages.
 */
export function readFeedRow(row: Readonly<Record<string, string>>, mayShow: (address: string) => boolean) {
  const problems: string[] = [];
  const say = (field: string, problem: string) => problems.push(`${field}: ${problem}`);
  const text = (field: string) => row[field]?.trim() ?? "";
  for (const field of neededFields) if (text(field) === "") say(field, "missing");

  const meant = <T>(field: string, meaning: (said: string) => T | undefined, otherwise?: T): T => {
    const found = text(field) === "" && otherwise !== undefined ? otherwise : meaning(text(field));
    if (found === undefined && text(field) !== "") say(field, "unknown-value");
    return found as T;
  };
  const number = (field: keyof typeof bounds, units: Units): number => optional(field, units) ?? 0;
  const optional = (field: keyof typeof bounds, units: Units): number | null => {
    if (text(field) === "") return null;
    const value = wholeNumber(text(field), units);
    const [least, most] = bounds[field];
    if (value === undefined) say(field, "not-a-number");
    else if (value < least || value > most) say(field, "out-of-bounds");
    return value ?? null;
  };
  const words = (field: string, longest = 120) => {
    if (text(field).length > longest) say(field, "too-long");
    return text(field);
  };
  const both = (field: string, longest?: number) => {
    const en = words(field, longest);
    return { en, ar: words(`${field}Ar`, longest) || en };
  };
  const list = (field: string) =>
    words(field, 2000)
      .split(/[,،]/)
      .map((one) => one.trim())
      .filter((one) => one !== "");

  const vehicleNo = foldDigits(text("vehicleNo")).toUpperCase();
  if (vehicleNo !== "" && !/^[A-Z0-9-]{3,24}$/.test(vehicleNo)) say("vehicleNo", "wrong-format");
  const images = text("images")
    .split(/[\s,|]+/)
    .filter((one) => one !== "");
  if (images.length > 60) say("images", "too-long");
  if (!images.every(mayShow)) say("images", "address-not-allowed");
  const report = text("inspectionReportUrl");
  if (report !== "" && !/^https?:\/\/[^\s]{3,500}$/.test(report)) say("inspectionReportUrl", "wrong-format");
  const seats = wholeNumbers(text("seats"));
  if (seats.some((count) => count < 1 || count > 99)) say("seats", "out-of-bounds");

  const price = number("price", riyals);
  const history = readPriceHistory(text("priceHistory"), price);
  if (history === undefined) say("priceHistory", "wrong-format");
  const listed = listedOf(text("listedAt"), text("daysListed"));
  if (listed === undefined) say(text("listedAt") === "" ? "daysListed" : "listedAt", "wrong-format");
  const [make, model] = [both("make"), both("model")];
  const certified = claimMeant(text("certified"));
  if (certified === undefined) say("certified", "unknown-value");
  const [specifications, specificationsAr] = [list("specifications"), list("specificationsAr")];
  const car = {
    vehicleNo,
    make: { slug: slugOf(make.en), ...make },
    model: { slug: slugOf(model.en), ...model },
    year: number("year", pieces),
    variant: both("variant"),
    price,
    kilometrage: number("kilometrage", kilometres),
    fuelType: meant("fuelType", fuelMeant),
    engineSize: optional("engineSize", cubicCentimetres),
    transmission: meant("transmission", transmissionMeant),
    bodyType: meant("bodyType", bodyMeant),
    color: meant("color", colorMeant),
    fullColor: both("fullColor"),
    warranty: both("warranty"),
    certified: certified ?? false,
    status: meant("status", statusMeant, "in-stock"),
    images,
    inspectionReportUrl: report === "" ? null : report,
    description: both("description", 2000),
    power: optional("power", horsepower),
    cylinders: optional("cylinders", pieces),
    driveType: meant("driveType", driveMeant),
    weight: optional("weight", kilograms),
    doors: optional("doors", pieces),
    seats,
    specifications: {
      en: specifications,
      ar: specificationsAr.length > 0 ? specificationsAr : specifications,
    },
    listed: listed ?? {},
    history: history ?? [],
  };
  if (make.en !== "" && car.make.slug === "") say("make", "wrong-format");
  if (model.en !== "" && car.model.slug === "") say("model", "wrong-format");
  return problems.length > 0 ? { problems } : car;
}

/** Since when a car is offered: an instant, or an age in days; a feed may say neither. */
function listedOf(at: string, days: string): { readonly at?: Date; readonly daysAgo?: number } | undefined {
  if (at !== "") {
    const instant = /^\d{4}-\d\d-\d\d/.test(at) ? new Date(at) : new Date(Number.NaN);
    return Number.isNaN(instant.getTime()) ? undefined : { at: instant };
  }
  if (days === "") return {};
  const ago = wholeNumber(days, pieces);
  return ago === undefined || ago > 3650 ? undefined : { daysAgo: ago };
}
