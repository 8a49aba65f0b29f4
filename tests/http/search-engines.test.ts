import { beforeAll, describe, expect, test } from "vitest";
import { testProgram } from "../factories/program/test-program.ts";

describe("what search engines read", () => {
  const program = testProgram();

  test("robots.txt names the site map and keeps them off the systems behind the site", async () => {
    const answer = await fetch(`${program.address}/robots.txt`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${program.address}/sitemap.xml`);
    expect(text).toContain("Disallow: /api/");
  });

  test.each([
    "/dashboard",
    "/appointment/1",
    "/details/1",
    "/documents",
    "/documents/qid",
    "/account/privacy",
  ])("%s is not for them", async (path) => {
    const answer = await fetch(`${program.address}${path}?lang=en`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toMatch(/<link rel="(canonical|alternate)"/);
  });

  describe("the site map", () => {
    const pages = new Map<string, { status: number; html: string }>();

    beforeAll(async () => {
      const answer = await fetch(`${program.address}/sitemap.xml`);
      expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
      const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, found = ""]) => found,
      );
      expect(new Set(addresses).size).toBe(addresses.length);
      for (const address of addresses) {
        const page = await fetch(address, { redirect: "manual" });
        pages.set(address, { status: page.status, html: await page.text() });
      }
    });

    test("names pages that say they are the one to keep", () => {
      expect(pages.size).toBeGreaterThan(60);
      expect([...pages.keys()]).toContain(`${program.address}/vehicle/reem?lang=ar`);
      const wrong: string[] = [];
      for (const [address, { status, html }] of pages) {
        const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
        const hidden = /<meta name="robots" content="[^"]*noindex/.test(html);
        if (status !== 200 || hidden || canonical !== address)
          wrong.push(`${address} ${status} ${canonical}${hidden ? " noindex" : ""}`);
      }
      expect(wrong).toEqual([]);
    });

    // Among them are the brochures, which take half a second each to make.
    test("leads to pages whose links all lead somewhere", async () => {
      const links = new Map<string, string>();
      for (const [address, { html }] of pages)
        for (const [, path = ""] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) links.set(path, address);
      expect(links.size).toBeGreaterThan(30);
      const wrong: string[] = [];
      for (const [path, on] of links) {
        const { status } = await fetch(`${program.address}${path}`, { redirect: "manual" });
        if (status >= 400) wrong.push(`${path} ${status}, linked on ${on}`);
      }
      expect(wrong).toEqual([]);
    });
  });
});
