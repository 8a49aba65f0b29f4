import { expect, test } from "vitest";
import { cursorOf, pageEndOf } from "./lead-page.ts";

test.each(["2026-11-26 08:00:00.123+00", "infinity"])("a page that ended at %s goes on there", (value) => {
  const end = { value, id: "019ac0de-0000-7000-8000-000000000001" };
  expect(pageEndOf(cursorOf(end))).toEqual(end);
  expect(cursorOf(end)).toMatch(/^[\w~%.-]+$/);
});

test.each([undefined, "", "x", "infinity~", "1; drop table~a", "%E0%A4%A"])(
  "%j is the first page",
  (cursor) => {
    expect(pageEndOf(cursor)).toBeUndefined();
  },
);
