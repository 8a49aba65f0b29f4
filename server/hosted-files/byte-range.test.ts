import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each<[string | undefined, ReturnType<typeof readByteRange>]>([
  [undefined, "all"],
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "none"],
  ["bytes=100-200", "none"],
  ["bytes=-0", "none"],
  ["bytes=20-10", "all"],
  ["bytes=-", "all"],
  ["bytes=0-9,20-29", "all"],
  ["bytes=a-b", "all"],
  ["items=0-9", "all"],
])("%s of 100 bytes: %j", (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});

test("of an empty file there is no part", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("none");
  expect(readByteRange("bytes=-1", 0)).toBe("none");
});
