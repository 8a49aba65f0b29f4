import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { Arrivals } from "../http/arrivals.ts";
import { PageAnswers } from "./page-answers.ts";
import { PageCache } from "./page-cache.ts";
import { sitePages } from "./site-pages.ts";

const factsOf = sitePages({
  car: { id: "car", path: "vehicle/:car", module: { handle: { cacheParams: ["lease"] } } },
  moved: { id: "moved", path: "moved", module: { handle: { cacheParams: [] } } },
  search: { id: "search", path: "search" },
  offer: {
    id: "offer",
    path: "offers/:slug",
    module: { handle: { cacheParams: [] }, action: () => undefined },
  },
  tests: { id: "tests", path: "tests", module: { handle: { cacheParams: [], trial: true } } },
  unknown: { id: "unknown", path: "*" },
});
const cache = new PageCache();
const rendered: string[] = [];
let isReachable = true;
/** Until then a rendering goes on. */
let mayEnd: Promise<void> = Promise.resolve();
let version = 0;
let server: Server;

async function render({ url, method }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (method === "POST") rendered.push("form");
  rendered.push(pathname + search);
  await turn();
  await mayEnd;
  if (!isReachable) return new Response("away", { status: 503 });
  if (pathname === "/moved") return Response.redirect("http://x/vehicle/wahat", 301);
  const status = factsOf(pathname) === undefined ? 404 : 200;
  return new Response(`<p>${pathname}${search}</p>`, { status, headers: { "content-type": "text/html" } });
}

