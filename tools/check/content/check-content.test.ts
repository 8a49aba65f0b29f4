import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FileFragment } from "#db/seed/content-files.ts";
import { checkArticles } from "./articles.ts";
import { checkContent } from "./check-content.ts";
import { checkLanguages } from "./languages.ts";
import { checkLinks, checkMetadata } from "./links.ts";
import { checkPictures } from "./pictures.ts";
import { checkReferences } from "./references.ts";
import { checkShapes } from "./shapes.ts";
import { checkVideos } from "./videos.ts";

type Fields = Record<string, unknown>;

function fragment(
  model: string,
  key: string,
  shared: Fields,
  en: Fields,
  ar: Fields | null = en,
): FileFragment {
  const texts = ar === null ? { en } : { en, ar };
  return { file: "x.json", brand: "rimal", model, key, position: 0, shared, texts };
}
const ribbon = (text: string, url?: string) => ({ messages: [{ text, ...(url ? { url } : {}) }] });

describe("shapes", () => {
  test.each<[string, FileFragment, RegExp]>([
    ["an unknown model", fragment("rocket", "main", {}, {}), /no model is called rocket/],
    ["an unknown field", fragment("ribbon", "main", { colour: "red" }, ribbon("Hello")), /shared/],
    [
      "a text too long for its place",
      fragment("ribbon", "main", {}, ribbon("x".repeat(111))),
      /messages\.0\.text/,
    ],
    [
      "a tag that is not allowed",
      fragment("location", "l", {}, { shiftOne: '<img src="x">' }),
      /shiftOne: Only the tags/,
    ],
    [
      "an attribute on an allowed tag",
      fragment("location", "l", {}, { shiftOne: '<b onclick="x()">7</b>' }),
      /shiftOne: Only the tags/,
    ],
    [
      "a link of an unsafe scheme",
      fragment("location", "l", {}, { shiftOne: '<a href="javascript:x()">7</a>' }),
      /shiftOne: Only the tags/,
    ],
  ])("refuse %s", (_, bad, problem) => {
    expect(checkShapes([bad]).join("\n")).toMatch(problem);
  });

  test("refuse a fragment that stands twice", () => {
    const one = fragment("ribbon", "main", {}, ribbon("Hello"));
    expect(checkShapes([one, one])).toEqual(["x.json main: ribbon main stands twice"]);
  });
});

describe("languages", () => {
  test.each<[string, Fields, Fields | null, RegExp]>([
    ["a missing language", ribbon("Hello"), null, /is not written in Arabic/],
    ["a text in one language only", { title: "Hello" }, {}, /title stands in one language only/],
    [
      "a place that only one language fills",
      { a: "{day} at {time}" },
      { a: "يوم {day}" },
      /fills \{day\} \{time\}/,
    ],
    ["an id that differs", { s: [{ id: "T2", t: "One" }] }, { s: [{ id: "T4", t: "واحد" }] }, /differs/],
    ["Latin words in Arabic", { a: "Hello" }, { a: "مرحبا Marsa" }, /Latin words in Arabic: Marsa/],
    ["English left where Arabic should be", { a: "Hello" }, { a: "Hello" }, /Latin words/],
    ["a Western question mark", { a: "Why?" }, { a: "لماذا?" }, /Western punctuation/],
    ["a kashida", { a: "Hello" }, { a: "مرحبـــا" }, /a kashida/],
    ["Arabic-Indic digits", { a: "5 years" }, { a: "٥ سنوات" }, /Arabic-Indic digits/],
  ])("refuse %s", (_, en, ar, problem) => {
    expect(checkLanguages([fragment("ribbon", "main", {}, en, ar)]).join("\n")).toMatch(problem);
  });

  test("take techniques by the names that readers know, addresses and icons as they are", () => {
    const said = (text: string) => ({ text, url: "/fleet", icon: "car", shiftOne: "<b>7</b>" });
    expect(checkLanguages([fragment("ribbon", "main", {}, said("LED"), said("مصابيح LED"))])).toEqual([]);
  });
});

