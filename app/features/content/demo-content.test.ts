import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../content/demo");
const routes = await readFile(join(import.meta.dirname, "../../routes.ts"), "utf8");

interface Fragment {
  readonly key: string;
  readonly shared: Readonly<Record<string, unknown>>;
  readonly en: Readonly<Record<string, unknown>>;
  readonly ar: Readonly<Record<string, unknown>>;
}
const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
const fragments: [string, Fragment][] = [];
for (const file of files) {
  const read = JSON.parse(await readFile(join(folder, file), "utf8")) as { fragments: Fragment[] };
  for (const fragment of read.fragments) fragments.push([`${file} ${fragment.key}`, fragment]);
}

/** Every text with the way to it: `loginMenu.0.label`. */
function leavesOf(value: unknown, way = ""): [string, string][] {
  if (typeof value === "string") return [[way, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, way === "" ? name : `${way}.${name}`),
  );
}

/** Ways whose value is an address, a name of something, or the text of another system: the same in any language. */
const untranslated = /(url|icon|id|phone|image|serverMessage|errorMessages\.\d+\.\w+|tabImage)$/i;
const isText = ([way]: [string, string]) => !untranslated.test(way);

describe.each(fragments)("%s", (_, { shared, en, ar }) => {
  test("is written in Arabic wherever it is written in English", () => {
    const ways = (part: object) =>
      leavesOf(part)
        .filter(isText)
        .map(([way]) => way);
    expect(ways(ar)).toEqual(ways(en));
    for (const [way, text] of leavesOf(ar).filter(isText)) {
      if (way !== "languageSelector.label") expect(`${way}: ${text}`).toMatch(/[\u0621-\u064a]/);
    }
  });

  test("fills the same places in both languages", () => {
    const places = (part: object) =>
      leavesOf(part)
        .filter(isText)
        .map(([way, text]) => [way, text.match(/\{\w+\}/g)?.sort()]);
    expect(places(ar)).toEqual(places(en));
  });

  test("writes Arabic by hand: no Latin words, no Western comma or question mark, no kashida", () => {
    for (const [way, text] of leavesOf(ar).filter(isText)) {
      const words = text.replace(/\{\w+\}/g, "");
      if (way !== "languageSelector.label")
        expect(`${way}: ${words.match(/[A-Za-z,?;\u0640]/g) ?? ""}`).toBe(`${way}: `);
    }
  });

  test("shows only pictures that are there", async () => {
    for (const [, text] of leavesOf({ shared, en, ar })) {
      const name = /^\/images\/demo\/([a-z0-9-]+\.webp)$/.exec(text)?.[1];
      if (name !== undefined) await access(join(folder, "pictures", name));
    }
  });

  test("leads only to pages that are there", () => {
    const isUrl = ([way, text]: [string, string]) => /url$/i.test(way) && text.startsWith("/");
    for (const [, url] of leavesOf({ en, ar }).filter(isUrl)) {
      expect(url === "/" || routes.includes(`"${url.slice(1)}"`) ? "a route" : url).toBe("a route");
    }
  });
});
