import { describe, expect, test } from "vitest";
import carFile from "../../../../../content/demo/cars/suhail.json" with { type: "json" };
import { findModel, type NamedModel } from "./model-address.ts";

const models: readonly NamedModel[] = [
  {
    id: "suhail",
    aliases: ["suhail-classic"],
    variantAliases: [{ from: "suhail-hev", to: "Suhail-Hybrid" }],
  },
  { id: "reem", aliases: [], variantAliases: [] },
];

describe("the model that an address names", () => {
  test.each<[string, ReturnType<typeof findModel>]>([
    ["suhail", { id: "suhail", page: "suhail" }],
    ["SUHAIL", { id: "suhail", page: "suhail" }],
    ["Suhail-Classic", { id: "suhail", page: "suhail" }],
    ["suhail-hev", { id: "suhail", page: "Suhail-Hybrid", variant: "Suhail-Hybrid" }],
    ["suhail-hybrid", { id: "suhail", page: "Suhail-Hybrid", variant: "Suhail-Hybrid" }],
    ["Suhail-Hybrid", { id: "suhail", page: "Suhail-Hybrid", variant: "Suhail-Hybrid" }],
    ["reem-hybrid", undefined],
    ["suhai", undefined],
    ["", undefined],
  ])("%j is %j", (segment, found) => {
    expect(findModel(segment, models)).toEqual(found);
  });

  test("is found by every name that content has, and finding it again changes nothing", () => {
    const suhail = carFile.fragments.map(({ shared }) => shared);
    for (const { id, aliases, variantAliases } of suhail)
      for (const name of [id, ...aliases, ...variantAliases.flatMap(({ from, to }) => [from, to])]) {
        const found = findModel(name.toUpperCase(), suhail);
        expect(found?.id).toBe(id);
        expect(findModel(found?.page ?? "", suhail)).toEqual(found);
      }
  });

  test("a variant of one model goes before a model of that name", () => {
    const both = [...models, { id: "suhail-hev", aliases: [], variantAliases: [] }];
    expect(findModel("suhail-hev", both)).toMatchObject({ id: "suhail", variant: "Suhail-Hybrid" });
  });
});
