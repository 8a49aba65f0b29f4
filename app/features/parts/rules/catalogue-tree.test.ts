import { expect, test } from "vitest";
import { CatalogueTree, type Category, type PartType } from "./catalogue-tree.ts";

const category = (id: number, code: string, parentId: number | null, position: number): Category => ({
  ...{ id, code, parentId, position, names: { en: code, ar: code } },
});
const type = (id: number, categoryId: number, position: number, picture: string | null = null): PartType => ({
  ...{ id, code: `type-${id}`, categoryId, position, picture, aliases: [], returns: "standard" },
  ...{ names: { en: "", ar: "" }, alsoCalled: { en: null, ar: null } },
});
const tree = new CatalogueTree(
  [
    category(1, "brakes", null, 2),
    category(2, "service", null, 1),
    category(3, "pads", 1, 1),
    category(4, "oils", 2, 2),
    category(5, "filters", 2, 1),
  ],
  [type(1, 3, 1), type(2, 4, 2), type(3, 5, 3), type(4, 5, 4), type(5, 5, 5, "/images/demo/a.webp")],
);

test("categories and types stand in their order, those with a picture first", () => {
  expect(tree.top.map(({ code }) => code)).toEqual(["service", "brakes"]);
  expect(tree.top.flatMap((one) => tree.childrenOf(one)).map(({ code }) => code)).toEqual([
    ...["filters", "oils", "pads"],
  ]);
  expect(tree.types.map(({ id }) => id)).toEqual([5, 3, 4, 2, 1]);
});

test("a type stands in its sub-category and in the category above it", () => {
  const pads = type(1, 3, 1);
  const codes = ["pads", "brakes", "service", "oils"];
  const within = codes.filter((code) => tree.isWithin(pads, tree.category(code) ?? category(0, "", null, 0)));
  expect(within).toEqual(["pads", "brakes"]);
  expect(tree.parentOf(tree.categoryOf(pads)).code).toBe("brakes");
  expect(tree.parentOf(tree.top[0] as Category).code).toBe("service");
});

test("what is not there is not found; what has to be there and is not is a bug", () => {
  expect([tree.category("none"), tree.type("none")]).toEqual([undefined, undefined]);
  expect(tree.type("type-3")?.id).toBe(3);
  expect([tree.typeOf(1)?.code, tree.typeOf(99)]).toEqual(["type-1", undefined]);
  expect(() => tree.categoryOf({ categoryId: 99 })).toThrow("99");
});
