import { expect, test } from "vitest";
import { hasETag } from "./has-etag.ts";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b" , W/"a"', true],
  ["*", true],
  ['"b", *', true],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("of If-None-Match %s the tag is known: %s", (header, isKnown) => {
  expect(hasETag(header, '"a"')).toBe(isKnown);
});
