import { expect, test } from "vitest";
import {
  cubicCentimeters,
  horsepower,
  kilograms,
  kilometers,
  pieces,
  riyals,
  wholeNumber,
  wholeNumbers,
} from "./feed-numbers.ts";
import { readFeedRow } from "./feed-row.ts";
import { readPriceHistory } from "./price-history.ts";

test.each([
  ["1,650 kg", kilograms, 1650],
  ["1650", kilograms, 1650],
  ["١٬٦٥٠ كجم", kilograms, 1650],
  ["3638 lb", kilograms, 1650],
  ["QAR 79,900", riyals, 79_900],
  ["79,900.00", riyals, 79_900],
  ["79 900 ريال", riyals, 79_900],
  ["12,500 mi", kilometers, 20_117],
  ["٣١٢٠٠ كم", kilometers, 31_200],
  ["1987", cubicCentimeters, 1987],
  ["2.0 L", cubicCentimeters, 2000],
  ["2.0", cubicCentimeters, 2000],
  ["125 kW", horsepower, 168],
  ["100 PS", horsepower, 99],
  ["٢٠٣ حصان", horsepower, 203],
  ["203 bhp", horsepower, 203],
  ["1.2E+05", kilometers, 120_000],
  ["41000.0", kilometers, 41_000],
  ["89\u00a0000", riyals, 89_000],
  ["89 000 QAR", riyals, 89_000],
  ["41000 Km.", kilometers, 41_000],
  ["79,900 ريال قطري", riyals, 79_900],
  ["203 hp", horsepower, 203],
  ["203", horsepower, 203],
  ["12,500 miles", kilometers, 20_117],
  ["12 500 kms", kilometers, 12_500],
  ["12'500 km", kilometers, 12_500],
  ["1,234,567", kilometers, 1_234_567],
  ["1650 كغ", kilograms, 1650],
  ["3638 lbs", kilograms, 1650],
  ["QR79,900", riyals, 79_900],
  ["79,900 ر.ق", riyals, 79_900],
  ["1987 cc", cubicCentimeters, 1987],
  ["1987 سي", cubicCentimeters, 1987],
  ["2.5 لتر", cubicCentimeters, 2500],
  ["٢٫٥", cubicCentimeters, 2500],
  ["9.9", cubicCentimeters, 9900],
  ["10", cubicCentimeters, 10],
  ["1.65", kilograms, 2],
  ["۲۰۲۴", pieces, 2024],
])("%s is read in our unit", (text, units, value) => {
  expect(wholeNumber(text, units)).toBe(value);
});

test.each([
  "",
  "a lot",
  "-5",
  "1,65,000",
  "1650 kg x",
  "x 1650 kg",
  "1650.0.0",
  "79.900",
  "1,65",
  "12 stone",
  "5 kg kg",
  "kg 5 kg",
  "1e5",
  "1.2E-5",
  "0x10",
])("%j is no number of kilograms", (text) => {
  expect(wholeNumber(text, kilograms)).toBeUndefined();
});

test("seats stand beside each other", () => {
  expect(["5 7", "٧", "", "12, 15"].map(wholeNumbers)).toEqual([[5, 7], [7], [], [12, 15]]);
});

test.each([
  ["", 5, []],
  [
    "60:9000 12:8000",
    8000,
    [
      { daysAgo: 60, price: 9000 },
      { daysAgo: 12, price: 8000 },
    ],
  ],
  ["0:8000", 8000, [{ daysAgo: 0, price: 8000 }]],
  ["60:9000 12:8000", 7000, undefined],
  ["60:9000 60:8000", 8000, undefined],
  ["60000:8000", 8000, undefined],
  ["60:8000x", 8000, undefined],
  ["x60:8000", 8000, undefined],
  ["12:9000 60:8000", 8000, undefined],
  ["yesterday:8000", 8000, undefined],
])("prices of the past: %j at %i", (text, price, read) => {
  expect(readPriceHistory(text, price)).toEqual(read);
});

const good = {
  vehicleNo: "shl-24 ".trim(),
  make: "Rimal",
  makeAr: "رمال",
  model: "Suhail Sport",
  year: "٢٠٢٤",
  price: "QAR 79,900",
  kilometrage: "31,200 km",
  fuelType: "Gasoline",
  transmission: "أوتوماتيك",
  bodyType: "Saloon",
  color: "Grey",
  driveType: "Front-wheel drive",
  seats: "5 7",
  weight: "1,345 kg",
  certified: "Yes",
  status: "",
  specifications: "Sunroof, Leather",
  images: "https://cars.example/1.webp https://cars.example/2.webp",
};
type OptionalField =
  | "listedAt"
  | "daysListed"
  | "priceHistory"
  | "location"
  | "inspectionReportUrl"
  | "modelAr"
  | "specificationsAr"
  | "currency";
