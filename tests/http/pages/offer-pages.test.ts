import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../factories/database/test-database.ts";
import { type RunningProgram, startProgram } from "../../factories/program/running-program.ts";

/*
 * Pages of offers, articles and campaigns as the built program answers them. Its clock starts shortly before midnight in
 * Doha, so that a day ends while the tests run: a start takes two seconds, on a busy machine ten.
 */
const start = "2026-12-01T20:59:36Z";

describe("pages that speak of today", () => {
  const { url } = testDatabase({ jobs: false });
  let program: RunningProgram;
  let endsBeforeMidnight: string | undefined;
  beforeAll(async () => {
    program = await startProgram({ DATABASE_URL: url, MARSA_CLOCK: start, MARSA_DEMO: "off" });
    endsBeforeMidnight = await soonestEnd();
  });
  afterAll(() => program?.stop());

  const answerTo = (path: string) => fetch(`${program.address}${path}`, { redirect: "manual" });
  const textOf = async (path: string) => (await answerTo(path)).text();
  const soonestEnd = async () => /Ends in \d+ days/.exec(await textOf("/special-offers?lang=en"))?.[0];
  const robots = (page: string) => /<meta name="robots" content="([^"]*)"/.exec(page)?.[1];
  const jsonLdIn = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );

  test.each([
    ["/special-offers", 200],
    ["/offers/suhail-lease", 200],
    ["/offers/tyres", 410],
    ["/offers/no-such-offer", 404],
    ["/offers/service", 404],
    ["/offers/thank-you", 404],
    ["/offers/thank-you/thank-you?isFormSubmitted=true", 404],
    ["/offers/service/thank-you", 404],
    ["/offers/service/ac-checkup", 200],
    ["/offers/service/aircare-service", 200],
    ["/offers/service/no-such-campaign", 404],
    ["/offers/suhail-lease/thank-you?isFormSubmitted=true", 200],
    ["/offers/fleet/thank-you?isFormSubmitted=true", 200],
    ["/news/desert-driving", 200],
    ["/news/no-such-article", 404],
  ])("%s is answered with %i in both languages", async (path, status) => {
    for (const lang of ["en", "ar"]) {
      const answer = await answerTo(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("x-fresh-until")).toBeNull();
      expect(/<html lang="(\w+)"/.exec(await answer.text())?.[1]).toBe(lang);
    }
  });

  test.each(["suhail-lease", "fleet", "no-such-offer"])(
    "a visitor who has sent nothing is led on: %s",
    async (slug) => {
      const answer = await answerTo(`/offers/${slug}/thank-you?lang=ar`);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/special-offers?lang=ar"]);
    },
  );

  test("an offer shows search engines its price, its days, and the way to it", async () => {
    const page = await textOf("/offers/nada-hybrid?lang=en");
    expect(/rel="canonical" href="([^"]*)"/.exec(page)?.[1]).toMatch(/\/offers\/nada-hybrid\?lang=en$/);
    expect(/<meta property="og:title" content="([^"]+)"/.exec(page)?.[1]).toMatch(/Nada/);
    expect(robots(page)).toBeUndefined();
    const [offer, way] = jsonLdIn(page);
    expect(offer).toMatchObject({
      "@type": "Offer",
      price: 84_900,
      priceCurrency: "QAR",
      itemOffered: { "@type": "Car", name: "Nada" },
    });
    expect(way).toMatchObject({ "@type": "BreadcrumbList" });
    expect(way?.itemListElement).toHaveLength(3);
  });

  test("what has ended is not indexed, has no form but the search, and is not in the list", async () => {
    const page = await textOf("/offers/tyres?lang=en");
    expect(robots(page)).toBe("noindex");
    expect(jsonLdIn(page)).toEqual([]);
    const forms = [...page.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, action]) => action);
    expect(forms).toEqual(["/search?lang=en"]);
    expect((await textOf("/special-offers?lang=en")).includes('href="/offers/tyres')).toBe(false);
  });

  test("an article is marked up as one, a campaign leads into its booking", async () => {
    const [article] = jsonLdIn(await textOf("/news/desert-driving?lang=ar"));
    expect(article).toMatchObject({ "@type": "Article", inLanguage: "ar", datePublished: "2026-11-11" });
    const running = await textOf("/offers/service/ac-checkup?lang=ar");
    expect(running.includes('href="/book-a-service?campaign=ac-checkup&amp;lang=ar"')).toBe(true);
    const ended = await textOf("/offers/service/aircare-service?lang=en");
    expect(/<h1[^>]*>([^<]*)</.exec(ended)?.[1]).toBe("This campaign has ended");
    expect(ended.includes("campaign=aircare-service")).toBe(false);
  });

  test("a filter of the address is there before any script", async () => {
    const page = await textOf("/special-offers?bodyType=van&lang=en");
    const offers = [...page.matchAll(/<h2[^>]*><a[^>]*href="\/offers\/([a-z-]+)/g)].map(([, id]) => id);
    expect(offers).toEqual(["qafila-fleet", "battery-check"]);
  });

  test("a cached list is rendered anew when its day is over", async () => {
    expect(endsBeforeMidnight).toBe("Ends in 4 days");
    await expect.poll(soonestEnd, { interval: 1_000 }).toBe("Ends in 3 days");
  });
});
