import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";

let cache = new PageCache("rimal");
let rendered = 0;
let now = new Date();
/** What happens while a page is being rendered. */
let meanwhile: () => unknown = () => undefined;
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (cache.answer(request, response)) return;
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "script-src 'none'",
      ...(request.url?.startsWith("/private") ? { "cache-control": "private" } : {}),
      ...(request.url?.startsWith("/cookie") ? { "set-cookie": "a=1" } : {}),
    };
    const status = request.url?.startsWith("/missing") ? 404 : 200;
    const render = async () => {
      rendered += 1;
      const html = Buffer.from(`<p>${request.url} ${rendered}</p>`);
      await meanwhile();
      const freshUntil = request.url?.startsWith("/today")
        ? new Date("2026-11-22T00:00:00+03:00")
        : undefined;
      return { status, headers, html, freshUntil };
    };
    void cache.answerAndKeep(render, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  now = new Date("2026-11-21T12:00:00Z");
  cache = new PageCache("rimal", 100_000, () => now);
  cache.resume(1);
  meanwhile = () => undefined;
});

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(address + path, { headers })).text();

test("a page is rendered once for a path and a language", async () => {
  const first = await read("/a?lang=en");
  expect(await read("/a?lang=en")).toBe(first);
  expect(await read("/a?lang=ar")).not.toBe(first);
});

test("a page that speaks of today is rendered anew when its day is over", async () => {
  const today = await read("/today?lang=en");
  now = new Date("2026-11-21T20:59:59Z");
  expect(await read("/today?lang=en")).toBe(today);
  now = new Date("2026-11-21T21:00:00Z");
  expect(await read("/today?lang=en")).not.toBe(today);
});

test("without lang the visitor's cookie decides, then the browser", async () => {
  const arabic = await read("/b", { "accept-language": "ar" });
  expect(await read("/b", { cookie: "x=1; lang=ar", "accept-language": "en" })).toBe(arabic);
  expect(await read("/b", { "accept-language": "en" })).not.toBe(arabic);
});

test("a query that only begins with a language cannot put another language in its place", async () => {
  await read("/poison?lang=en?", { "accept-language": "ar" });
  expect(await read("/poison?lang=en")).toContain("<p>/poison?lang=en ");
});

test("a publish makes the next read fresh", async () => {
  const old = await read("/c?lang=en");
  cache.moveTo(2);
  expect(await read("/c?lang=en")).not.toBe(old);
});

test("a page that was rendered from an older version is not kept", async () => {
  meanwhile = () => cache.moveTo(2);
  const old = await read("/d?lang=en");
  meanwhile = () => undefined;
  expect(await read("/d?lang=en")).not.toBe(old);
});

test("who asks for a page that is being rendered waits for that one; another language and a new version do not", async () => {
  let finish: () => void = () => undefined;
  meanwhile = () => new Promise<void>((resolve) => (finish = resolve));
  const before = rendered;
  const crowd = Array.from({ length: 20 }, () => read("/crowd?lang=en"));
  await expect.poll(() => rendered).toBe(before + 1);
  const finishFirst = finish;
  cache.moveTo(2);
  const later = read("/crowd?lang=en");
  await expect.poll(() => rendered).toBe(before + 2);
  finish();
  finishFirst();
  expect(new Set(await Promise.all(crowd)).size).toBe(1);
  expect(await later).not.toBe(await crowd[0]);
  expect(rendered).toBe(before + 2);
});

test("a rendering that fails is not waited for again", async () => {
  const failing = { method: "GET", url: "/f?lang=en", headers: {} } as IncomingMessage;
  const fail = () => Promise.reject(new Error("no page"));
  const response = {} as ServerResponse;
  await expect(cache.answerAndKeep(fail, failing, response)).rejects.toThrow("no page");
  expect(await read("/f?lang=en")).toContain("/f?lang=en");
});

test("while the version is unknown nothing is served from memory", async () => {
  const old = await read("/e?lang=en");
  cache.suspend();
  const second = await read("/e?lang=en");
  expect(second).not.toBe(old);
  expect(await read("/e?lang=en")).not.toBe(second);
});

test.each([
  "/f?lang=en&code=1",
  "/f?q=1",
  "/f?lang=en?x",
  "/f?lang=ar?",
  "/missing?lang=en",
  "/private?lang=en",
  "/cookie?lang=en",
])("%s is not kept", async (path) => {
  expect(await read(path)).not.toBe(await read(path));
});

test("a kept page keeps its headers; an unchanged one is not sent again", async () => {
  await read("/g?lang=en");
  const response = await fetch(`${address}/g?lang=en`);
  expect(response.headers.get("content-security-policy")).toBe("script-src 'none'");
  const again = await fetch(`${address}/g?lang=en`, {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("the coding follows what the client accepts", async () => {
  const codingFor = async (accepted: string) =>
    (await fetch(`${address}/h?lang=en`, { headers: { "accept-encoding": accepted } })).headers.get(
      "content-encoding",
    );
  expect(await codingFor("gzip, br")).toBe("br");
  expect(await codingFor("gzip, br;q=0")).toBe("gzip");
  expect(await codingFor("identity")).toBeNull();
});

test("memory is bounded: the oldest page goes first", async () => {
  for (let n = 0; n < 2_000; n += 1) await read(`/many/${n}?lang=en`);
  const before = rendered;
  await read("/many/1999?lang=en");
  expect(rendered).toBe(before);
  await read("/many/0?lang=en");
  expect(rendered).toBe(before + 1);
});
