import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { brandFiles, identity } from "#app/platform/identity/identity.server.ts";
import { brandHost, faviconIco } from "./brand-host.ts";

const get = (path: string, headers = {}) => brandHost.request(path, { headers });
const latin = brandFiles.addressOf("rimal/latin.svg")?.replace("/brand", "") ?? "";

test("a logo is its file, to be cached forever under its hash, and may run nothing", async () => {
  const answer = await get(latin);
  const drawing = readFileSync(join(config.contentFolder, "brand/rimal/latin.svg"), "utf8");
  expect(await answer.text()).toBe(drawing);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
});

test.each(["/rimal/latin.svg", "/rimal/latin.00000000.svg"])("%s is never cached forever", async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
  const again = await get(path, { "if-none-match": answer.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test.each([
  "/rimal/none.svg",
  "/none/latin.svg",
  "/rimal/..%2fmarsa%2flatin.svg",
  "/rimal/constructor",
  "/icon-33.png",
  "/icon-99999.png",
  "/manifest-fr.webmanifest",
])("%s is not there", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([180, 192, 512])("the icon is made %i pixels wide", async (size) => {
  const answer = await get(`/icon-${size}.png?v=${identity("en").iconVersion}`);
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
  expect(answer.headers.get("cache-control")).toContain("immutable");
});

test("favicon.ico holds one PNG of 32 pixels", async () => {
  const answer = await new Hono().get("/favicon.ico", faviconIco).request("/favicon.ico");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes.readUInt8(6)]).toEqual([1, 1, 32]);
  const png = bytes.subarray(bytes.readUInt32LE(18));
  expect(png.length).toBe(bytes.readUInt32LE(14));
  expect((await sharp(png).metadata()).width).toBe(32);
});

describe("a file that is called .svg and is no drawing", () => {
  afterEach(() => vi.restoreAllMocks());
  const blank = sharp({ create: { width: 8, height: 4, channels: 3, background: "#0b6272" } });
  const request = (bytes: Buffer) => {
    vi.spyOn(brandFiles, "get").mockReturnValue({ bytes, hash: "0a1b2c3d", isMislabeled: true });
    return get("/rimal/latin.0a1b2c3d.svg");
  };

  test("goes out as png, whatever picture it is", async () => {
    const png = await blank.clone().png().toBuffer();
    for (const bytes of [png, await blank.clone().jpeg().toBuffer()]) {
      const answer = await request(bytes);
      expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
        "image/png",
        "public, max-age=31536000, immutable",
      ]);
      const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(["png", 8, 4]);
    }
    expect(Buffer.from(await (await request(png)).arrayBuffer()).equals(png)).toBe(true);
  });

  test("is not there where it is no picture at all", async () => {
    expect((await request(Buffer.from("words"))).status).toBe(404);
  });

  test("is known by its content, not by its name", () => {
    expect(brandFiles.get("rimal/latin.svg")?.isMislabeled).toBe(false);
    expect(brandFiles.mislabeled()).toEqual([]);
  });
});
