import { describe, expect, test } from "vitest";
import {
  cardGrowMs,
  drawerContentsOf,
  modelAddress,
  modelsOfType,
  type OfferPreview,
  offersOfTab,
} from "./drawer-contents.ts";

const menu = {
  carTypeLabels: [
    { id: "suv", label: "SUVs" },
    { id: "van", label: "Vans" },
    { id: "hybrid", label: "Hybrids" },
  ],
  bookButtonUrl: "/test-drive",
  preOwnedModelUrl: "/pre-owned",
  preOwnedModelImage: "/images/demo/pages/preowned.webp",
  fromLabel: "From",
  leaseToOwnLabel: "Lease-to-own from",
  monthLabel: "a month",
  currencyLabel: "QAR",
  exploreButton: "Explore",
  preOwnedModelLabel: "Certified pre-owned",
  backButtonLabel: "Back",
  bookATestDrive: "Book a test drive",
  allVehiclesLabel: "All models",
};
const reem = {
  id: "reem",
  carTypes: ["suv", "hybrid"],
  carName: "Reem",
  typeName: "Compact SUV",
  carImage: "/images/demo/models/reem/front.0123abcd.webp",
  carImageAlt: "A Reem",
  fromPrice: 89_900,
  leaseToOwnPrice: 1_840,
  showInVehicleModels: true,
  _lang: "en",
};
const durra = { ...reem, id: "durra", carTypes: ["van"], showInVehicleModels: false };
const suhail = { ...reem, id: "suhail", carTypes: ["sedan"], leaseToOwnPrice: undefined, _lang: "ar" };
const contents = drawerContentsOf(
  menu,
  { cars: [reem, durra, suhail], offers: [] },
  {
    language: "en",
    isPage: (path) => path.startsWith("/vehicle/"),
    isPicture: (address) => address.includes(".0123abcd."),
  },
);

describe("the contents of the drawers", () => {
  test("are the models on show, and the types that have one", () => {
    expect(contents.cars.map(({ id }) => id)).toEqual(["reem", "suhail"]);
    expect(contents.types.map(({ id }) => id)).toEqual(["suv", "hybrid"]);
  });

  test("name only pictures that are there and pages that are built", () => {
    expect(contents.cars[0]).toMatchObject({
      picture: reem.carImage,
      url: "/vehicle/reem",
    });
    expect(contents.testDriveUrl).toBeUndefined();
    expect(contents.preOwned).toEqual({ url: undefined, picture: undefined });
  });

  test("have a lease-to-own price only where there is one, and say what is in the other language", () => {
    expect(contents.cars.map(({ leasePrice }) => leasePrice)).toEqual([1_840, undefined]);
    expect(contents.cars.map(({ lang }) => lang)).toEqual([undefined, "ar"]);
  });
});

test("a card leads to its model's page unless content names another address", () => {
  expect(modelAddress({ id: "reem", exploreButtonUrl: undefined })).toBe("/vehicle/reem");
  expect(modelAddress({ id: "durra", exploreButtonUrl: "/lexus-service/models" })).toBe(
    "/lexus-service/models",
  );
});

test("a type shows its models, none shows all", () => {
  expect(modelsOfType(contents.cars, "hybrid").map(({ id }) => id)).toEqual(["reem"]);
  expect(modelsOfType(contents.cars, null)).toHaveLength(2);
});

describe("previews of offers", () => {
  const offer = (id: string, from: string, until: string) => ({ id, from, until }) as OfferPreview;
  const offers = [
    offer("a", "2026-11-01", "2026-11-30"),
    offer("over", "2026-10-01", "2026-11-20"),
    offer("b", "2026-11-21", "2026-11-21"),
    offer("later", "2026-11-22", "2026-12-30"),
    offer("c", "2026-11-01", "2026-12-01"),
  ];
  test.each([
    [0, ["a", "b"]],
    [1, ["c", "a"]],
    [2, ["b", "c"]],
  ])("tab %i shows %j of those that are on today", (tab, ids) => {
    const shown = offersOfTab(offers, { tab, count: 2, today: "2026-11-21" });
    expect(shown.map(({ id }) => id)).toEqual(ids);
  });

  test("are as many as there are", () => {
    expect(offersOfTab(offers, { tab: 3, count: 2, today: "2026-12-30" }).map(({ id }) => id)).toEqual([
      "later",
    ]);
    expect(offersOfTab([], { tab: 3, count: 2, today: "2026-12-30" })).toEqual([]);
  });
});

test.each([
  [0, 400],
  [1, 800],
  [9, 4_000],
  [10, 4_000],
  [25, 4_000],
])("card %i grows for %i ms", (index, ms) => {
  expect(cardGrowMs(index)).toBe(ms);
});
