import { expect, test } from "vitest";
import { newId } from "./id.ts";

test("ids are version 7 and sort by the time they were made", () => {
  const ids = [1, 2, 70_000, 1_795_000_000_000].map((ms) => newId(ms));
  expect(ids).toEqual([...ids].sort());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("ten thousand ids of one millisecond are all different", () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId(1))).size).toBe(10_000);
});
