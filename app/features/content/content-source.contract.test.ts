import { join } from "node:path";
import { type ServerType, serve } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentQueries } from "#app/content-queries.ts";
import { locationsQuery } from "#app/features/locations/content/location.ts";
import { profileMenuQuery } from "#app/features/site/content/profile-menu.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyContentQuery, queryContent } from "#app/platform/content/content-query.ts";
import { errorPageQuery } from "#app/platform/content/error-page.ts";
import { fetchContent } from "#app/platform/content/fetch-content.ts";
import { headerQuery } from "#app/platform/content/header.ts";
import { pageSeoQuery } from "#app/platform/content/page-seo.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { readContentFiles } from "#db/seed/content-files.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { contentApi, contentSource } from "./api.server.ts";
import { answersFrom, otherImporter } from "./external-source-example.ts";
import { encode } from "./server/answer-query.server.ts";

/** What any content source must do for the site, whichever system it is. */
interface Source {
  readonly name: string;
  readonly request: () => { fetch: typeof globalThis.fetch; base?: string };
  readonly firstLogo: string;
}

const brand = config.brand;
const files = await readContentFiles(join(import.meta.dirname, "../../../content/demo"), new Date());
const content = files.filter((fragment) => fragment.brand === brand);

/** The values that a query's variable has in the demo: keys, or of many the field that chooses. */
function keysFor({ model, by, many }: AnyContentQuery): string[] {
  const fragments = content.filter((fragment) => fragment.model === model.name);
  if (by === undefined) return [""];
  return [...new Set(fragments.map(({ key, shared }) => (many ? String(shared[by]) : key)))];
}
let server: ServerType;
let external = "";

const sources: Source[] = [
  { name: "the built-in source", request: () => ({ fetch: inProcess }), firstLogo: "Rimal" },
  {
    name: "an external source",
    request: () => ({ fetch: globalThis.fetch, base: external }),
    firstLogo: "Nakhla",
  },
];

const inProcess: typeof globalThis.fetch = async (input, init) => {
  const path = String(input).replace(/^\/graphql/, "");
  return contentApi.request(path, init);
};