const read = (row: Partial<Record<keyof typeof good | OptionalField, string>>) =>
  readFeedRow({ ...good, ...row }, (address) => address.startsWith("https://cars.example/"));

test("a row comes out in our values, with English where Arabic is missing", () => {
  expect(read({})).toMatchObject({
    car: {
      vehicleNo: "SHL-24",
      make: { slug: "rimal", en: "Rimal", ar: "رمال" },
      model: { slug: "suhail-sport", en: "Suhail Sport", ar: "Suhail Sport" },
      year: 2024,
      price: 79_900,
      kilometrage: 31_200,
      fuelType: "petrol",
      transmission: "automatic",
      bodyType: "sedan",
      color: "gray",
      driveType: "fwd",
      status: "in-stock",
      certified: true,
      seats: [5, 7],
      weight: 1345,
      specifications: { en: ["Sunroof", "Leather"], ar: ["Sunroof", "Leather"] },
    },
  });
});

test.each([
  [{}, {}],
  [{ listedAt: "2026-11-20T08:00:00Z" }, { at: new Date("2026-11-20T08:00:00Z") }],
  [{ listedAt: "2026-11-20", daysListed: "5" }, { at: new Date("2026-11-20") }],
  [{ daysListed: "5 " }, { daysAgo: 5 }],
  [{ listedAt: "29/11/2026" }, { at: new Date("2026-11-29") }],
  [{ listedAt: "2026-05-01 10:22:11" }, { at: new Date("2026-05-01") }],
  [{ listedAt: "1-May-26" }, { at: new Date("2026-05-01") }],
  [{ listedAt: "1 مايو 2026" }, { at: new Date("2026-05-01") }],
  [{ daysListed: "3650" }, { daysAgo: 3650 }],
])("with %j it is listed since %j", (row, listed) => {
  expect(read(row)).toMatchObject({ car: { listed } });
});

test.each(["", "QAR", "qar", " QR ", "﷼", "ر.ق", "ريال قطري"])(
  "a currency %j is the importer's",
  (currency) => {
    expect(read({ currency, price: "24,000" })).toMatchObject({ car: { price: 24_000 } });
  },
);

test.each([
  ["", null],
  ["https://reports.example/1.pdf", "https://reports.example/1.pdf"],
  ["http://reports.example/1.pdf", "http://reports.example/1.pdf"],
])("the report %j is %j", (inspectionReportUrl, report) => {
  expect(read({ inspectionReportUrl })).toMatchObject({ car: { inspectionReportUrl: report } });
});

test("what a feed does not claim is not so, and sixty pictures are not too many", () => {
  const images = "https://cars.example/1.webp ".repeat(60);
  expect(read({ certified: "", images, seats: "1 99" })).toMatchObject({
    car: { certified: false, samplePictures: false, seats: [1, 99] },
  });
});

test("Arabic names and equipment are the feed's own where it has them", () => {
  const row = { modelAr: "سهيل", specificationsAr: "فتحة سقف | جلد", images: "" };
  expect(read(row)).toMatchObject({
    car: { model: { ar: "سهيل" }, specifications: { ar: ["فتحة سقف", "جلد"] }, images: [] },
  });
});

test("where a car stands is the id of a location, or not said", () => {
  expect(read({ location: " Showroom-Lusail " })).toMatchObject({ car: { location: "showroom-lusail" } });
  expect(read({})).toMatchObject({ car: { location: null } });
});

test("a list of a JSON feed is taken as it stands", () => {
  const row = { ...good, specifications: ["Doors, double-glazed", " Sunroof ", ""], seats: ["5", "7"] };
  expect(readFeedRow(row, () => true)).toMatchObject({
    car: { seats: [5, 7], specifications: { en: ["Doors, double-glazed", "Sunroof"] } },
  });
});

