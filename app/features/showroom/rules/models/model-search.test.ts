import { describe, expect, it } from "vitest";
import { modelComparisonAddress, modelsComparedIn } from "./compared-models-address.ts";
import { clearedModels, modelsAddress, readModelSearch, toggledModels } from "./model-search.ts";

const choices = {
  bodyType: ["hatchback", "sedan", "suv"],
  seats: ["5", "7"],
  fuel: ["petrol", "hybrid"],
  models: ["nasma", "suhail", "reem", "wahat"],
};
const read = (query: string) => readModelSearch(new URLSearchParams(query), choices);

describe("an address", () => {
  it.each([
    ["", {}],
    ["bodyType=suv,sedan", { bodyType: ["suv", "sedan"] }],
    ["bodyType=suv&bodyType=sedan", { bodyType: ["suv", "sedan"] }],
    ["bodyType=SUV,boat,suv", { bodyType: ["suv"] }],
    ["seats=٧", { seats: ["7"] }],
    ["seats=-1&fuel=water", {}],
    ["fuel=hybrid", { fuel: ["hybrid"] }],
    ["priceMax=١٥٠٬٠٠٠&monthlyMax=2,500", { priceMax: 150_000, monthlyMax: 2_500 }],
    ["priceMax=cheap&monthlyMax=0", {}],
    ["priceMax=1e9", {}],
    ["sort=price-up", { sort: "price-up" }],
    ["sort=__proto__", {}],
    ["compare=reem,wahat", { compare: ["reem", "wahat"] }],
    ["compare=reem,boat,wahat,nasma,suhail", { compare: ["reem", "wahat", "nasma"] }],
  ])("with %j requests %j", (query, expected) => {
    const nothing = { bodyType: [], seats: [], fuel: [], compare: [], sort: "recommended" };
    expect(read(query)).toEqual({ ...nothing, priceMax: undefined, monthlyMax: undefined, ...expected });
  });

  it.each([
    ["", "/vehicle"],
    ["sort=recommended&utm_source=x", "/vehicle"],
    [
      "sort=seats&monthlyMax=2000&bodyType=suv,sedan&compare=reem&priceMax=90000&seats=7",
      "/vehicle?bodyType=suv,sedan&seats=7&compare=reem&priceMax=90000&monthlyMax=2000&sort=seats",
    ],
  ])("of what %j requests is %s", (query, address) => {
    expect(modelsAddress(read(query))).toBe(address);
    expect(read(address.split("?")[1] ?? "")).toEqual(read(query));
  });
});

it("a value is taken in and out", () => {
  const chosen = toggledModels(read("bodyType=suv"), "bodyType", "sedan");
  expect(chosen.bodyType).toEqual(["suv", "sedan"]);
  expect(toggledModels(chosen, "bodyType", "suv").bodyType).toEqual(["sedan"]);
});

it("clearing leaves the order and what was picked to be compared", () => {
  const cleared = clearedModels(read("bodyType=suv&priceMax=90000&sort=power&compare=reem"));
  expect(modelsAddress(cleared)).toBe("/vehicle?compare=reem&sort=power");
});

describe("the models that are compared", () => {
  it.each([
    ["", [], []],
    ["models=wahat,reem", ["wahat", "reem"], []],
    ["models=wahat&models=reem&models=wahat", ["wahat", "reem"], []],
    ["models=Wahat,boat,../x", ["wahat"], []],
    ["models=wahat,reem,nasma,suhail", ["wahat", "reem", "nasma"], ["suhail"]],
  ])("%j", (query, compared, left) => {
    expect(modelsComparedIn(new URLSearchParams(query), choices.models)).toEqual({ compared, left });
  });

  it("stand in an address that can be read", () => {
    expect(modelComparisonAddress([])).toBe("/vehicle/compare");
    expect(modelComparisonAddress(["wahat", "reem"])).toBe("/vehicle/compare?models=wahat,reem");
  });
});
