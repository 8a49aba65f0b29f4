import { describe, expect, test } from "vitest";
import { ownValue } from "./own-value.ts";
import { parseJson } from "./parse-json.ts";
import { unsafeParts } from "./unsafe-parts.ts";

const inherited = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];

test("a record holds what was put into it, and nothing that every object has", () => {
  expect(ownValue({ a: 1 }, "a")).toBe(1);
  for (const key of [...inherited, "b", ""]) expect(ownValue<unknown>({ a: 1 }, key), key).toBeUndefined();
});

describe("of a JSON value from outside", () => {
  const partsOf = (text: string) => [...unsafeParts(JSON.parse(text))].map((path) => path.join("."));

  test.each(inherited)("a field called %s is found at any depth", (name) => {
    expect(partsOf(`{"a":{"length":{"${name}":1}},"b":[{"${name}":{}}],"c":1}`).sort()).toEqual([
      `a.length.${name}`,
      `b.0.${name}`,
    ]);
  });

  test.each([
    ["a NUL character", "a\\u0000"],
    ["half of a surrogate pair", "\\ud800"],
    ["marks without end", `a${"\\u0301".repeat(31)}`],
  ])("a text with %s is found", (_, text) => {
    expect(partsOf(`["${text}", {"b":"${text}"}]`).sort()).toEqual(["0", "1.b"]);
    expect(partsOf(`"${text}"`)).toEqual([""]);
  });

  test("words with all their marks, emoji and wide values are safe", () => {
    expect(
      partsOf(JSON.stringify({ a: "مُحَمَّدٌ 👨‍👩‍👧", b: Array(50_000).fill(""), c: null, d: [[[1.5]]] })),
    ).toEqual([]);
  });

  test("a hundred thousand brackets are found by their depth", () => {
    expect(partsOf(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)).toHaveLength(1);
  });

  test.each(["{", "", '{"toString":1}', '{"__proto__":{}}', '["\\u0000"]'])(
    "%s is parsed to nothing",
    (text) => {
      expect(parseJson(text)).toBeUndefined();
    },
  );

  test("a good text is parsed", () => {
    expect(parseJson('{"a":[1,"b"]}')).toEqual({ a: [1, "b"] });
  });
});