describe.each(sources)("the contract of a content source, met by $name", ({ request, firstLogo }) => {
  testDatabase({ jobs: false });
  beforeAll(async () => {
    await seedContent(new Date());
    external = await startExternalSource();
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const cases = contentQueries.flatMap((query) =>
    keysFor(query).flatMap((key) => [
      { query, key, language: "en" as const },
      { query, key, language: "ar" as const },
    ]),
  );

  test.each(cases)("$query.name $key in $language is there, of its shape, in its language", async (one) => {
    const answer = await queryContent(one.query, { ...request(), ...one, brand });
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.detail)}`);
    const items = [answer.value].flat();
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toMatchObject({ _lang: one.language });
  });

  test("of many, those that the variable chooses", async () => {
    const trims = contentQueries.find(({ name }) => name === "trim-variants") ?? headerQuery;
    const [first = ""] = keysFor(trims);
    const answer = await queryContent(trims, { ...request(), language: "en", brand, key: first });
    const cars = answer.ok ? [answer.value].flat().map((trim) => Object(trim).car) : [];
    expect(new Set(cars)).toEqual(new Set([first]));
  });

  test("its content is its own", async () => {
    const { logos } = await fetchContent(headerQuery, { ...request(), language: "en", brand });
    expect(logos[0]?.logoText).toBe(firstLogo);
  });

  test("a key that does not exist is missing, with 404 for a page", async () => {
    const lookup = { ...request(), language: "ar" as const, brand, key: "/no-such-path" };
    expect(await queryContent(pageSeoQuery, lookup)).toMatchObject({ ok: false, code: "content-missing" });
    await expect(fetchContent(pageSeoQuery, lookup)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test.each(["/a\0b", "/a;b", "/a;brand=nobody", "/\ud800", "\r\n"])(
    "%j, which no fragment can be called, is missing, with 404 for a page",
    async (key) => {
      const wrong = { ...request(), language: "en" as const, brand, key };
      expect(await queryContent(pageSeoQuery, wrong)).toMatchObject({ ok: false, code: "content-missing" });
      await expect(fetchContent(pageSeoQuery, wrong)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );

  test("a refusing answer becomes a refusal", async () => {
    const lookup = { ...request(), language: "ar" as const, brand: "nobody" };
    expect(await queryContent(headerQuery, lookup)).toMatchObject({
      ok: false,
      code: "content-unreachable",
      detail: { status: 400 },
    });
  });
});

describe("a broken external source", () => {
  const answering =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status });
  const failing = async () => Promise.reject(new TypeError("fetch failed"));
  const hanging: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
    );

  test.each([
    ["does not answer", failing, "content-unreachable"],
    ["answers 500", answering("{}", 500), "content-unreachable"],
    ["answers a page instead of JSON", answering("<!doctype html>"), "content-not-valid"],
    ["answers another envelope", answering('{"data":{"headers":[]}}'), "content-not-valid"],
    ["answers null", answering("null"), "content-not-valid"],
    [
      "answers another shape",
      answering('{"data":{"headerList":{"items":[{"menuLabel":1}]}}}'),
      "content-not-valid",
    ],
    ["answers nothing", answering('{"data":{"headerList":{"items":[]}}}'), "content-missing"],
  ])("which %s is refused", async (_, fetch, code) => {
    const answer = await queryContent(headerQuery, { fetch, language: "en", brand });
    expect(answer).toMatchObject({ ok: false, code, detail: { query: "header" } });
  });

  test("which hangs is given up, and the page is a 503", async () => {
    const lookup = { fetch: hanging, language: "en", brand, signal: AbortSignal.timeout(20) } as const;
    await expect(fetchContent(profileMenuQuery, lookup)).rejects.toMatchObject({
      data: { code: "content-unreachable" },
      init: { status: 503 },
    });
  });

  test("the field that is wrong is named, unknown ones are dropped", async () => {
    const node = { title: "T", message: "M", primaryAction: { label: "L", url: "/" }, cms: "id-1" };
    const reply = (item: object) => {
      const body = JSON.stringify({ data: { errorPageList: { items: [item] } } });
      return queryContent(errorPageQuery, { fetch: answering(body), language: "ar", brand, key: "404" });
    };
    const { cms: _, ...rest } = node;
    expect(await reply(node)).toEqual({ ok: true, value: { ...rest, _lang: "ar" } });
    expect(await reply({ ...node, primaryAction: { label: "L", url: "javascript:alert(1)" } })).toMatchObject(
      {
        detail: { problem: "primaryAction.url" },
      },
    );
  });
});

test("times stand in texts by the importer's clock, and in shared fields as machines read them", async () => {
  const openingHours = [{ days: ["friday"], opens: "16:00", closes: "22:00" }];
  const item = {
    ...content.find(({ model }) => model === "location")?.shared,
    ...content.find(({ model }) => model === "location")?.texts.ar,
    openingHours,
    shiftOne: "<b>الجمعة</b> من 16:00 إلى 22:00",
  };
  const body = JSON.stringify({ data: { locationList: { items: [item] } } });
  const answer = await queryContent(locationsQuery, {
    fetch: async () => new Response(body),
    language: "ar",
    brand,
  });
  expect(answer).toMatchObject({
    value: [{ openingHours, shiftOne: "<b>الجمعة</b> من 4:00\u00a0م إلى 10:00\u00a0م" }],
  });
});

function startExternalSource(): Promise<string> {
  const source = contentSource(async (lookup) => encode(lookup, answersFrom(otherImporter, lookup)));
  return new Promise((resolve) => {
    const prefixed = {
      fetch: (request: Request) => source.fetch(new Request(request.url.replace("/graphql", ""), request)),
    };
    server = serve({ fetch: prefixed.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
}