beforeAll(async () => {
  const parts = {
    app: new Hono(),
    cache,
    site: {
      factsOf,
      async render(request: Request) {
        const answer = await render(request);
        const location = answer.headers.get("location");
        if (location === null) return answer;
        return new Response(null, { status: 301, headers: { location: new URL(location).pathname } });
      },
    },
    developing: false,
    isDatabaseReachable: async () => isReachable,
    arrivals: new Arrivals(),
  };
  const answers = new PageAnswers(parts, { ...config.limits, renderBurst: 60 });
  server = createServer((request, response) => {
    if (!answers.fromMemory(request, response)) void answers.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
});
afterAll(() => void server.close());
beforeEach(() => {
  isReachable = true;
  rendered.length = 0;
  version += 1;
  cache.follow(version);
});

const read = (path: string, options: RequestInit = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    redirect: "manual",
    ...options,
  });

describe("an address", () => {
  test("with parameters that its page does not know is the same page, and reaches it without them", async () => {
    for (const query of ["", "&b=1", "&b=2", "&utm_source=x", "&fbclid=y"])
      await read(`/vehicle/wahat?lang=en${query}`);
    expect(rendered).toEqual(["/vehicle/wahat?lang=en"]);
  });

  test("with a parameter of its page is a page of its own, in whatever order", async () => {
    for (const query of ["?lease=36&lang=en", "?lang=en&lease=36", "?lang=en&lease=36&b=1"])
      await read(`/vehicle/a${query}`);
    await read("/vehicle/a?lang=en&lease=48");
    expect(rendered).toEqual(["/vehicle/a?lease=36&lang=en", "/vehicle/a?lease=48&lang=en"]);
  });

  test("without a language is cached for each language that visitors prefer", async () => {
    for (const language of ["en", "ar", "en", "ar"])
      await read("/vehicle/b", { headers: { "accept-language": language } });
    await read("/vehicle/b?lang=en");
    expect(rendered).toEqual(["/vehicle/b", "/vehicle/b", "/vehicle/b?lang=en"]);
  });

  test("of another spelling is redirected once, its query preserved", async () => {
    const moved = await read("/Vehicle/wahat/?b=1&lang=ar");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/vehicle/wahat?b=1&lang=ar"]);
    expect(rendered).toEqual([]);
  });

  test("that its page leads away from takes along what it did not know", async () => {
    const moved = await read("/moved?utm_source=x");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/vehicle/wahat?utm_source=x"]);
  });

  test("of a page that says nothing of its query is rendered with all of it, and not cached", async () => {
    for (let time = 0; time < 2; time += 1) await read("/search?q=a&b=1");
    expect(rendered).toEqual(["/search?q=a&b=1", "/search?q=a&b=1"]);
  });

  test("of a page for trials is there for this machine alone, which reads it anew each time", async () => {
    const paths = ["/tests?lang=en", "/tests.data?lang=en"];
    for (const path of [...paths, ...paths]) {
      await read(path);
      expect((await read(path, { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(404);
    }
    expect(rendered).toEqual([...paths, ...paths]);
  });

  test("takes nothing but reading, where its route takes no forms", async () => {
    expect((await read("/vehicle/wahat", { method: "POST" })).status).toBe(405);
  });
});

describe("a form without a script", () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    read("/offers/a?lang=en&utm_source=x", {
      method: "POST",
      body,
      headers: { "sec-fetch-site": "same-origin", ...headers },
    });

  test("reaches its page with the whole query, and the answer is nobody else's", async () => {
    await read("/offers/a?lang=en");
    const answer = await send(new URLSearchParams({ firstName: "Noora" }));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(rendered).toEqual(["/offers/a?lang=en", "form", "/offers/a?lang=en&utm_source=x"]);
    await read("/offers/a?lang=en");
    expect(rendered).toHaveLength(3);
  });

  test.each([
    ["of another site", { "sec-fetch-site": "cross-site" }, 403],
    ["of a neighboring host", { "sec-fetch-site": "same-site" }, 403],
    ["of another type", { "content-type": "text/plain" }, 405],
  ])("%s is refused", async (_, headers, status) => {
    expect((await send(new URLSearchParams({ a: "b" }), headers)).status).toBe(status);
    expect(rendered).toEqual([]);
  });

  test("that no person typed is refused for its size", async () => {
    expect((await send(new URLSearchParams({ message: "x".repeat(70_000) }))).status).toBe(413);
    expect(rendered).toEqual([]);
  });

  test("has a limit for each caller", async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => send(new URLSearchParams({ a: "b" }))),
    );
    const { length } = answers.filter(({ status }) => status === 429);
    expect(length).toBeGreaterThanOrEqual(4);
  });
});

describe("a database that is away", () => {
  test("leaves the last known page standing, marked and not to be stored", async () => {
    const fresh = await (await read("/vehicle/c?lang=en")).text();
    isReachable = false;
    cache.suspend();
    const stale = await read("/vehicle/c?lang=en");
    expect([stale.status, await stale.text()]).toEqual([200, fresh]);
    expect(stale.headers.get("cache-status")).toContain("stale-if-error");
    expect(stale.headers.get("cache-control")).toBe("no-store");
    expect(rendered).toHaveLength(1);
  });

  test("has no page that nobody had read", async () => {
    isReachable = false;
    cache.suspend();
    expect((await read("/vehicle/d?lang=en")).status).toBe(503);
  });

  test("and is back is queried again: nothing stale while it answers", async () => {
    await read("/vehicle/e?lang=en");
    cache.suspend();
    await read("/vehicle/e?lang=en");
    expect(rendered).toHaveLength(2);
  });
});

test("a burst of one address gets its places, the rest 429 with Retry-After; cached pages go on", async () => {
  await read("/vehicle/cached?lang=en");
  const { promise, resolve: end } = Promise.withResolvers<void>();
  mayEnd = promise;
  let answered = 0;
  const sent = Array.from({ length: 200 }, (_, n) =>
    read(`/vehicle/burst-${n}?lang=en`).finally(() => {
      answered += 1;
    }),
  );
  await expect.poll(() => answered).toBeGreaterThanOrEqual(192);
  end();
  const burst = await Promise.all(sent);
  const refused = burst.filter(({ status }) => status === 429);
  // Four run and four wait; who has waited for too long is unavailable.
  expect(rendered.length - 1).toBeLessThanOrEqual(8);
  expect(burst.filter(({ status }) => status === 200).length).toBe(rendered.length - 1);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers.get("retry-after")).toMatch(/^(2|10)$/);
  expect((await read("/vehicle/cached?lang=en")).status).toBe(200);
});

test.each([
  ["of its address", "?lang=ar", "en", /<html lang="ar" dir="rtl">.*عدد الطلبات كبير/s],
  ["of the browser, where the address has none", "", "en", /<html lang="en" dir="ltr">.*Too many requests/s],
])("a refused page speaks the language %s", async (_, query, language, said) => {
  const headers = { "accept-language": language };
  const burst = await Promise.all(
    Array.from({ length: 80 }, (_, n) => read(`/vehicle/said-${n}${query}`, { headers })),
  );
  const refused = burst.find(({ status }) => status === 429);
  expect(refused?.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await refused?.text()).toMatch(said);
});
