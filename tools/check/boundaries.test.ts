import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../program.ts";
import { type BoundaryReport, readBoundaries } from "./boundaries.ts";

const laws = join(root, ".dependency-cruiser.cjs");

describe("the import laws", () => {
  let bad: BoundaryReport;
  let real: BoundaryReport;
  beforeAll(async () => {
    bad = await readBoundaries(join(root, "tools/check/boundary-fixtures"), laws, ["app", "server", "tools"]);
    real = await readBoundaries(root, laws, ["app", "server"]);
  });

  it("fire each on the one file that breaks it, and on no other", () => {
    const fired = bad.violations.map(({ law, from }) => [
      law,
      basename(from).replace(/(-other)?(\.server)?\.tsx?$/, ""),
    ]);
    // The law of the order is one rule for each feature.
    const names = new Set(bad.laws.map(({ name }) => name));
    expect(fired.sort()).toEqual([...names].map((name) => [name, name]).sort());
  });

  it("give their reasons", () => {
    expect(bad.laws.filter(({ comment }) => comment === undefined)).toEqual([]);
  });

  it("read the real tree, so that silence means obedience", () => {
    expect(real.modules.length).toBeGreaterThan(150);
    const shelves = [
      "app/features/booking/rules/",
      "app/features/booking/server/",
      "app/ui/",
      "app/platform/",
      "server/",
    ];
    for (const shelf of shelves)
      expect(
        real.modules.some((file) => file.startsWith(shelf)),
        shelf,
      ).toBe(true);
  });
});
