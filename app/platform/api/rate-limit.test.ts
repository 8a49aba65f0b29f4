import { expect, test } from "vitest";
import { countRequest } from "./rate-limit.server.ts";

test("a caller gets as many requests a minute as allowed, and another caller his own", () => {
  const answers = Array.from({ length: 5 }, () => countRequest("a", 3, 1_000_000));
  expect(answers).toEqual([true, true, true, false, false]);
  expect(countRequest("b", 3, 1_000_001)).toBe(true);
});

test("the next minute starts afresh", () => {
  for (let n = 0; n < 9; n += 1) countRequest("c", 3, 2_000_000);
  expect(countRequest("c", 3, 2_059_999)).toBe(false);
  expect(countRequest("c", 3, 2_060_000 + 59_999)).toBe(true);
});
