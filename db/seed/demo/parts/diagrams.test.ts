import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, it } from "vitest";
import { catalogueRecord } from "#app/features/parts/rules/feed/catalogue-records.ts";
import { demoCatalogue } from "./demo-catalogue.ts";
import { demoDiagrams } from "./diagrams.ts";

const content = join(import.meta.dirname, "../../../../content/demo");
const diagrams = demoDiagrams.flatMap((record) => {
  const read = catalogueRecord.parse(record);
  return read.record === "diagram" ? [read] : [];
});
const records = [...demoCatalogue()];
const subCategories = new Set(
  records.flatMap((record) => (record.record === "category" && record.parent !== null ? [record.id] : [])),
);
const typeOf = new Map(
  records.flatMap((record) => (record.record === "part" ? [[record.number, record.type]] : [])),
);
/** Where the parts of each type stand on a car; an empty word is anywhere. */
const placesOf = new Map<string, Set<string>>();
for (const record of records) {
  if (record.record !== "fitment") continue;
  const type = typeOf.get(record.part) ?? "";
  placesOf.set(type, (placesOf.get(type) ?? new Set()).add(record.position ?? ""));
}
const words = (position: string) => position.split("-");
const areNear = (one: string, other: string) =>
  one === "" ||
  words(one).every((word) => words(other).includes(word)) ||
  words(other).every((word) => words(one).includes(word));

it("has at least 24 diagrams, each with an id and a name of its own", () => {
  expect(diagrams.length).toBeGreaterThanOrEqual(24);
  expect(diagrams).toHaveLength(demoDiagrams.length);
  expect(new Set(diagrams.map(({ id }) => id)).size).toBe(diagrams.length);
  expect(new Set(diagrams.map(({ name }) => name.ar)).size).toBe(diagrams.length);
});

describe.each(diagrams)("$id", ({ category, drawing, width, height, hotspots }) => {
  const svg = readFileSync(join(content, drawing.replace("/files/demo/", "files/")), "utf8");

  it("has a drawing of at most 60 KB that is well-formed and of the size that the record says", () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60 * 1024);
    const complain = (_level: string, message: string) => {
      throw new Error(message);
    };
    const root = new DOMParser({ onError: complain }).parseFromString(svg, "image/svg+xml").documentElement;
    expect(root?.getAttribute("viewBox")).toBe(`0 0 ${width} ${height}`);
  });

  it("draws with groups and paths only, without anything that runs, loads or is named", () => {
    const elements = [...svg.matchAll(/<([A-Za-z!?]+)/g)].map(([, name]) => name);
    expect(new Set(elements)).toEqual(new Set(["svg", "g", "path"]));
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(
      /\b(?:on\w+|id|href|class|style)=|url\(|:\/\//,
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("shows parts of a sub-category and of types that the catalogue has, where they are on a car", () => {
    expect(subCategories).toContain(category);
    for (const { type, position } of hotspots) {
      const places = [...(placesOf.get(type) ?? [])];
      expect(places, type).not.toEqual([]);
      if (position !== null)
        expect(
          places.some((place) => areNear(place, position)),
          `${type} ${position}`,
        ).toBe(true);
    }
  });

  it("has at least four numbers, all within the drawing and none nearer than 36 to another", () => {
    expect(hotspots.length).toBeGreaterThanOrEqual(4);
    expect(hotspots.map(({ label }) => label)).toEqual(hotspots.map((_, index) => String(index + 1)));
    for (const [index, { x, y, label }] of hotspots.entries()) {
      expect(x >= 18 && x <= width - 18 && y >= 18 && y <= height - 18, label).toBe(true);
      for (const other of hotspots.slice(0, index))
        expect(Math.hypot(x - other.x, y - other.y), `${label}, ${other.label}`).toBeGreaterThanOrEqual(36);
    }
  });
});
