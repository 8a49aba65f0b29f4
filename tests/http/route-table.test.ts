import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FactsOf, sitePages } from "#server/pages/site-pages.ts";
import redirects from "../../content/demo/redirects.json" with { type: "json" };
import { testDatabase } from "../factories/database/test-database.ts";
import { pathOf, namedPages as rows } from "../factories/program/named-pages.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

/*
 * The pages as the product names them (product/pages.md#routes), as the built routes say in their handles, and as they
 * answer: three that have to agree.
 */
const layout = "features/site/pages/site-layout";
/** They answer with other statuses, or lead on where nothing was sent. */
const answersOtherwise = /^\/error\/|\/thank-you$|^\/pre-owned\/alert$/;

describe("the route table", () => {
  const { url } = testDatabase({ jobs: false, demo: true });
  let program: RunningProgram;
  let factsOf: FactsOf;
  let patterns: readonly string[];
  const isPage = (path: string) => factsOf(path) !== undefined;
  beforeAll(async () => {
    program = await startProgram({ DATABASE_URL: url });
    const built = join(import.meta.dirname, "../../build/server/index.js");
    const { routes } = (await import(pathToFileURL(built).href)) as ServerBuild;
    factsOf = sitePages(routes);
    patterns = Object.values(routes).flatMap((route) =>
      route?.parentId === layout && route.path !== "*" ? [`/${route.path ?? ""}`] : [],
    );
  });
  afterAll(() => program?.stop());

  const open = async (path: string, language = "en") => {
    const answer = await fetch(`${program.address}${path}?lang=${language}`, { redirect: "manual" });
    const html = await answer.text();
    return {
      status: answer.status,
      language: /<html lang="(..)" dir="(...)"/.exec(html)?.slice(1).join(" "),
      header: /<header data-variant="(\w+)"/.exec(html)?.[1],
      footer: /<footer data-variant="(\w+)"/.exec(html)?.[1],
      heading: /<h1\b[^>]*>([^<]*)/.exec(html)?.[1],
    };
  };

  test("the product names every page that is built, and no other as built", () => {
    const built = rows.filter(({ isBuilt }) => isBuilt).flatMap((row) => row.patterns);
    expect(built.filter((path) => !/^\/error\/(?!:)/.test(path)).sort()).toEqual([...patterns].sort());
  });

  test("maintenance closes no page but guarded ones", () => {
    const all = patterns.map((pattern) => factsOf(pathOf(pattern))?.handle);
    expect(all.filter((handle) => handle?.maintained && !handle.guarded)).toEqual([]);
    expect(all.filter((handle) => handle?.maintained).length).toBeGreaterThan(3);
  });

  test.each(
    rows.flatMap((row) => row.patterns.map((pattern) => ({ ...row, pattern, path: pathOf(pattern) }))),
  )(
    "$pattern: built $isBuilt, guarded $isGuarded, and answers as its handle says",
    async ({ path, isGuarded, isBuilt }) => {
      const facts = factsOf(path);
      if (!isBuilt) expect(facts).toBeUndefined();
      if (answersOtherwise.test(path)) return undefined;
      const page = await open(path);
      if (facts === undefined) return expect(page.status).toBe(404);
      const { guarded, header, footer, firstPicture } = facts.handle;
      expect(guarded ?? false).toBe(isGuarded);
      expect(page).toMatchObject({
        status: 200,
        language: "en ltr",
        footer: footer === "line" ? "line" : "full",
      });
      if (header) expect(page.header).toBeUndefined();
      else expect(firstPicture ? ["filled", "transparent"] : ["filled"]).toContain(page.header);
      // What belongs to a customer is never in the HTML: a guarded page says nothing before the browser's own request.
      if (guarded) expect(page.heading).toBe("This page opens once you are signed in");
      return undefined;
    },
  );

  /** The variants that a visitor sees (product/behavior.md#header), one page for each. */
  test.each([
    ["/pre-owned/search", "filled", "full"],
    ["/offers/service/ac-checkup", "filled", "line"],
    ["/book-a-service", "filled", "line"],
    ["/vehicle/suhail", "transparent", "full"],
    ["/vehicle/suhail/gallery", "filled", "full"],
    ["/vehicle/suhail/specifications", "filled", "full"],
    ["/service/models", undefined, "line"],
    ["/lexus-service", undefined, "line"],
    ["/service-confirmation", undefined, "line"],
    ["/offers/fleet/thank-you", undefined, "full"],
  ])("%s has the header %s and the footer %s", async (path, header, footer) => {
    const query = path.endsWith("/thank-you") ? "&isFormSubmitted=true" : "";
    expect(await open(path, `en${query}`)).toMatchObject({ header, footer });
  });

  test("the home page lies under a transparent header, in both languages", async () => {
    expect(await open("/", "ar")).toMatchObject({ status: 200, language: "ar rtl", header: "transparent" });
    expect(await open("/", "en")).toMatchObject({ status: 200, language: "en ltr", header: "transparent" });
  });

  test.each([
    ["/error/404", 404, "full"],
    ["/error/403", 403, "full"],
    ["/error/500", 500, "full"],
    ["/error/service-maintenance", 503, "line"],
    ["/error/anything", 404, "full"],
    ["/no-such-page", 404, "full"],
    ["/cartoon", 404, "full"],
    ["/vehicle/suhail/no-such-part", 404, "full"],
    ["/sitemap.xml/x", 404, "full"],
    ["/vehicles", 404, "full"],
    ["/vehicle/edsel", 404, "full"],
  ] as const)("%s is answered with %i under a filled header", async (path, status, footer) => {
    const page = await open(path);
    expect(page).toMatchObject({ status, header: "filled", footer });
    expect(page.heading).toBeDefined();
  });

  test.each([
    ["/Book-A-Service", "/book-a-service"],
    ["/dashboard/", "/dashboard"],
    ["/special-offers/", "/special-offers"],
    ["/Special-Offers", "/special-offers"],
    ["/Vehicle/Suhail-Hybrid/Gallery", "/vehicle/Suhail-Hybrid/gallery"],
    ["/special-offer", "/special-offers"],
    ["/find-a-dealer", "/find-us"],
    ["/current-offer", "/special-offers"],
    // A path below a page without parameters belongs to it, as does one below a former address.
    ["/current-offer/x", "/special-offers"],
    ["/cart/x", "/cart"],
    ["/dashboard/x/y", "/dashboard"],
    ["/Book-A-Service/no-such-step", "/book-a-service"],
    ["/service/models/x", "/service/models"],
    ["/Suhail-2023/overview", "/vehicle/suhail"],
    ["/vehicle/SUHAIL", "/vehicle/suhail"],
  ])("%s leads permanently to %s, its query preserved", async (path, to) => {
    const answer = await fetch(`${program.address}${path}?lang=ar&utm_source=radio`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${to}?lang=ar&utm_source=radio`]);
  });

  test("a former address of a page that is not built yet is as unknown as that page", async () => {
    const { moved } = redirects.fragments[0]?.shared ?? { moved: [] };
    for (const { from, to } of moved) expect((await open(from)).status, from).toBe(isPage(to) ? 301 : 404);
  });

  test("no link of header or footer leads to a page that is not there", async () => {
    for (const language of ["en", "ar"]) {
      const answer = await fetch(`${program.address}/?lang=${language}`);
      const html = await answer.text();
      const shell = [...html.matchAll(/<(header|footer)\b[\s\S]*?<\/\1>/g)].map(([part]) => part).join("");
      const links = [...shell.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = ""]) => path);
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter((path) => !isPage(path))).toEqual([]);
    }
  });

  test("the drawers' contents are a small answer of their own that can be cached", async () => {
    const answer = await fetch(`${program.address}/menu/contents?lang=ar`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("etag")).toBeTruthy();
    const { cars, offers } = (await answer.json()) as {
      cars: { url?: string }[];
      offers: { url?: string }[];
    };
    expect(cars.length).toBeGreaterThan(5);
    expect(offers.length).toBeGreaterThan(2);
    for (const { url: to } of [...cars, ...offers]) if (to !== undefined) expect(isPage(to)).toBe(true);
  });
});
