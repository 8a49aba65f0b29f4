import { describe, expect, it } from "vitest";
import type { PartCategory } from "../../calls.ts";
import { categoryName, nearCategories } from "./near-categories.ts";

const group = (id: string, parts: number) => ({ id, name: `Name of ${id}`, parts });
const tree: PartCategory[] = [
  {
    ...group("brakes", 5),
    subCategories: [
      { ...group("pads", 2), diagrams: [] },
      { ...group("discs", 3), diagrams: [] },
    ],
  },
  { ...group("fluids", 9), subCategories: [{ ...group("oils", 9), diagrams: [] }] },
];
const categories = [group("pads", 2), group("discs", 3), group("oils", 9)];
const idsOf = (near: ReturnType<typeof nearCategories>) => near.categories.map(({ id }) => id);

describe("the groups by which a list is narrowed", () => {
  it.each(["brakes", "pads"])("beside %s are those of its main category", (category) => {
    const near = nearCategories({ categories }, { category }, tree);
    expect(near.all).toBe("brakes");
    expect(idsOf(near)).toEqual(["pads", "discs"]);
  });

  it("with words are all, the fullest first", () => {
    const near = nearCategories({ categories }, { q: "dot 4", category: "pads" }, tree);
    expect(near.all).toBeUndefined();
    expect(idsOf(near)).toEqual(["oils", "discs", "pads"]);
  });

  it("of a category that nobody knows are all", () => {
    expect(idsOf(nearCategories({ categories }, { category: "hats" }, tree))).toHaveLength(3);
  });
});

it.each([
  ["brakes", "Name of brakes"],
  ["oils", "Name of oils"],
  ["hats", undefined],
  [undefined, undefined],
])("%s is called %s", (id, name) => {
  expect(categoryName(id, tree)).toBe(name);
});
