import { describe, expect, test } from "vitest";
import { carWords } from "#app/features/preowned/ui/car/words.ts";
import emptyStates from "../../../content/demo/pre-owned-empty-states.json" with { type: "json" };
import { testProgram } from "../../factories/program/test-program.ts";

/* Pages of used cars as the built program answers them, over the demo's stock. */

const car = "SHL-240111";
const notCertified = "SHL-230559";
const reserved = "SHL-230696";
const sold = "SHL-201355";
const outOfStock = "REM-211336";

describe("pages of used cars", () => {
  const program = testProgram();

  const answerTo = (path: string) => fetch(`${program.address}${path}`, { redirect: "manual" });
  const textOf = async (path: string) => (await answerTo(path)).text();
  const robots = (page: string) => /<meta name="robots" content="([^"]*)"/.exec(page)?.[1];
  const canonical = (page: string) => /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1];
  const jsonLdIn = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
    );

  test.each([
    [`/listing/${car}`, 200],
    [`/listing/${reserved}`, 200],
    [`/listing/${sold}`, 410],
    [`/listing/${outOfStock}`, 410],
    ["/listing/NO-SUCH-CAR", 404],
    ["/listing/A1", 404],
    ["/listing/%3Cb%3E", 404],
    [`/pre-owned/compare?cars=${car},${sold}`, 200],
    ["/pre-owned/compare", 200],
    ["/offers/used-car/thank-you?isFormSubmitted=true", 200],
  ])("%s is answered with %i in both languages", async (path, status) => {
    for (const lang of ["en", "ar"]) {
      const answer = await answerTo(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
      expect(answer.status).toBe(status);
      expect(/<html lang="(\w+)"/.exec(await answer.text())?.[1]).toBe(lang);
    }
  });

  test("a number in small letters leads to the page itself, once and for all", async () => {
    const answer = await answerTo(`/listing/${car.toLowerCase()}?lang=ar`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `/listing/${car}?lang=ar`]);
  });

  test.each(["en", "ar"])(
    "a certified car offers its inspection report, which opens beside it (%s)",
    async (lang) => {
      const page = await textOf(`/listing/${car}?lang=${lang}`);
      const links = [...page.matchAll(/<a\b[^>]*data-analytics="inspection-report"[^>]*>/g)].map(
        ([link]) => link,
      );
      expect(links).toHaveLength(2);
      for (const link of links) expect(link).toContain('target="_blank"');
      const [, address = ""] = /href="(\/files\/[^"]+)"/.exec(links[0] ?? "") ?? [];
      const report = await answerTo(address);
      expect([report.status, report.headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(report.headers.get("cache-control")).toContain("immutable");
      const former = await answerTo(address.replace("/files/", "/documents/"));
      expect([former.status, former.headers.get("location")]).toEqual([301, address]);
      expect(Buffer.from(await report.arrayBuffer()).subarray(0, 5)).toEqual(Buffer.from("%PDF-"));
      expect(await textOf(`/listing/${notCertified}?lang=${lang}`)).not.toContain("inspection-report");
    },
  );

  test.each(["en", "ar"])("a car names itself, its own address and its first picture (%s)", async (lang) => {
    const page = await textOf(`/listing/${car}?lang=${lang}&utm_source=radio&status=resident`);
    const address = `${program.address}/listing/${car}?lang=${lang}`;
    expect(canonical(page)).toBe(address);
    expect(robots(page)).toBeUndefined();
    const [vehicle, way] = jsonLdIn(page);
    expect(vehicle).toMatchObject({
      "@type": "Car",
      sku: car,
      url: address,
      itemCondition: "https://schema.org/UsedCondition",
      offers: { "@type": "Offer", priceCurrency: "QAR", availability: "https://schema.org/InStock" },
    });
    const { offers, image } = vehicle as { offers: { price: number }; image: string[] };
    expect(offers.price).toBeGreaterThan(10_000);
    expect(page).toContain(`<meta property="og:image" content="${image[0]}?share"`);
    expect(way).toMatchObject({ "@type": "BreadcrumbList" });
    expect((way as { itemListElement: object[] }).itemListElement.length).toBe(3);
  });

  test("a chat begins with the car's number and own address, and with nothing of the visitor", async () => {
    const page = await textOf(`/listing/${car}?lang=ar&utm_source=radio&code=secret`);
    const [, chat = ""] = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(page) ?? [];
    const { searchParams } = new URL(chat.replaceAll("&amp;", "&"));
    const address = `${program.address}/listing/${car}?lang=ar`;
    expect([...searchParams]).toEqual([["text", carWords.of("ar").whatsappText(car, address)]]);
  });

  test("a reserved car says so, and its form is no request to have it", async () => {
    const page = await textOf(`/listing/${reserved}?lang=en`);
    expect(jsonLdIn(page)[0]).toMatchObject({ offers: { availability: "https://schema.org/Reserved" } });
    expect(page).toContain("Tell me if it becomes free");
    expect(page).not.toContain("Ask about this car");
  });

  test.each([sold, outOfStock])(
    "a car that is gone is not for search engines, and shows others: %s",
    async (gone) => {
      const page = await textOf(`/listing/${gone}?lang=en`);
      expect(robots(page)).toMatch(/^noindex/);
      expect(jsonLdIn(page)).toEqual([]);
      expect(page).not.toContain('id="request"');
      const others = new Set(
        [...page.matchAll(/href="\/listing\/([A-Z0-9-]+)/g)].map(([, number]) => number),
      );
      others.delete(gone);
      expect(others.size).toBeGreaterThan(2);
    },
  );

  test("comparisons are not for search engines, and name what they do not know", async () => {
    const page = await textOf(`/pre-owned/compare?cars=${car},${sold},RM-0&lang=en`);
    expect(robots(page)).toMatch(/^noindex/);
    expect(page).toContain("No car has the number RM-0.");
    expect(page).toContain(`href="/pre-owned/compare?cars=${sold}&amp;lang=en"`);
  });

  test.each(["en", "ar"] as const)("a comparison without cars says what content says (%s)", async (lang) => {
    const page = await textOf(`/pre-owned/compare?lang=${lang}`);
    const empty = emptyStates.fragments.find(({ key }) => key === "compared-cars")?.[lang];
    expect(page).toContain(empty?.title);
    expect(page).toContain(empty?.action.label);
  });

  test("the buttons to a finance page elsewhere are hidden", async () => {
    const page = await textOf(`/listing/${car}?lang=en`);
    expect(page).not.toMatch(/>Contact Sales<|>Book a Test Drive</);
  });

  test("the sitemap names the cars that can be had or wait, and none that is gone", async () => {
    const map = await textOf("/sitemap.xml");
    for (const listed of [car, reserved]) expect(map).toContain(`/listing/${listed}?lang=ar<`);
    for (const gone of [sold, outOfStock]) expect(map).not.toContain(gone);
  });
});
