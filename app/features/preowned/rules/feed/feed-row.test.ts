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
  ["۲۰۲۴", pieces, 2024],
])("%s is read in our unit", (text, units, value) => {
  expect(wholeNumber(text, units)).toBe(value);
});

test.each(["", "a lot", "-5", "79.900", "1,65", "12 stone", "5 kg kg", "kg 5 kg", "1e5", "0x10"])(
  "%j is no number of kilograms",
  (text) => {
    expect(wholeNumber(text, kilograms)).toBeUndefined();
  },
);

test("seats stand beside each other", () => {
  expect([wholeNumbers("5 7"), wholeNumbers("٧"), wholeNumbers("")]).toEqual([[5, 7], [7], []]);
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
  ["60:9000 12:8000", 7000, undefined],
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
const read = (row: Partial<Record<keyof typeof good | "listedAt" | "priceHistory" | "location", string>>) =>
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
  [{ vehicleNo: "a b" }, "vehicleNo", "wrong-format"],
  [{ price: "cheap" }, "price", "not-a-number"],
  [{ price: "5" }, "price", "out-of-bounds"],
  [{ year: "24" }, "year", "out-of-bounds"],
  [{ fuelType: "steam" }, "fuelType", "unknown-value"],
  [{ certified: "perhaps" }, "certified", "unknown-value"],
  [{ images: "https://elsewhere.example/1.webp" }, "images", "address-not-allowed"],
  [{ make: "!!!" }, "make", "wrong-format"],
  [{ seats: "5 700" }, "seats", "out-of-bounds"],
  [{ location: "Lusail, first floor" }, "location", "wrong-format"],
  [{ listedAt: "last week" }, "listedAt", "wrong-format"],
  [{ priceHistory: "5:1" }, "priceHistory", "wrong-format"],
  [{ specifications: "x".repeat(2001) }, "specifications", "too-long"],
])("a row with %j is refused for %s: %s", (row, field, problem) => {
  expect(read(row)).toMatchObject({ problems: [{ field, problem }] });
});

test("all that is wrong is reported at once", () => {
  const refused = read({ price: "", fuelType: "", year: "x" });
  expect("problems" in refused && refused.problems.map(({ field }) => field)).toEqual([
    "price",
    "fuelType",
    "year",
  ]);
});
