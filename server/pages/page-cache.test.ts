import { beforeEach, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";
import { extraBytes, type RenderedPage } from "./rendered-page.ts";

let cache: PageCache;
let rendered = 0;
let now: Date;
beforeEach(() => {
  now = new Date("2026-11-21T12:00:00Z");
  rendered = 0;
  cache = new PageCache(1024 * 1024, () => now);
  cache.follow(1);
});

interface Rendering extends Partial<RenderedPage> {
  readonly isCacheable?: boolean;
  /** What happens while the page is being rendered. */
  readonly meanwhile?: () => unknown;
}

/** Reads a page as a request does: from memory, else rendered. Each rendering has an ETag of its own. */
async function read(
  key: string,
  { isCacheable = true, meanwhile, ...page }: Rendering = {},
): Promise<string> {
  const found = cache.find(key);
  if (found !== undefined) return found.etag;
  const made = await cache.renderOnce(key, isCacheable, async () => {
    rendered += 1;
    const html = Buffer.from(`<p>${key} ${rendered}</p>`);
    await meanwhile?.();
    return { status: 200, headers: {}, html, ...page };
  });
  return made.etag;
}

test("a page is rendered once for a key", async () => {
  const first = await read("/a");
  expect(await read("/a")).toBe(first);
  expect(await read("/b")).not.toBe(first);
});

test("a page that speaks of today is rendered anew when its day is over", async () => {
  const freshUntil = new Date("2026-11-22T00:00:00+03:00");
  const today = await read("/today", { freshUntil });
  now = new Date("2026-11-21T20:59:59Z");
  expect(await read("/today")).toBe(today);
  now = new Date("2026-11-21T21:00:00Z");
  expect(await read("/today")).not.toBe(today);
});

test("a page that lacks what failed to answer is nobody's next one, and takes no better one's place", async () => {
  const freshUntil = new Date("2026-11-22T00:00:00+03:00");
  const whole = await read("/stock", { freshUntil });
  now = freshUntil;
  const lacking = await read("/stock", { freshUntil: new Date(0) });
  expect(lacking).not.toBe(whole);
  expect(cache.stale("/stock")?.etag).toBe(whole);
  expect(await read("/stock")).not.toBe(lacking);
});

test("a publish makes the next read fresh", async () => {
  const old = await read("/c");
  cache.follow(2);
  expect(await read("/c")).not.toBe(old);
});

test("a page that was rendered from an older version is not cached", async () => {
  const old = await read("/d", { meanwhile: () => cache.follow(2) });
  expect(await read("/d")).not.toBe(old);
});

test("readers of a page that is being rendered wait for that one; those of a new version do not", async () => {
  const ends: (() => void)[] = [];
  const meanwhile = () => new Promise<void>((resolve) => ends.push(resolve));
  const crowd = Array.from({ length: 20 }, () => read("/crowd", { meanwhile }));
  await expect.poll(() => rendered).toBe(1);
  cache.follow(2);
  const next = read("/crowd", { meanwhile });
  await expect.poll(() => rendered).toBe(2);
  for (const end of ends) end();
  expect(new Set(await Promise.all(crowd)).size).toBe(1);
  expect(await next).not.toBe(await crowd[0]);
  expect(rendered).toBe(2);
});

test("a rendering that fails is not waited for again", async () => {
  const fail = () => Promise.reject(new Error("no page"));
  await expect(cache.renderOnce("/f", true, fail)).rejects.toThrow("no page");
  expect(await read("/f")).toBeDefined();
});

test("while the version is unknown only stale pages answer, and new ones are not cached", async () => {
  const old = await read("/e");
  cache.suspend();
  expect(cache.find("/e")).toBeUndefined();
  expect(cache.stale("/e")?.etag).toBe(old);
  expect(await read("/e")).not.toBe(await read("/e"));
  expect(cache.stale("/e")?.etag).toBe(old);
});

test("when the version is known again and the same, pages are what they were; else they are gone", async () => {
  const old = await read("/e");
  cache.suspend();
  cache.follow(1);
  expect(await read("/e")).toBe(old);
  cache.suspend();
  cache.follow(2);
  expect(cache.stale("/e")).toBeUndefined();
});

test.each<[string, Rendering]>([
  ["that cannot be cached", { isCacheable: false }],
  ["that is missing", { status: 404 }],
  ["that is private", { headers: { "cache-control": "private" } }],
  ["that nobody may store", { headers: { "Cache-Control": "no-store" } }],
  ["with a cookie", { headers: { "set-cookie": "a=1" } }],
])("a page %s is not cached", async (_, page) => {
  expect(await read("/x", page)).not.toBe(await read("/x", page));
});

test("memory is bounded: the page that was read longest ago goes first", async () => {
  cache = new PageCache(extraBytes * 10, () => now);
  cache.follow(1);
  const first = await read("/0");
  for (let n = 1; n < 30; n += 1) {
    await read(`/${n}`);
    expect(await read("/0")).toBe(first);
  }
  expect(cache.stale("/1")).toBeUndefined();
  expect(cache.stale("/29")).toBeDefined();
});

test("a page that is read again is compressed again, and better", async () => {
  const carOf = (n: number) => `<li class="w-${n % 7} p-${(n * n) % 11}">SHL-${(n * 7919) % 90_000}</li>`;
  const html = Buffer.from(Array.from({ length: 2_000 }, (_, n) => carOf(n)).join(""));
  await read("/long", { html });
  const before = cache.stale("/long")?.br.body.length ?? 0;
  await read("/long");
  await expect.poll(() => cache.stale("/long")?.br.body.length).toBeLessThan(before);
});
