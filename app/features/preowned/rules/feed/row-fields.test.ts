import { describe, expect, it } from "vitest";
import { kilometers } from "./feed-numbers.ts";
import { type FeedRow, RowFields } from "./row-fields.ts";
import { termMeanings } from "./words/term-meanings.ts";

const fields = (row: FeedRow) => new RowFields(row);
const { color } = termMeanings;

describe("a field of a row", () => {
  it("is a text without spaces around it, a list is one with commas, and an absent one is empty", () => {
    const row = fields({ make: "  Rimal ", seats: ["5", "7"] });
    expect([row.text("make"), row.text("seats"), row.text("model")]).toEqual(["Rimal", "5, 7", ""]);
    expect(row.problems).toEqual([]);
  });

  it("that is needed and empty is noted, each once", () => {
    const row = fields({ make: "Rimal", model: "  " });
    row.need(["make", "model", "year"]);
    expect(row.problems).toEqual([
      { field: "model", problem: "missing" },
      { field: "year", problem: "missing" },
    ]);
  });

  it("means one of our values; an unknown one is noted and has the default, as an empty one has", () => {
    const row = fields({ color: "Grey", trim: "plaid" });
    expect(row.meant("color", color, "other")).toBe("gray");
    expect(row.meant("interior", color, "other")).toBe("other");
    expect(row.warnings).toEqual([]);
    expect(row.meant("trim", color, "other")).toBe("other");
    expect(row.warnings).toEqual([{ field: "trim", problem: "unknown-value", value: "plaid" }]);
    expect(row.problems).toEqual([]);
  });

  it.each([
    ["", null, undefined],
    ["0", 0, undefined],
    ["900000 km", 900_000, undefined],
    ["900001", null, "out-of-bounds"],
    ["many", null, "not-a-number"],
  ] as const)("as a number %j is %j, with the problem %s", (text, value, problem) => {
    const row = fields({ mileage: text });
    expect(row.whole("mileage", kilometers, [0, 900_000])).toBe(value);
    const noted = problem ? [{ field: "mileage", problem, value: text }] : [];
    expect(row.warnings).toEqual(noted);
    expect(fields({ mileage: text }).neededWhole("mileage", kilometers, [0, 900_000])).toBe(value ?? 0);
    const needed = fields({ mileage: text });
    needed.neededWhole("mileage", kilometers, [0, 900_000]);
    expect(needed.problems).toEqual(noted);
  });
});

describe("words in both languages", () => {
  it("stand for both where the Arabic is missing", () => {
    const row = fields({ variant: "GLX", color: "Silver", colorAr: "فضي" });
    expect(row.both("variant")).toEqual({ en: "GLX", ar: "GLX" });
    expect(row.both("color")).toEqual({ en: "Silver", ar: "فضي" });
  });

  it("that are too long are cut, and noted by the field that has them", () => {
    const row = fields({ variant: "x".repeat(120), variantAr: "س".repeat(121) });
    expect(row.both("variant")).toEqual({ en: "x".repeat(120), ar: "س".repeat(120) });
    expect(row.warnings).toEqual([{ field: "variantAr", problem: "too-long", value: "س".repeat(60) }]);
  });
});

describe("a list", () => {
  it("of a feed in JSON is taken as it stands, without empty entries", () => {
    expect(fields({ images: [" a, b ", "", "c"] }).list("images")).toEqual(["a, b", "c"]);
  });

  it("in a text is cut into its entries", () => {
    expect(
      fields({ images: "https://a.example/1.webp, https://a.example/2.webp" }).list("images"),
    ).toHaveLength(2);
    expect(fields({}).list("images")).toEqual([]);
  });

  it("that is too long is noted", () => {
    const row = fields({ images: ["x".repeat(2_001)] });
    row.list("images");
    expect(row.warnings).toMatchObject([{ field: "images", problem: "too-long" }]);
  });
});
