import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkExpressions } from "./check-expressions.ts";
import { patternsInSource } from "./patterns-in-source.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-expressions-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function errorsIn(name: string, text: string): Promise<string[]> {
  const file = join(folder, name);
  await writeFile(file, text);
  return (await checkExpressions([file])).map((error) => error.replace(file, name));
}

test("a pattern that takes the square of its text is named with its line and a text that shows it", async () => {
  const [error, ...others] = await errorsIn("tags.ts", "\nexport const tags = /\\s*,\\s*/;\n");
  expect(error).toMatch(
    /^tags\.ts:2: \/\\s\*,\\s\*\/ takes 2nd degree polynomial time, for example for '.+repeat/,
  );
  expect(others).toEqual([]);
});

test.each([
  ["exponential", "export const all = /^(a|a)*$/;", "exponential"],
  ["in the path of a route", 'export const path = "/:file{\\\\d*-?\\\\d*}";', "polynomial"],
  [
    "made of parts",
    'const end = "<+$";\nexport const filler = new RegExp(["[A-Z]", end].join("|"));',
    "polynomial",
  ],
])("a pattern is found that is %s", async (name, text, complexity) => {
  const errors = await errorsIn(`${name.replaceAll(" ", "-")}.ts`, text);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(complexity);
});

test("a pattern that is made anew at each call cannot be checked, which is said", async () => {
  const text = 'export const ending = (text: string) => new RegExp(text + "$");\n';
  expect(await errorsIn("ending.ts", text)).toEqual([
    expect.stringMatching(/^ending\.ts:1: .* cannot be checked$/),
  ]);
});

test("linear patterns are left alone, and those whose text is said to be bounded by a number", async () => {
  const bounded = "// bounded: 30 characters, as cut above.\nexport const filler = /<+$/;\n";
  expect(await errorsIn("good.ts", `export const name = /^[a-z-]{1,40}$/;\n${bounded}`)).toEqual([]);
  const vague = "// bounded: short enough.\nexport const filler = /<+$/;\n";
  expect(await errorsIn("vague.ts", vague)).toHaveLength(1);
});

test("patterns are found wherever they stand, and none in texts and comments", () => {
  const text =
    'const a = [/x/g, { b: /[/]y/u }]; // /z/\nconst c = "/:id"; const d = "/w/"; const e = RegExp("v");';
  expect(patternsInSource("a.ts", text)).toEqual({
    written: [
      { line: 1, source: "x", flags: "g" },
      { line: 1, source: "[/]y", flags: "u" },
    ],
    built: [2],
  });
});