describe("pictures", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "marsa-pictures-"));
    await mkdir(join(folder, "pictures/pages"), { recursive: true });
    const picture = sharp({ create: { width: 16, height: 9, channels: 3, background: "#c9b99f" } });
    await picture.webp().toFile(join(folder, "pictures/pages/road.webp"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const hero = (wide: string, width = 16) => ({ heroPicture: { wide, width, height: 9 } });
  const said = { heroPictureAlt: "A road", blocks: [] };
  test.each<[string, Fields, Fields, string[]]>([
    ["one that is there", hero("/images/demo/pages/road.webp"), said, []],
    ["one of another host", hero("https://pictures.example/road.webp"), said, []],
    [
      "one that is missing",
      hero("/images/demo/pages/sea.webp"),
      said,
      ["pictures/pages/sea.webp is not there"],
    ],
    [
      "one of another size",
      hero("/images/demo/pages/road.webp", 17),
      said,
      ["/images/demo/pages/road.webp is 16x9, not 17x9"],
    ],
    [
      "one without alternative text",
      hero("/images/demo/pages/road.webp"),
      { blocks: [] },
      ["en: hero: 1 pictures, 0 alternative texts", "ar: hero: 1 pictures, 0 alternative texts"],
    ],
  ])("judge %s", async (_, shared, texts, problems) => {
    const found = await checkPictures(folder, [fragment("landing-page", "/fleet", shared, texts)]);
    expect(found).toEqual(problems.map((problem) => `x.json /fleet: ${problem}`));
  });
});

describe("videos", () => {
  let folder = "";
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "marsa-videos-")), "demo");
    await mkdir(join(folder, "videos"), { recursive: true });
    await writeFile(join(folder, "videos/film.mp4"), "a video");
    await writeFile(join(folder, "videos/long.mp4"), Buffer.alloc(2 * 1024 * 1024 + 1));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each<[string, string, string[]]>([
    ["one that is there", "/videos/demo/film.mp4", []],
    ["one of another host", "https://videos.example/film.mp4", []],
    ["one that is missing", "/videos/demo/none.mp4", ["videos/none.mp4 is not there"]],
    [
      "one that is too heavy",
      "/videos/demo/long.mp4",
      ["videos/long.mp4 has 2097153 bytes, at most 2097152 are shown"],
    ],
    [
      "one in a container that browsers do not play",
      "/videos/demo/film.avi",
      ["/videos/demo/film.avi is no address of a video: /videos/demo/NAME.mp4"],
    ],
  ])("judge %s", async (_, video, problems) => {
    const page = fragment("landing-page", "/fleet", { blockPictures: { story: [{ video }] } }, {});
    expect(await checkVideos(folder, [page])).toEqual(problems.map((problem) => `x.json /fleet: ${problem}`));
  });
});

