import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentVersionIn } from "#app/features/content/api.server.ts";
import { searchStock } from "#app/features/preowned/server/search-stock.server.ts";
import { type Follower, followVersions } from "#app/platform/read-model/follow-versions.server.ts";
import { PageCache } from "#server/pages/page-cache.ts";
import { sendPage } from "#server/pages/rendered-page.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { generatedStock } from "../factories/stock/generated-stock.ts";
import { bringStock } from "../factories/stock/preowned-api.ts";

const { url } = testDatabase();
const now = new Date("2026-11-22T09:00:00Z");
/** Two processes of the site: each with a page cache and a connection of its own. */
const sites: { readonly server: Server; readonly follower: Follower; rendered: number }[] = [];

beforeAll(async () => {
  for (let process = 0; process < 2; process += 1) {
    const cache = new PageCache();
    const follower = await followVersions(url, {
      followed: (versions) => cache.follow(contentVersionIn(versions, "rimal")),
      lost: () => cache.suspend(),
    });
    const site = { server: createServer(), follower, rendered: 0 };
    const render = async () => {
      site.rendered += 1;
      const { total } = await searchStock({}, { language: "en", now });
      const headers = { "Content-Type": "text/html; charset=utf-8" };
      return { status: 200, headers, html: Buffer.from(`${total} cars`) };
    };
    site.server.on("request", async (request, response) => {
      const key = request.url ?? "/";
      sendPage(cache.find(key) ?? (await cache.renderOnce(key, true, render)), request, response);
    });
    await new Promise<void>((resolve) => site.server.listen(0, "localhost", resolve));
    sites.push(site);
  }
});
afterAll(async () => {
  for (const { server, follower } of sites) {
    server.close();
    await follower.stop();
  }
});

const read = async ({ server }: { server: Server }) =>
  (await fetch(`http://localhost:${(server.address() as AddressInfo).port}/pre-owned?lang=en`)).text();

test("after an import has returned no process shows a page with the cars of before, and pages are cached again", async () => {
  const rimal = (count: number) =>
    [...generatedStock(count, 1)].filter(({ profile }) => profile.make === "rimal");
  for (let round = 1; round <= 25; round += 1) {
    const cars = rimal(10 + round);
    await bringStock(cars, new Date(now.getTime() + round * 60_000));
    const expected = `${cars.length} cars`;
    expect(await Promise.all(sites.map(read)), `round ${round}`).toEqual([expected, expected]);
    expect(await Promise.all(sites.map(read))).toEqual([expected, expected]);
  }
  for (const { rendered } of sites) expect(rendered).toBeLessThanOrEqual(25);
});

test("an import that changes nothing leaves the pages where they are", async () => {
  const before = sites.map(({ rendered }) => rendered);
  await bringStock(
    [...generatedStock(35, 1)].filter(({ profile }) => profile.make === "rimal").toReversed(),
    now,
  );
  await Promise.all(sites.map(read));
  expect(sites.map(({ rendered }) => rendered)).toEqual(before);
});
