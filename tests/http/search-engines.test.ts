import { describe, expect, test } from "vitest";
import { testProgram } from "../factories/program/test-program.ts";

describe("what search engines read", { timeout: 60_000 }, () => {
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

  test("every address of the site map is a page that says it is the one to keep", async () => {
    const answer = await fetch(`${program.address}/sitemap.xml`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
    const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, found = ""]) => found,
    );
    expect(addresses.length).toBeGreaterThan(60);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${program.address}/vehicle/reem?lang=ar`);
    const wrong: string[] = [];
    const links = new Map<string, string>();
    for (const address of addresses) {
      const page = await fetch(address, { redirect: "manual" });
      const html = await page.text();
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      const hidden = /<meta name="robots" content="[^"]*noindex/.test(html);
      for (const [, path = ""] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) links.set(path, address);
      if (page.status !== 200 || hidden || canonical !== address)
        wrong.push(`${address} ${page.status} ${canonical}${hidden ? " noindex" : ""}`);
    }
    expect(wrong).toEqual([]);

    // Nor does any link of theirs lead to a page that is not there.
    expect(links.size).toBeGreaterThan(30);
    for (const [path, on] of links) {
      const { status } = await fetch(`${program.address}${path}`, { redirect: "manual" });
      if (status >= 400) wrong.push(`${path} ${status}, linked on ${on}`);
    }
    expect(wrong).toEqual([]);
  });
});