describe("links", () => {
  const brokenIn = (one: FileFragment) => checkLinks([one]).filter((line) => line.endsWith("leads nowhere"));

  test("refuse addresses that lead nowhere, in fields and in rich text", () => {
    const bad = fragment(
      "ribbon",
      "main",
      {},
      { a: { url: "/vehicle/ghost" }, b: 'see <a href="/nowhere">x</a>' },
    );
    expect(brokenIn(bad)).toEqual([
      "x.json main: /vehicle/ghost leads nowhere",
      "x.json main: /nowhere leads nowhere",
    ]);
  });

  test("take an address of any model where each model has a page", () => {
    const intent = fragment("search-intent", "drive", { modelUrl: "/vehicle/{model}#T20" }, {});
    const [car, page] = [fragment("car", "reem", {}, {}), fragment("vehicle-page", "reem", {}, {})];
    expect(checkLinks([intent, car, page])).toEqual([]);
    expect(checkLinks([intent, car])).toEqual(["x.json drive: /vehicle/{model}#T20 leads nowhere"]);
  });

  test("take routes, other hosts and places on the page", () => {
    const urls = [
      "/",
      "/fleet?from=menu",
      "/book-a-service",
      "https://a.example/x",
      "tel:+97455001200",
      "#T2",
    ];
    expect(brokenIn(fragment("ribbon", "main", {}, { links: urls.map((url) => ({ url })) }))).toEqual([]);
  });

  test("require metadata of each route", () => {
    expect(checkMetadata([])).toContain("page-seo: /fleet has no metadata");
  });

  test("require metadata of each page in a brand's menus, described by that brand itself", () => {
    const seo = { ...fragment("page-seo", "/fleet", {}, {}), brand: "rimal" };
    const footer = (brand: string) => ({
      ...fragment("footer", "main", {}, { mainPages: [{ url: "/fleet?x" }] }),
      brand,
    });
    const aboutFleet = (footers: FileFragment[]) =>
      checkMetadata([seo, ...footers]).filter((line) => line.includes("/fleet has"));
    expect(aboutFleet([footer("rimal")])).toEqual([]);
    expect(aboutFleet([footer("lulwa")])).toEqual(["page-seo: lulwa /fleet has no metadata"]);
  });
});

describe("references", () => {
  const car = (from: number) => fragment("car", "nasma", { id: "nasma", fromPrice: from }, {});
  const trim = (id: string, price: number) =>
    fragment("trim-variant", id, { id, car: "nasma", carPrices: { fromPrice: price }, modelTypes: [] }, {});
  const page = fragment("vehicle-page", "nasma", { car: "nasma" }, {});

  test("take a car whose price is the lowest of its trims", () => {
    expect(checkReferences([car(50), trim("nasma-a", 50), trim("nasma-b", 60), page])).toEqual([]);
  });

  test("refuse a price that no trim has, a car without a page, a trim of no car", () => {
    const lost = fragment("trim-variant", "lost", { id: "lost", car: "ghost", modelTypes: ["none"] }, {});
    expect(checkReferences([car(40), trim("nasma-a", 50), trim("nasma-b", 60), lost])).toEqual([
      "x.json nasma: has no vehicle page",
      "x.json nasma: fromPrice is 40, the lowest of its trims 50",
      "x.json lost: no model is called ghost",
      "x.json lost: no service price is called none",
    ]);
  });

  test("refuse a service whose price is not the sum of its parts, and names that the catalogue lacks", () => {
    const services = [{ key: "engine-oil", value: 200, _path: "x" }];
    const price = fragment(
      "service-price",
      "p",
      { id: "p", serviceTypes: [{ serviceType: "km-1", price: 210, services }] },
      {},
    );
    expect(checkReferences([price])).toEqual([
      "x.json p: the catalogue does not name km-1",
      "x.json p: the catalogue does not name engine-oil",
      "x.json p: km-1 costs 210, its services 200",
    ]);
  });
});

test("an article of fewer than 300 words or more than 600 is refused", () => {
  const article = (words: number) =>
    fragment("article", "a", {}, { sections: [{ paragraphs: ["<b>word</b> ".repeat(words)] }] });
  expect(checkArticles([article(300), article(600)])).toEqual([]);
  expect(checkArticles([article(299)])).toHaveLength(2);
  expect(checkArticles([article(601)])).toHaveLength(2);
});

test("a whole folder is read, its subfolders too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "marsa-content-"));
  await mkdir(join(folder, "deep"));
  const file = { model: "rocket", brand: "rimal", fragments: [{ key: "main", shared: {}, en: {} }] };
  await writeFile(join(folder, "deep/rocket.json"), JSON.stringify(file));
  const problems = await checkContent(folder, new Date());
  await rm(folder, { recursive: true });
  expect(problems).toContain("deep/rocket.json main: no model is called rocket");
  expect(problems).toContain("deep/rocket.json main: is not written in Arabic");
});
