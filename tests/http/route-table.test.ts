import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isGuarded } from "#app/features/account/rules/guarded-routes.ts";
import { sitePages } from "#server/pages/site-pages.ts";
import redirects from "../../content/demo/redirects.json" with { type: "json" };
import { testDatabase } from "../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

/*
 * The routes (product/pages.md#routes) with the header, the footer and the guard of each. A route that is
 * not built yet has to be a true 404; once it is in app/routes.ts its line here holds.
 */
type Header = "filled" | "by page" | "absent";
interface Line {
  readonly path: string;
  /** `by page`: transparent where the page opens with a picture, else filled. */
  readonly header: Header;
  readonly footer: "full" | "line";
  readonly guarded: boolean;
}
const line = (path: string, header: Header, footer: "full" | "line", guarded = false): Line => ({
  path,
  header,
  footer,
  guarded,
});
const guarded = true;

const table: readonly Line[] = [
  line("/", "by page", "full"),
  line("/news/paint-and-sun", "filled", "full"),
  line("/appointment/1", "filled", "full", guarded),
  line("/offers/service/ac-checkup", "filled", "line"),
  line("/details/1", "filled", "full", guarded),
  line("/cart", "filled", "full", guarded),
  line("/pre-owned", "by page", "full"),
  line("/cpov-home", "by page", "full"),
  line("/pre-owned/search", "filled", "full"),
  line("/dashboard", "filled", "full", guarded),
  line("/documents", "filled", "full", guarded),
  line("/documents/qid", "filled", "full", guarded),
  line("/finance", "by page", "full"),
  line("/online-parts", "by page", "full", guarded),
  line("/find-us", "by page", "full"),
  line("/fleet", "by page", "full"),
  line("/fleet/fleet-calculator-discovery", "by page", "full"),
  line("/vehicle/reem", "by page", "full"),
  line("/vehicle/suhail/gallery", "by page", "full"),
  line("/motorsports", "by page", "full"),
  line("/hybrid-technology", "by page", "full"),
  line("/lexus-service", "absent", "line"),
  line("/lexus-service/models", "absent", "line"),
  line("/service/models", "absent", "line"),
  line("/offers/suhail-lease", "by page", "full"),
  line("/special-offers", "by page", "full"),
  line("/auto-parts", "by page", "full"),
  line("/parts-categories", "filled", "full", guarded),
  line("/parts-list", "filled", "full", guarded),
  line("/part-details", "filled", "full", guarded),
  line("/part-number/1234567890", "filled", "full", guarded),
  line("/order-confirmation", "filled", "full", guarded),
  line("/book-a-service", "filled", "line", guarded),
  line("/service-confirmation", "absent", "line"),
  line("/warranty", "filled", "full"),
  line("/roadside-assistance", "filled", "full"),
  line("/questions", "filled", "full"),
  line("/privacy", "filled", "full"),
  line("/cookies", "filled", "full"),
  line("/terms", "filled", "full"),
  line("/test-drive", "filled", "full"),
  line("/test-drive-confirmation", "filled", "full"),
];

describe("the route table", { timeout: 60_000 }, () => {
  const { url } = testDatabase({ jobs: false });
  let program: RunningProgram;
  let isPage: (path: string) => boolean;
  beforeAll(async () => {
    program = await startProgram({ DATABASE_URL: url });
    const built = join(import.meta.dirname, "../../build/server/index.js");
    const factsOf = sitePages(((await import(pathToFileURL(built).href)) as ServerBuild).routes);
    isPage = (path) => factsOf(path) !== undefined;
  }, 40_000);
  afterAll(() => program?.stop());

  const open = async (path: string, language = "en") => {
    const answer = await fetch(`${program.address}${path}?lang=${language}`, { redirect: "manual" });
    const html = await answer.text();
    return {
      status: answer.status,
      language: /<html lang="(..)" dir="(...)"/.exec(html)?.slice(1).join(" "),
      header: /<header data-variant="(\w+)"/.exec(html)?.[1],
      footer: /<footer data-variant="(\w+)"/.exec(html)?.[1],
      hasHeading: /<h1\b/.test(html),
    };
  };

  test.each(table)("$path: header $header, footer $footer, guarded: $guarded", async (expected) => {
    const { path, header, footer } = expected;
    expect(isGuarded(path)).toBe(expected.guarded);
    const page = await open(path);
    if (!isPage(path)) return expect(page.status).toBe(404);
    expect(page).toMatchObject({ status: 200, language: "en ltr", footer });
    if (header === "absent") expect(page.header).toBeUndefined();
    else expect(header === "filled" ? ["filled"] : ["filled", "transparent"]).toContain(page.header);
    // What belongs to a customer is never in the HTML: a guarded page says nothing before the browser asked.
    if (expected.guarded) expect(page.hasHeading).toBe(false);
    return undefined;
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
    ["/book-a-service/no-such-step", 404, "line"],
    ["/vehicles", 404, "full"],
  ] as const)("%s is answered with %i under a filled header", async (path, status, footer) => {
    expect(await open(path)).toMatchObject({ status, header: "filled", footer, hasHeading: true });
  });

  test.each([
    ["/Book-A-Service", "/book-a-service"],
    ["/dashboard/", "/dashboard"],
    ["/special-offers/", "/special-offers"],
    ["/Special-Offers", "/special-offers"],
    ["/Vehicle/Suhail-Hybrid/Gallery", "/vehicle/Suhail-Hybrid/gallery"],
    ["/special-offer", "/special-offers"],
    ["/find-a-dealer", "/find-us"],
  ])("%s leads permanently to %s, its query kept", async (path, to) => {
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

  test("the drawers' contents are a small answer of their own that can be kept", async () => {
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
