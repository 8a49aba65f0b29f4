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
  ["what a page loaded", { overview: [section("T2")] }, [section("T2")]],
  ["a page without sections", { overview: [] }, []],
  ["a page that says nothing", { content: {} }, undefined],
  ["another thing of that name", { overview: "T2" }, undefined],
  ["half a section", { overview: [{ id: "T2" }] }, undefined],
  ["a page without data", undefined, undefined],
  ["a page that failed", null, undefined],
])("%s", (_, loaded, expected) => {
  expect(sectionsOf(loaded)).toEqual(expected);
});
