import { expect, test } from "vitest";
import { demoCatalogue } from "#db/seed/demo/parts/demo-catalogue.ts";
import { faults } from "./fault-list.ts";

test("what a fault suspects is a type of part", () => {
  const names = new Set(
    [...demoCatalogue()].flatMap((one) => (one.record === "part-type" ? one.name.en.toLowerCase() : [])),
  );
  const unknown = faults.flatMap(([, parts]) => parts.split(", ").filter((part) => !names.has(part)));
  expect(unknown).toEqual([]);
});
