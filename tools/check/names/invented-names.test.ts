import { describe, expect, test } from "vitest";
import { foldName } from "./fold-name.ts";
import { inventedNames, realCars, takenNames } from "./invented-names.ts";

/** Importer, brands and the thirteen models, as the demo writes them. */
const names = [
  ["Marsa", "مرسى"],
  ["Rimal", "رمال"],
  ["Lulwa", "لؤلؤة"],
  ["Nasma", "نسمة"],
  ["Suhail", "سهيل"],
  ["Jawza", "جوزاء"],
  ["Reem", "ريم"],
  ["Wahat", "واحات"],
  ["Hajar", "هجر"],
  ["Badia", "بادية"],
  ["Qafila", "قافلة"],
  ["Shihab", "شهاب"],
  ["Nada", "ندى"],
  ["Juman", "جُمان"],
  ["Durra", "دُرّة"],
  ["Sadaf", "صدف"],
].flat();
const real = realCars();

describe("invented names", () => {
  test.each(names)("%s is no make and no model of a car", (name) => {
    expect(takenNames([{ name, where: "here" }], real)).toEqual([]);
  });

  test("nor is any name in configuration and content", async () => {
    const invented = await inventedNames();
    expect(invented.length).toBeGreaterThan(6);
    expect(takenNames(invented, real)).toEqual([]);
  });

  test.each([
    "Toyota",
    "LAND  CRUISER",
    "Land-Cruiser",
    "Citroën",
    "لاندكروزر",
    "لاند كروزر",
    "الشاهين",
    "كامرى",
  ])("%s would be found", (name) => expect(takenNames([{ name, where: "here" }], real)).toHaveLength(1));

  test("the lists know the makes and models of the market", () => {
    expect(real.size).toBeGreaterThan(2500);
  });
});

test.each([
  ["دُرّة", "دره"],
  ["جُمان", "جمان"],
  ["لؤلؤة", "لولوه"],
  ["مرسى", "مرسي"],
  ["الهجر", "هجر"],
  ["Reem", "rem"],
  ["Škoda", "skoda"],
])("%s is compared as %s", (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
