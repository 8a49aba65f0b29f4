import { expect, test } from "vitest";
import { changesBetween } from "./field-changes.ts";

test("only what differs is a change, dates by their instant", () => {
  const at = new Date("2026-11-26T08:00:00Z");
  const before = { code: "CNF", version: 2, at, codes: ["pm10"] };
  const after = { code: "CIN", version: 2, at: new Date(at), codes: ["pm10"], bay: 3 };
  expect(changesBetween(before, after)).toEqual([
    { field: "code", before: "CNF", after: "CIN" },
    { field: "bay", before: undefined, after: 3 },
  ]);
});
