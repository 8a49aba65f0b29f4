import fc from "fast-check";
import { describe, expect, it } from "vitest";
import trimFile from "../../../../../content/demo/trims/suhail.json" with { type: "json" };
import {
  compareSpecifications,
  rangeOver,
  type Specifications,
  specificationGroups,
} from "./specification.ts";

const trims = trimFile.fragments.map(({ shared }) => ({
  specifications: shared.specifications as Specifications,
}));
const [first] = trims;

describe("cars side by side", () => {
  it("differences stand first, and every known specification stands once", () => {
    const { differing, common } = compareSpecifications(trims);
    expect(differing.map(({ name }) => name)).toContain("consumption");
    expect(common.map(({ name }) => name)).toContain("wheelbaseMm");
    const names = [...differing, ...common].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { values } of common) expect(new Set(values).size).toBe(1);
    for (const { values } of differing) expect(new Set(values).size).toBeGreaterThan(1);
  });

  it("what nobody has is left out; what only one has differs", () => {
    if (!first) throw new Error("no trims");
    const { payloadKg: _, ...without } = first.specifications;
    const pair = (payloadKg?: number) =>
      compareSpecifications([{ specifications: without }, { specifications: { ...without, payloadKg } }]);
    expect([...pair().differing, ...pair().common].map(({ name }) => name)).not.toContain("payloadKg");
    expect(pair(900).differing).toEqual([{ name: "payloadKg", values: [undefined, 900] }]);
  });

  it("only what is named is compared, in the order of the brochure", () => {
    const { differing, common } = compareSpecifications(trims, ["seats", "powerKw", "fuel", "payloadKg"]);
    expect([...differing, ...common].map(({ name }) => name)).toEqual(["fuel", "powerKw", "seats"]);
  });

  it("nothing differs between copies of one trim", () => {
    fc.assert(
      fc.property(fc.constantFrom(...trims), fc.integer({ min: 1, max: 4 }), (trim, copies) => {
        expect(compareSpecifications(Array.from({ length: copies }, () => trim)).differing).toEqual([]);
      }),
    );
  });

  it("the brochure names every specification of a trim", () => {
    const named = new Set<string>(Object.values(specificationGroups).flat());
    for (const { specifications } of trims)
      for (const name of Object.keys(specifications)) expect(named).toContain(name);
  });
});

describe("a figure of the model", () => {
  it("covers all its trims", () => {
    expect(rangeOver(trims, "consumption")).toEqual({ least: 4, most: 6.1 });
    expect(rangeOver(trims, "wheelbaseMm")).toEqual({ least: 2740, most: 2740 });
  });
  it("is not there where no trim has it", () => {
    expect(rangeOver(trims, "payloadKg")).toBeUndefined();
    expect(rangeOver([], "seats")).toBeUndefined();
    expect(rangeOver(trims, "fuel")).toBeUndefined();
  });
});
