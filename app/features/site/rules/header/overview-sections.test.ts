import { expect, test } from "vitest";
import { sectionsOf, sectionsThere } from "./overview-sections.ts";

const section = (id: string) => ({ id, label: id });

test("only sections that are there, in the order of content, each once", () => {
  const there = new Set(["T2", "T8", "calculator"]);
  const candidates = ["T8", "T2", "T4", "calculator", "T2"].map(section);
  expect(sectionsThere(candidates, (id) => there.has(id)).map(({ id }) => id)).toEqual([
    "T8",
    "T2",
    "calculator",
  ]);
});

test.each([
  ["the sections that a page names", { overview: [section("T2")] }, ["T2"], true],
  ["a page without sections", { overview: [] }, [], true],
  ["a page that says which places it has", { places: ["T1", "T8", "T4"] }, ["T4", "T8"], true],
  ["a page that says nothing", { content: {} }, ["T4", "T8", "T9"], false],
  ["another thing of that name", { overview: "T2" }, ["T4", "T8", "T9"], false],
  ["half a section", { overview: [{ id: "T2" }] }, ["T4", "T8", "T9"], false],
  ["a page without data", undefined, ["T4", "T8", "T9"], false],
  ["a page that failed", null, ["T4", "T8", "T9"], false],
])("%s", (_, loaded, ids, areThere) => {
  const { candidates, ...rest } = sectionsOf(loaded, ["T4", "T8", "T9"].map(section));
  expect({ ids: candidates.map(({ id }) => id), ...rest }).toEqual({ ids, areThere });
});
