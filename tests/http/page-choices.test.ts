import { describe, expect, test } from "vitest";
import { servicePriceWords } from "#app/features/showroom/ui/service-prices/words.ts";
import emptyStates from "../../content/demo/empty-states.json" with { type: "json" };
import suhail from "../../content/demo/vehicle-pages/suhail.json" with { type: "json" };
import { testProgram } from "../factories/program/test-program.ts";

/* Choices that the address holds, as the built program writes them into the page: no script has a part in it. */
describe("pages that show what their address chooses", () => {
  const program = testProgram();

  const pageAt = async (path: string) => (await fetch(`${program.address}${path}`)).text();
  const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? "";
  test.each([
    ["/vehicle/nasma?lang=en", "nasma%2Cnada%2Csuhail"],
    ["/vehicle/suhail?lang=ar", "suhail%2Cjawza%2Creem"],
  ])("%s leads to the comparison of %s", async (path, models) => {
    const [, compared] = /href="\/vehicle\/compare\?models=([a-zC2%]+)/.exec(await pageAt(path)) ?? [];
    expect(compared).toBe(models);
  });

  test.each([
    ["/news?lang=en", 12],
    ["/news?lang=ar&kind=technology", 6],
    ["/news?lang=en&kind=news&model=jawza", 0],
  ])("%s lists %d articles", async (path, count) => {
    expect(mainOf(await pageAt(path)).match(/<h2/g)?.length ?? 0).toBe(count);
  });

  test.each([
    ["/special-offers?lang=en", 11],
    ["/special-offers?lang=ar&bodyType=hybrid", 5],
    ["/special-offers?lang=en&model=suhail&bodyType=pickup,van", 1],
    ["/special-offers?lang=ar&model=sadaf", 0],
    ["/offers/tyres?lang=en", 3],
  ])("%s lists %d offers that run", async (path, count) => {
    const offers = mainOf(await pageAt(path)).match(/<h2[^>]*><a[^>]*href="\/offers\//g);
    expect(offers?.length ?? 0).toBe(count);
  });

  test("where no offer is left the page says what content says, and leads to all", async () => {
    const page = mainOf(await pageAt("/special-offers?lang=en&model=sadaf"));
    expect(page).toContain(emptyStates.fragments.find(({ key }) => key === "offers")?.en.title);
    expect(page).toMatch(/<a[^>]*href="\/special-offers\?lang=en"/);
  });

  test("a model's page has every section of its content, in that order", async () => {
    const page = mainOf(await pageAt("/vehicle/suhail?lang=ar"));
    const shown = [...page.matchAll(/<section[^>]* id="(T\d+|calculator)"/g)].map(([, id]) => id);
    const expected = suhail.fragments[0]?.ar.sections.map(({ id }) => id) ?? [];
    expect(shown).toEqual(["T1", ...expected]);
  });

  test("the page of a variant is known as its model's", async () => {
    const page = await pageAt("/vehicle/Suhail-Hybrid?lang=en");
    expect(/rel="canonical" href="([^"]*)"/.exec(page)?.[1]).toMatch(/\/vehicle\/suhail\?lang=en$/);
  });

  test.each([
    ["/service/models?lang=en", "suhail", "juman"],
    ["/lexus-service/models?lang=en", "juman", "suhail"],
  ])("%s prices the models of its own brand alone: %s, not %s", async (path, own, other) => {
    const models = [...mainOf(await pageAt(path)).matchAll(/href="[^"]*[?;]model=([a-z]+)/g)];
    const names = models.map(([, model]) => model);
    expect(names).toContain(own);
    expect(names).not.toContain(other);
  });

  test("a link opens the service prices of a model of the premium brand, whatever trim it names", async () => {
    const query = "model=juman&trim=unheard-of&service=air-conditioning";
    const page = await pageAt(`/lexus-service/models?lang=en&${query}`);
    expect(page).toContain(servicePriceWords.of("en").prices("Juman"));
    expect(page).toMatch(/<option(?=[^>]* selected)(?=[^>]* value="air-conditioning")/);
  });

  test("the calculator begins with the first car of the list", async () => {
    expect(mainOf(await pageAt("/finance?lang=en"))).toContain(">1,124<");
  });

  test("home leads to what there is to read", async () => {
    const [, news = ""] = /id="T5"(.*?)<\/section>/s.exec(await pageAt("/?lang=en")) ?? [];
    expect(news).toMatch(/href="\/news\?lang=en"/);
  });

  test("the nearest locations to a district stand in the page, those to nobody's do not", async () => {
    const near = await pageAt("/find-us?lang=en&near=lusail");
    expect(near).toMatch(/aria-label="Nearest to Lusail".*?Rimal Showroom Lusail/s);
    expect(await pageAt("/find-us?lang=en&near=atlantis")).not.toContain('aria-label="Nearest to');
  });

  test("home names the importer and its dealers with their hours", async () => {
    const page = await pageAt("/?lang=en");
    const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
    const graph = (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
    expect(graph.map((one) => one["@type"])).toEqual([
      "Organization",
      "AutoDealer",
      "AutoDealer",
      "AutoDealer",
    ]);
    for (const dealer of graph.slice(1))
      expect(dealer.openingHoursSpecification).toEqual(
        expect.arrayContaining([expect.objectContaining({ opens: "09:00", closes: "13:00" })]),
      );
  });
});
