import { describe, expect, test } from "vitest";
import { bodyTypes, colors, driveTypes, fuelTypes, stockStatuses, transmissions } from "../../stock-terms.ts";
import { claimMeant, meaningOf, slugOf, statusMeant } from "./feed-values.ts";

const values = [...bodyTypes, ...colors, ...driveTypes, ...fuelTypes, ...transmissions, ...stockStatuses];

test.each([
  ["petrol", "gasoline, gas, بنزين"],
  ["diesel", "ديزل"],
  ["hybrid", "هايبرد, هجين"],
  ["electric", "ev, كهربائي"],
  ["automatic", "auto, CVT, DCT, أوتوماتيك, اوتوماتيك"],
  ["manual", "عادي, يدوي"],
  ["fwd", "front, Front-wheel drive"],
  ["rwd", "rear, Rear wheel drive"],
  ["awd", "all_wheel_drive"],
  ["4wd", "four-wheel drive, 4x4"],
  ["sedan", "saloon, سيدان"],
  ["suv", "Crossover, جيب"],
  ["hatchback", "هاتشباك, hatch-back"],
  ["coupe", "coupé, كوبيه"],
  ["pickup", "truck, بيكاب, وانيت, pick-up"],
  ["van", "minibus, فان"],
  ["gray", "grey, رمادي"],
  ["white", "أبيض"],
  ["silver", "فضي"],
  ["black", "أسود"],
  ["red", "أحمر"],
  ["blue", "أزرق"],
  ["green", "أخضر"],
  ["beige", "بيج"],
  ["brown", "بني"],
  ["in-stock", "available, متوفر, IN STOCK"],
  ["reserved", "booked, محجوز"],
  ["sold", "مباع"],
  ["out-of-stock", "unavailable, out of stock"],
])("%s is also written %s", (value, written) => {
  for (const text of written.split(", ")) expect(meaningOf(values)(` ${text} `), text).toBe(value);
});

test("a word of another field's values means nothing", () => {
  expect(meaningOf(colors)("gasoline")).toBeUndefined();
  expect(statusMeant("blue")).toBeUndefined();
  expect(statusMeant("")).toBeUndefined();
});

test("a name that every object has means nothing", () => {
  expect(meaningOf(values)("constructor")).toBeUndefined();
  expect(meaningOf(values)("__proto__")).toBeUndefined();
});

describe("a claim", () => {
  test.each(["true", "Yes", " y ", "1", "نعم"])("%j is one", (text) => expect(claimMeant(text)).toBe(true));
  test.each(["false", "NO", "n", "0", "لا", "", " "])("%j is none", (text) => {
    expect(claimMeant(text)).toBe(false);
  });
  test.each(["yesterday", "oh yes", "nope", "say no", "10", "01", "2"])("%j is neither", (text) => {
    expect(claimMeant(text)).toBeUndefined();
  });
});

test.each([
  ["Rimal", "rimal"],
  ["Suhail Sport+ (2024)", "suhail-sport-2024"],
  ["Coupé É", "coupe-e"],
  ["رِمال", "رمال"],
  ["!!!", ""],
  ["--a--b--", "a-b"],
])("%s stands in addresses as %s", (name, slug) => expect(slugOf(name)).toBe(slug));
