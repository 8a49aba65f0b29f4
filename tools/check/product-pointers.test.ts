import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../program.ts";
import { checkProductPointers, slugOf } from "./product-pointers.ts";

const folder = mkdtempSync(join(root, "node_modules", ".product-pointers-"));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsIn(source: string): string[] {
  const file = relative(root, join(folder, "rules.ts"));
  writeFileSync(join(root, file), source);
  return checkProductPointers([file]).map((line) => line.slice(file.length));
}

test("a pointer to a file or a heading of the rules is fine", () => {
  expect(problemsIn("/** (product/booking.md#lead-time), (product/booking.md) */")).toEqual([]);
});

test("a heading or a file that is not there is named with its line", () => {
  expect(problemsIn("\n/** (product/booking.md#leed-time) (product/bookings.md#lead-time) */")).toEqual([
    ":2: booking.md has no heading #leed-time",
    ":2: docs/product/bookings.md does not exist",
  ]);
});

test.each([
  "(specification, section 4)",
  "(specification,\n * section 4)",
  "the specification's section 5",
  "section 2 of the specification",
  "(decisions 2.5)",
  "(decisions, 2.6)",
  "Spec sections 3-7",
  "(decisions, trap 26)",
])("%j points outside of the repository", (words) => {
  expect(problemsIn(`/** ${words} */`)).toHaveLength(1);
});

test("a specification of a car and a decision with a number are no pointers", () => {
  expect(problemsIn("/** The specification of a trim, section by section (decision 032). */")).toEqual([]);
});

test("a heading's name is as in its address", () => {
  expect(slugOf("360 viewer")).toBe("360-viewer");
  expect(slugOf("Card payments, refunds")).toBe("card-payments-refunds");
});

test("no pointer of the project leads nowhere", () => expect(checkProductPointers()).toEqual([]));
