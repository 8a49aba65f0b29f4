import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchWords } from "#app/features/preowned/ui/search/words.ts";
import emptyStates from "../../content/demo/pre-owned-empty-states.json" with { type: "json" };
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";
import { testProgram } from "../factories/program/test-program.ts";

/* The pages of certified pre-owned as the built program answers them, by what search engines and others read. */

const search = "/pre-owned/search";

describe("pages of certified pre-owned", () => {
  const program = testProgram();

  const answerTo = (path: string) => fetch(`${program.address}${path}`, { redirect: "manual" });
  const textOf = async (path: string) => (await answerTo(path)).text();
  const canonicalOf = (page: string) =>
    /<link rel="canonical" href="([^"]+)"/
      .exec(page)?.[1]
      ?.replaceAll("&amp;", "&")
      .replace(program.address, "");
  const isHidden = (page: string) => /<meta name="robots" content="noindex/.test(page);
  const titleOf = (page: string) => /<title>([^<]*)</.exec(page)?.[1];
  const jsonLdIn = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );

  test.each(["/pre-owned", "/cpov-home"])("%s is the landing page, known as /pre-owned", async (path) => {
    const page = await textOf(`${path}?lang=en`);
    expect(canonicalOf(page)).toBe("/pre-owned?lang=en");
    expect(page).toContain("/pre-owned/search?bodyType=suv");
    expect(page).toMatch(/href="\/listing\/[A-Z]{3}-\d+/);
    expect(page).toMatch(/id="sell-your-car".*<form/s);
  });

  test.each([
    ["lang=en", `${search}?lang=en`],
    ["bodyType=suv&lang=en", `${search}?bodyType=suv&lang=en`],
    ["bodyType=suv&sort=year&utm_source=mail&lang=ar", `${search}?bodyType=suv&lang=ar`],
    ["bodyType=suv&page=2&lang=en", `${search}?bodyType=suv&page=2&lang=en`],
  ])("the listing with %s is known as %s", async (query, canonical) => {
    const page = await textOf(`${search}?${query}`);
    expect(canonicalOf(page)).toBe(canonical);
    expect(isHidden(page)).toBe(false);
    expect(page).toContain('hrefLang="x-default"');
  });

  test("a page beyond the end leads to the last one, at its own address", async () => {
    const { status, headers } = await fetch(`${program.address}${search}?bodyType=suv&page=99&lang=en`, {
      redirect: "manual",
    });
    expect([status, headers.get("location")]).toEqual([302, `${search}?bodyType=suv&page=2&lang=en`]);
  });

  test.each([
    ["q=white+wahat+under+100k&lang=en", `${search}?model=wahat&color=white&priceMax=100000&lang=en`],
    ["q=reem&fuel=petrol&sort=newest&lang=ar", `${search}?model=reem&fuel=petrol&lang=ar`],
    ["q=clean+reem&lang=en", `${search}?model=reem&leftOut=clean&lang=en`],
    ["q=badia+trail&lang=en", `${search}?q=trail&model=badia&lang=en`],
  ])("a form that sends the text %s leads to its filters", async (query, address) => {
    const { status, headers } = await answerTo(`${search}?${query}`);
    expect([status, headers.get("location")]).toEqual([302, address]);
  });

  test.each([
    ["en", "Left out of the search: \u2068clean\u2069, \u2068lady driven\u2069"],
    ["ar", "لم يشمل البحث: \u2068clean\u2069، \u2068lady driven\u2069"],
  ])("words that nothing understood are said above the cars (%s)", async (language, line) => {
    const page = await textOf(`${search}?model=reem&leftOut=clean,lady+driven&lang=${language}`);
    expect(page).toContain(line);
    expect(canonicalOf(page)).toBe(`${search}?model=reem&lang=${language}`);
  });

  test.each(["certified=true", "priceMax=90000", "model=reem,suhail", "q=trail", "bodyType=van&model=reem"])(
    "the listing with %s is not for search engines",
    async (query) => {
      const page = await textOf(`${search}?${query}&lang=en`);
      expect(isHidden(page)).toBe(true);
      expect(canonicalOf(page)).toBeUndefined();
    },
  );

  test("title, breadcrumbs and list say what is listed", async () => {
    const page = await textOf(`${search}?model=reem&lang=en`);
    expect(titleOf(page)).toBe("Pre-owned Reem for sale | Rimal");
    expect(titleOf(await textOf(`${search}?model=reem&lang=ar`))).toBe("سيارات ريم مستعملة للبيع | رمال");
    const [way, list] = jsonLdIn(page);
    expect(JSON.stringify(way)).toContain('"position":4,"name":"Reem"');
    const cars = list?.itemListElement as { url: string }[];
    expect(cars.length).toBe(list?.numberOfItems);
    expect(cars.every(({ url }) => url.startsWith(`${program.address}/listing/REM-`))).toBe(true);
  });

  test("a form without scripts sends names several times; what makes no sense is left out", async () => {
    const count = async (query: string) => /id="stock-count"[^>]*>([^<]*)</.exec(await textOf(query))?.[1];
    const both = await count(`${search}?bodyType=van,coupe&lang=en`);
    expect(both).toBe("3 cars");
    expect(await count(`${search}?bodyType=van&bodyType=coupe&priceMin=&yearMax=x&q=&lang=en`)).toBe(both);
  });

  test.each(["en", "ar"] as const)(
    "where nothing fits it says what content says, and shows what comes nearest (%s)",
    async (language) => {
      const page = await textOf(`${search}?bodyType=pickup&color=red&priceMax=20000&lang=${language}`);
      const { cars, nearest } = searchWords.of(language);
      expect(/id="stock-count"[^>]*>([^<]*)</.exec(page)?.[1]).toBe(cars(0));
      const empty = emptyStates.fragments.find(({ key }) => key === "pre-owned-search")?.[language];
      expect(page).toContain(empty?.title);
      expect(page).toContain(empty?.action?.label);
      const [, near = ""] = page.split(`>${nearest}<`);
      expect(near).toMatch(/<article.*href="\/listing\//s);
    },
  );

  test("nothing personal stands in it, nor is an alert's page cached or listed", async () => {
    const answer = await answerTo(`/pre-owned/alert?token=${"x".repeat(24)}&lang=en`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(isHidden(await answer.text())).toBe(true);
  });

  test("the page for tests is hidden", async () => {
    const answer = await answerTo("/cpov-test?lang=en");
    expect(answer.status).toBe(200);
    expect(isHidden(await answer.text())).toBe(true);
  });
});

describe("on an installation for the public", () => {
  const { url } = testDatabase({ jobs: false, demo: true });
  let program: RunningProgram;
  beforeAll(async () => {
    program = await startProgram({ DATABASE_URL: url, MARSA_OUTBOX: "off" });
  });
  afterAll(() => program?.stop());

  test("the page for tests is not there", async () => {
    expect((await fetch(`${program.address}/cpov-test?lang=en`)).status).toBe(404);
    expect((await fetch(`${program.address}/pre-owned?lang=en`)).status).toBe(200);
  });
});
