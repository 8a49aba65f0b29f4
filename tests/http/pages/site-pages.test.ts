import { describe, expect, test } from "vitest";
import { searchWords } from "#app/features/search/words.ts";
import errorPages from "../../../content/demo/error-page.json" with { type: "json" };
import footers from "../../../content/demo/footer.json" with { type: "json" };
import headers from "../../../content/demo/header.json" with { type: "json" };
import homePages from "../../../content/demo/home-page.json" with { type: "json" };
import locations from "../../../content/demo/locations.json" with { type: "json" };
import { testProgram } from "../../factories/program/test-program.ts";

/* What the pages of the site say before any script, and without one. */

const languages = ["en", "ar"] as const;

describe("pages that are read without scripts", () => {
  const program = testProgram();

  const answerTo = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${program.address}${path}`, { redirect: "manual", headers });
  /** What can be read: scripts hold the texts again. */
  const readable = async (path: string, headers?: Record<string, string>) =>
    (await (await answerTo(path, headers)).text()).replace(/<script.*?<\/script>/gs, "");
  const part = (page: string, tag: string) => new RegExp(`<${tag}\\b.*</${tag}>`, "s").exec(page)?.[0] ?? "";

  describe.each(languages)("in %s", (lang) => {
    test("home has its sections in order, with their words", async () => {
      const page = await readable(`/?lang=${lang}`);
      const main = part(page, "main");
      const texts = homePages.fragments[0]?.[lang];
      expect([...main.matchAll(/<section[^>]* id="(T\d+)"/g)].map(([, id]) => id)).toEqual([
        ...["T2", "T4", "T6", "T11", "T8", "T5"],
      ]);
      expect(/<h1[^>]*>([^<]*)/.exec(main)?.[1]).toBe(texts?.heroTitle);
      for (const text of [texts?.heroText, texts?.serviceText, texts?.garageText])
        expect(main).toContain(text);
      expect(part(page, "footer")).toContain(footers.fragments[0]?.[lang].footerLabels.promise);
    });

    test("home fetches its first picture at once and no other, and every slide can be reached", async () => {
      const main = part(await readable(`/?lang=${lang}`), "main");
      const pictures = [...main.matchAll(/<img[^>]*>/g)].map(([tag]) =>
        [/ fetchpriority="(\w+)"/i, / loading="(\w+)"/].map((wanted) => wanted.exec(tag)?.[1]),
      );
      expect(pictures[0]).toEqual(["high", "eager"]);
      expect(pictures.length).toBeGreaterThan(20);
      expect(pictures.slice(1).filter(([, loading]) => loading !== "lazy")).toEqual([]);
      expect(main).toContain('class="slider-slide"');
      expect(main).not.toMatch(/ inert\b/);
    });

    test("an error page says what has happened and what to do", async () => {
      for (const { key, [lang]: texts } of errorPages.fragments) {
        const main = part(await readable(`/error/${key}?lang=${lang}`), "main");
        expect(/<h1[^>]*>([^<]*)/.exec(main)?.[1], key).toBe(texts.title);
        expect(main).toContain(`>${texts.primaryAction.label}`);
      }
    });

    test("an unknown path says the same as error/404", async () => {
      const { title } = errorPages.fragments.find(({ key }) => key === "404")?.[lang] ?? {};
      for (const path of ["/no-such-page", "/no/such/page", "/error/no-such-slug"])
        expect(/<h1[^>]*>([^<]*)/.exec(await readable(`${path}?lang=${lang}`))?.[1], path).toBe(title);
    });

    test("every location is there to read, with its way and its address", async () => {
      const main = part(await readable(`/find-us?lang=${lang}`), "main");
      expect(locations.fragments.length).toBeGreaterThan(10);
      for (const { [lang]: texts } of locations.fragments)
        for (const text of [texts.title, texts.wayThere, texts.address]) expect(main).toContain(asHtml(text));
    });

    test("results of the search are a page, which search engines leave alone", async () => {
      const words = searchWords.of(lang);
      const found = await readable(`/search?q=hybrid&lang=${lang}`);
      expect(found).toContain(`lang="${lang}"`);
      expect(found).toMatch(new RegExp(`<h2[^>]*>${words.models}`));
      expect(found).toMatch(/<meta name="robots" content="noindex/);
      const nothing = await readable(`/search?q=xqzwv&lang=${lang}`);
      expect(nothing).toContain(words.nothingFor("xqzwv"));
      expect(nothing).toContain(words.nothingHelp);
    });

    test("the ribbon says that online booking is being maintained, where a tester wants it said", async () => {
      const message = headers.fragments[0]?.[lang].maintenanceScheduleMessage ?? "";
      expect(await readable(`/?lang=${lang}&testMaintenance=true`)).toContain(asHtml(message));
      expect(await readable(`/?lang=${lang}`)).not.toContain(asHtml(message));
    });

    test("the browser's language decides where the address names none", async () => {
      const page = await readable("/", { "accept-language": lang === "en" ? "en-GB,en" : "ar-QA,ar" });
      expect(page).toMatch(lang === "en" ? /<html lang="en" dir="ltr"/ : /<html lang="ar" dir="rtl"/);
    });
  });

  test("locations are dealers and workshops to search engines, under a title of their own", async () => {
    const page = await (await answerTo("/find-us?lang=en")).text();
    const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
    const graph = (JSON.parse(json) as { "@graph": { "@type": string }[] })["@graph"];
    const countOf = (kind: string) => graph.filter((one) => one["@type"] === kind).length;
    expect([countOf("AutoDealer"), countOf("AutoRepair")]).toEqual([3, 8]);
    expect(page).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
  });

  test("the footer brings the locations everywhere but on their own page, which has no main pages there", async () => {
    const footerOf = async (path: string) => part(await readable(path), "footer");
    const [home, own] = [await footerOf("/?lang=en"), await footerOf("/find-us?lang=en")];
    expect([home.includes('id="T13"'), own.includes('id="T13"')]).toEqual([true, false]);
    expect([home.includes('"footer-menu"'), own.includes('"footer-menu"')]).toEqual([true, false]);
  });
});

function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}
