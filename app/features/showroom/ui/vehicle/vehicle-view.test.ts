import { describe, expect, it, test } from "vitest";
import {
  type Car,
  colorViews,
  cutOutOf,
  keyFiguresOf,
  sectionViews,
  shownPictures,
  type Trim,
  type VehiclePage,
} from "./vehicle-view.ts";

const there = (name: string) => `/images/demo/${name}.0123abcd.webp`;
const missing = (name: string) => `/images/demo/${name}.webp`;
const pictureOf = (wide: string) => ({ wide, width: 1600, height: 900 });

const suhail = {
  ...{
    carImage: there("suhail-front"),
    carImageAlt: "A suhail",
  },
  carSideAngleImage: there("suhail-side"),
} as Car;
const page = {
  sectionPictures: {},
  keyFigures: ["powerKw", "towingKg"],
  sections: ["T2", "T9"].map((id) => ({ id, label: id, title: id })),
} as unknown as VehiclePage;

describe("pictures", () => {
  it("a car's is absent until it is there", () => {
    expect(cutOutOf(suhail, "front")).toEqual({
      wide: there("suhail-front"),
      alt: "A suhail",
      ...{ width: 1280, height: 720 },
    });
    expect(cutOutOf({ ...suhail, carImage: missing("suhail-front") }, "front")).toBeUndefined();
  });

  it("keep their own words when one before them is missing", () => {
    const pictures = [missing("a"), there("b")].map(pictureOf);
    expect(shownPictures(pictures, ["Of a", "Of b"])).toMatchObject([{ wide: there("b"), alt: "Of b" }]);
    expect(shownPictures([pictureOf(there("c"))], undefined)).toMatchObject([{ alt: "" }]);
    expect(shownPictures(undefined, ["Of nothing"])).toEqual([]);
  });

  it("a crop that is missing leaves its place to the wide one", () => {
    const whole = { ...pictureOf(there("a")), narrow: missing("a-narrow"), wideRtl: there("a-rtl") };
    const [shown] = shownPictures([whole], ["A"]);
    expect(shown).not.toHaveProperty("narrow");
    expect(shown?.wideRtl).toBe(there("a-rtl"));
  });

  it("belong to their section", () => {
    const own = { ...page, sectionPictures: { T9: [pictureOf(there("banner"))] } };
    const views = sectionViews(own as VehiclePage);
    expect(views.find(({ id }) => id === "T9")?.pictures).toHaveLength(1);
    expect(views.find(({ id }) => id === "T2")?.pictures).toEqual([]);
  });

  it("of a paint turn once all of them are there", () => {
    const paint = (id: string, animatedImages: string[]) => ({ id, imageColor: "#fff", animatedImages });
    const viewerColours = [
      paint("pearl", [there("1"), there("2")]),
      paint("copper", [there("1"), missing("2")]),
    ];
    const colourNames = [{ id: "pearl", imageColorAlt: "Pearl", imageAlt: "In pearl" }];
    const colors = colorViews({ ...page, viewerColours, colourNames } as unknown as VehiclePage);
    expect(colors).toMatchObject([
      { name: "Pearl", alt: "In pearl", frames: [there("1"), there("2")] },
      { name: "copper", alt: "", frames: [] },
    ]);
  });
});

test("an accessory has the price of its place", () => {
  const features = ["Box", "Hitch"].map((title) => ({ title, text: "" }));
  const sections = ["T15", "T19"].map((id) => ({ id, label: id, title: id, features }));
  const [facts, accessories] = sectionViews({
    ...page,
    sections,
    accessoryPrices: [2_650],
  } as unknown as VehiclePage);
  expect(accessories?.features?.map(({ price }) => price)).toEqual([2_650, undefined]);
  expect(facts?.features?.map(({ price }) => price)).toEqual([undefined, undefined]);
});

test("a figure that no trim has is left out, and a range spans them all", () => {
  const trims = [115, 154].map((powerKw) => ({ specifications: { powerKw } })) as unknown as Trim[];
  expect(keyFiguresOf(page, trims)).toEqual([{ name: "powerKw", least: 115, most: 154 }]);
});
