import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Page, pageOf, sendPage, strengthen } from "./rendered-page.ts";

const html = Buffer.from(`<p>${"Suhail سهيل ".repeat(500)}</p>`);
let server: Server;
let page: Page;
beforeAll(async () => {
  const headers = { "Content-Security-Policy": "script-src 'none'" };
  page = await pageOf({ status: 200, headers, html });
  server = createServer((request, response) => {
    sendPage(page, request, response, request.url === "/extra" ? { "cache-control": "no-store" } : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
});
afterAll(() => void server.close());

const request = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers, method });

test.each([
  ["gzip, br", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip, br;q=0.0", "gzip"],
  ["identity", null],
])("a client that accepts %s gets %s and the same page", async (accepted, coding) => {
  const answer = await request("/", { "accept-encoding": accepted });
  expect(answer.headers.get("content-encoding")).toBe(coding);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(html);
});

test("it carries its headers; an unchanged one is not sent again", async () => {
  const answer = await request("/");
  expect(answer.headers.get("content-security-policy")).toBe("script-src 'none'");
  const again = await request("/", { "if-none-match": answer.headers.get("etag") ?? "" });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("HEAD gets the headers alone", async () => {
  const answer = await request("/", { "accept-encoding": "br" }, "HEAD");
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual([
    String(page.br.body.length),
    "",
  ]);
});

test("what is added to one answer stands in no other", async () => {
  expect((await request("/extra")).headers.get("cache-control")).toBe("no-store");
  expect((await request("/")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("a page that was compressed again has its ETag and its words", async () => {
  const { etag } = page;
  await strengthen(page);
  const answer = await request("/");
  expect([answer.headers.get("etag"), await answer.text()]).toEqual([etag, html.toString()]);
});
