import { expect, test } from "vitest";
import { mappedTexts } from "./mapped-texts.ts";

test("every text is changed, and nothing else", () => {
  const value = { title: "a", lines: ["b", 7, null], inner: { deep: [{ text: "c" }], no: undefined } };
  expect(mappedTexts(value, (text) => text.toUpperCase())).toEqual({
    title: "A",
    lines: ["B", 7, null],
    inner: { deep: [{ text: "C" }], no: undefined },
  });
});