test.each([
  [{ vehicleNo: "" }, "vehicleNo", "missing"],
  [{ vehicleNo: "#/#" }, "vehicleNo", "wrong-format"],
  [{ vehicleNo: "1.2E+05" }, "vehicleNo", "digits-lost"],
  [{ vehicleNo: "1.2345678901234568e+20" }, "vehicleNo", "digits-lost"],
  [{ model: "#REF!" }, "model", "missing"],
  [{ price: "NULL" }, "price", "missing"],
  [{ vehicleNo: "سيارة 5" }, "vehicleNo", "wrong-format"],
  [{ vehicleNo: "A".repeat(65) }, "vehicleNo", "wrong-format"],
  [{ price: "cheap" }, "price", "not-a-number"],
  [{ price: "5" }, "price", "out-of-bounds"],
  [{ price: "999" }, "price", "out-of-bounds"],
  [{ price: "20,000,001" }, "price", "out-of-bounds"],
  [{ price: "89000 USD" }, "price", "not-a-number"],
  [{ currency: "USD" }, "currency", "unknown-value"],
  [{ currency: "$" }, "currency", "unknown-value"],
  [{ currency: "درهم" }, "currency", "unknown-value"],
  [{ year: "24" }, "year", "out-of-bounds"],
  [{ kilometrage: "few" }, "kilometrage", "not-a-number"],
  [{ status: "lost" }, "status", "unknown-value"],
  [{ status: "#N/A" }, "status", "unknown-value"],
  [{ make: "!!!" }, "make", "wrong-format"],
])("a row with %j is refused for %s: %s", (row, field, problem) => {
  const [[, written = ""] = []] = Object.entries(row);
  const value = written === "" ? {} : { value: written.slice(0, 60) };
  expect(read(row)).toMatchObject({ problems: [{ field, problem, ...value }] });
});

test.each([
  [{ fuelType: "steam" }, "fuelType", "unknown-value", { fuelType: "other" }],
  [{ bodyType: "" }, "bodyType", "not-stated", { bodyType: "other" }],
  [{ color: "Wandering thought" }, "color", "unknown-value", { color: "other" }],
  [{ certified: "perhaps" }, "certified", "unknown-value", { certified: false }],
  [
    { images: "https://elsewhere.example/1.webp https://cars.example/2.webp" },
    "images",
    "address-not-allowed",
    { images: ["https://cars.example/2.webp"] },
  ],
  [{ images: "https://cars.example/1.webp ".repeat(61) }, "images", "too-long", {}],
  [{ seats: "5 700" }, "seats", "out-of-bounds", { seats: [] }],
  [{ weight: "0" }, "weight", "out-of-bounds", { weight: null }],
  [{ location: "Lusail, first floor" }, "location", "wrong-format", { location: null }],
  [{ location: "x" }, "location", "wrong-format", { location: null }],
  [{ listedAt: "last week" }, "listedAt", "wrong-format", { listed: {} }],
  [{ listedAt: "1448-06-09T08:00:00Z" }, "listedAt", "wrong-format", { listed: {} }],
  [{ listedAt: "2026-13-45" }, "listedAt", "wrong-format", { listed: {} }],
  [{ daysListed: "3651" }, "daysListed", "wrong-format", { listed: {} }],
  [{ daysListed: "long" }, "daysListed", "wrong-format", { listed: {} }],
  [
    { inspectionReportUrl: "report.pdf" },
    "inspectionReportUrl",
    "wrong-format",
    { inspectionReportUrl: null },
  ],
  [{ makeAr: "x".repeat(121) }, "makeAr", "too-long", {}],
  [{ priceHistory: "5:1" }, "priceHistory", "wrong-format", { history: [] }],
  [{ specifications: "x".repeat(2001) }, "specifications", "too-long", {}],
])("of a car with %j all else is taken in, with a warning about %s: %s", (row, field, problem, car) => {
  expect(read(row)).toMatchObject({ car: { vehicleNo: "SHL-24", ...car }, warnings: [{ field, problem }] });
});

test.each([
  ["STK#123", "STK-123"],
  ["ab_123", "AB_123"],
  ["12/345", "12-345"],
  ["#77", "77"],
  ["1", "1"],
  ["٢٤-١", "24-1"],
  ["A b.c", "A-B-C"],
])("the number %s is safe in addresses as %s", (vehicleNo, number) => {
  expect(read({ vehicleNo })).toMatchObject({ car: { vehicleNo: number } });
});

test.each([
  ["Pearl White", { color: "white", fullColor: { en: "Pearl White", ar: "" } }],
  ["أبيض لؤلؤي", { color: "white", fullColor: { en: "", ar: "أبيض لؤلؤي" } }],
  ["white", { color: "white", fullColor: { en: "", ar: "" } }],
  ["Sapphire", { color: "other", fullColor: { en: "Sapphire", ar: "" } }],
  ["زهري", { color: "other", fullColor: { en: "", ar: "زهري" } }],
  ["n/a", { color: "other", fullColor: { en: "", ar: "" } }],
  ["Other", { color: "other", fullColor: { en: "", ar: "" } }],
])("the paint %s is said by its own name, each language in its script", (color, car) => {
  expect(read({ color })).toMatchObject({ car });
});

test("all that is wrong is reported at once", () => {
  const refused = read({ price: "", make: "", year: "x" });
  expect("problems" in refused && refused.problems.map(({ field }) => field)).toEqual([
    "make",
    "price",
    "year",
  ]);
});
