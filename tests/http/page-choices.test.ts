import { describe, expect, test } from "vitest";
import { testProgram } from "../factories/program/test-program.ts";

/* Choices that the address holds, as the built program writes them into the page: no script has a part in it. */
describe("pages that show what their address chooses", () => {
  const program = testProgram();

  const pageAt = async (path: string) => (await fetch(`${program.address}${path}`)).text();
  const comparedIn = (page: string) => {
    const [, head = ""] = /id="T17".*?<thead>(.*?)<\/thead>/s.exec(page) ?? [];
    return [...head.matchAll(/href="\/vehicle\/([a-z]+)/g)].map(([, model]) => model);
  };

  test.each([
    ["/vehicle/nasma?lang=en&compare=wahat&compare=badia", ["wahat", "badia"]],
    ["/vehicle/nasma?lang=ar&compare=badia,wahat", ["badia", "wahat"]],
    ["/vehicle/nasma?lang=en&compare=reem", ["reem"]],
    ["/vehicle/suhail?lang=en", ["jawza", "reem"]],
  ])("%s sets %j beside the model", async (path, models) => {
    expect(comparedIn(await pageAt(path))).toEqual(models);
  });

  test.each([
    ["/news?lang=en", 12],
    ["/news?lang=ar&kind=technology", 6],
    ["/news?lang=en&kind=news&model=jawza", 0],
  ])("%s lists %d articles", async (path, count) => {
    const main = /<main.*<\/main>/s.exec(await pageAt(path))?.[0] ?? "";
    expect(main.match(/<h2/g)?.length ?? 0).toBe(count);
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
