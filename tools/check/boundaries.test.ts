import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../program.ts";
import { type BoundaryReport, readBoundaries } from "./boundaries.ts";

const laws = join(root, ".dependency-cruiser.cjs");

describe("the import laws", () => {
  let bad: BoundaryReport;
  beforeAll(async () => {
    bad = await readBoundaries(join(root, "tools/check/boundary-fixtures"), laws, ["app", "server", "tools"]);
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
});
