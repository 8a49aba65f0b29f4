import { expect, test } from "vitest";
import { cursorAfter, cursorOf } from "./call-cursor.ts";

test("a page goes on where the one before it ended", () => {
  const last = { dueAt: new Date("2026-12-01T09:00:00Z"), id: "0199" };
  expect(cursorAfter(cursorOf(last))).toEqual(last);
});

test.each([undefined, "", "yesterday 0199", "2026-12-01T09:00:00Z"])("%s names no place", (cursor) => {
  expect(cursorAfter(cursor)).toBeUndefined();
});
