import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import officeBuild from "../../vite.office.config.ts";

const root = join(import.meta.dirname, "../..");
const isOfOffice = /^build\/client\/assets\/office\//;
const officeSources = /^app\/features\/(office|staff)\//;

let built: ReadonlyMap<string, string>;
let sources: ReadonlyMap<string, string>;
beforeAll(async () => {
  built = new Map([
    ...(await textsBelow("build/client", /\.(js|css)$/)),
    ...(await textsBelow("build/server", /\.js$/)),
  ]);
  sources = await textsBelow("app", /\.(tsx?|css)$/);
});

async function textsBelow(folder: string, wanted: RegExp): Promise<Map<string, string>> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return new Map(paths.map((path, index) => [relative(root, path), texts[index] ?? ""]));
}

test("both builds at once leave each other alone: the site's removes its whole folder", () => {
  expect(officeBuild.build?.outDir).not.toMatch(/^build(\/|$)/);
});

const textOf = (texts: ReadonlyMap<string, string>, isWanted: (path: string) => boolean) =>
  [...texts].flatMap(([path, text]) => (isWanted(path) ? text : [])).join("\n");

/** Sentences, and lists of classes, that stand in the office's sources. */
function officeTexts(): string[] {
  const own = textOf(sources, (path) => officeSources.test(path));
  const texts = new Set([...own.matchAll(/"([^"\\\n]{16,})"/g)].map(([, text = ""]) => text));
  return [...texts].filter((text) => text.includes(" "));
}

describe("the files of the site", () => {
  test("hold no text that stands in the office's sources alone, while the office's do", () => {
    const site = textOf(built, (path) => !isOfOffice.test(path));
    const office = textOf(built, (path) => isOfOffice.test(path));
    const others = textOf(sources, (path) => !officeSources.test(path));
    const texts = officeTexts();
    const shared = new Set(texts.filter((text) => site.includes(text)));
    expect([...shared].filter((text) => !others.includes(text))).toEqual([]);
    expect(texts.filter((text) => !shared.has(text) && office.includes(text)).length).toBeGreaterThan(500);
    expect(site).not.toContain("assets/office");
    expect(site).not.toContain("/office/");
  });

  test("have a sheet whose classes all stand in the site's sources", () => {
    const named = textOf(sources, (path) => !officeSources.test(path));
    const words = new Set(named.split(/[\s"'`.{}]+/));
    const isNamed = (name: string) => words.has(name) || named.includes(name);
    const classes = classesOf(siteSheet());
    expect(classes.size).toBeGreaterThan(500);
    expect([...classes].filter((name) => !isNamed(name))).toEqual([]);
    const ofOffice = classesOf(textOf(built, (path) => isOfOffice.test(path) && path.endsWith(".css")));
    expect([...ofOffice].filter((name) => !isNamed(name)).length).toBeGreaterThan(50);
  });
});

/** The sheet that the server writes into every page, out of its bundle. */
function siteSheet(): string {
  const bundle = textOf(built, (path) => path.startsWith("build/server/"));
  const begin = bundle.indexOf("/*! tailwindcss");
  return JSON.parse(`"${bundle.slice(begin, endOfText(bundle, begin))}"`.replaceAll("\\`", "`")) as string;
}

/** Where the text ends in which a place is: its quote is the one before the place. */
function endOfText(bundle: string, place: number): number {
  const quote = bundle[place - 1] ?? "";
  let end = place;
  while (bundle[end] !== quote) end += bundle[end] === "\\" ? 2 : 1;
  return end;
}

function classesOf(sheet: string): Set<string> {
  const selectors = sheet.matchAll(/\.(-?(?:[a-zA-Z_!]|\\.)(?:[\w-]|\\.)*)/g);
  return new Set([...selectors].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}
