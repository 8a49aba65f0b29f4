import { describe, expect, it } from "vitest";
import { boundSteps, fittingModels, relaxations, sortedModels } from "./model-filter.ts";
import type { Fuel, ModelOrder, ModelSearch } from "./model-search.ts";

const trim = (price: number, fuel: Fuel, seats = 5, powerKw = 100) => ({
  price,
  fuel,
  seats,
  powerKw,
  monthly: price / 50,
});
const models = [
  {
    id: "wahat",
    bodyType: ["suv"],
    trims: [trim(170_000, "hybrid", 7, 180), trim(140_000, "petrol", 7, 154)],
  },
  { id: "nasma", bodyType: ["hatchback"], trims: [trim(56_000, "petrol", 5, 66)] },
  {
    id: "suhail",
    bodyType: ["sedan"],
    trims: [trim(80_000, "petrol", 5, 125), trim(98_000, "hybrid", 5, 103)],
  },
  {
    id: "qafila",
    bodyType: ["van"],
    trims: [trim(104_000, "diesel", 3, 120), trim(118_000, "petrol", 12, 118)],
  },
];
const all: ModelSearch = {
  bodyType: [],
  seats: [],
  fuel: [],
  priceMax: undefined,
  monthlyMax: undefined,
  sort: "recommended",
  compare: [],
};
const ids = (filter: Partial<ModelSearch>) =>
  fittingModels(models, { ...all, ...filter }).map(({ model }) => model.id);

describe("the models that fit", () => {
  it.each<[Partial<ModelSearch>, string[]]>([
    [{}, ["wahat", "nasma", "suhail", "qafila"]],
    [{ bodyType: ["suv", "sedan"] }, ["wahat", "suhail"]],
    [{ seats: ["7"] }, ["wahat"]],
    [{ seats: ["12", "5"] }, ["nasma", "suhail", "qafila"]],
    [{ fuel: ["hybrid"] }, ["wahat", "suhail"]],
    [{ priceMax: 80_000 }, ["nasma", "suhail"]],
    [{ monthlyMax: 1_599 }, ["nasma"]],
    [{ fuel: ["diesel"], seats: ["12"] }, []],
    [{ fuel: ["hybrid"], priceMax: 140_000 }, ["suhail"]],
    [{ bodyType: ["suv"], fuel: ["diesel"] }, []],
  ])("%j", (filter, expected) => expect(ids(filter)).toEqual(expected));

  it("come with those of their trims that fit, the cheapest first", () => {
    const [wahat] = fittingModels(models, all);
    expect(wahat?.trims.map(({ price }) => price)).toEqual([140_000, 170_000]);
    const [hybrid] = fittingModels(models, { ...all, fuel: ["hybrid"] });
    expect(hybrid?.trims.map(({ price }) => price)).toEqual([170_000]);
  });

  it("have no month to compare where the importer finances no cars", () => {
    const cash = models.map((model) => ({
      ...model,
      trims: model.trims.map((one) => ({ ...one, monthly: undefined })),
    }));
    expect(fittingModels(cash, { ...all, monthlyMax: 9_999 })).toEqual([]);
  });
});

it.each<[ModelOrder, string[]]>([
  ["recommended", ["wahat", "nasma", "suhail", "qafila"]],
  ["price-up", ["nasma", "suhail", "qafila", "wahat"]],
  ["price-down", ["wahat", "qafila", "suhail", "nasma"]],
  ["seats", ["qafila", "wahat", "nasma", "suhail"]],
  ["power", ["wahat", "suhail", "qafila", "nasma"]],
])("in the order %s", (order, expected) => {
  const sorted = sortedModels(fittingModels(models, all), order);
  expect(sorted.map(({ model }) => model.id)).toEqual(expected);
});

it("an order looks at the trims that fit alone", () => {
  const hybrids = fittingModels(models, { ...all, fuel: ["hybrid", "diesel"] });
  expect(sortedModels(hybrids, "price-up").map(({ model }) => model.id)).toEqual([
    ...["suhail", "qafila", "wahat"],
  ]);
});

describe("where no model fits", () => {
  it("the filters that can be taken away alone are named, the most models first", () => {
    const search: ModelSearch = { ...all, fuel: ["hybrid"], priceMax: 60_000 };
    expect(relaxations(models, search).map(({ name, count }) => [name, count])).toEqual([
      ["priceMax", 2],
      ["fuel", 1],
    ]);
  });

  it("a filter whose removal shows none is not named, and what was picked stays", () => {
    const search: ModelSearch = { ...all, seats: ["7"], priceMax: 60_000, compare: ["wahat"] };
    const [first, ...others] = relaxations(models, { ...search, monthlyMax: 900 });
    expect([first, ...others].filter(Boolean)).toEqual([]);
    expect(relaxations(models, search).every((one) => one.search.compare.includes("wahat"))).toBe(true);
  });
});

it.each([
  [
    [56, 80, 85, 140],
    [60, 90, 100, 150],
    [60, 90],
  ],
  [[], [60], []],
  [[200], [100, 300], []],
])("of %j the scale %j has the steps %j", (least, scale, steps) => {
  expect(boundSteps(least, scale)).toEqual(steps);
});
