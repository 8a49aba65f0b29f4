import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressHash, pictureHash } from "#app/platform/pictures/picture-hash.server.ts";
import { serveForTest } from "../../tests/factories/program/file-host.ts";
import { StreamedFiles } from "./streamed-files.ts";

const film = randomBytes(300_000);
const plain = "/videos/demo/models/suhail.mp4";
const hashed = plain.replace(".mp4", `.${addressHash(pictureHash(film))}.mp4`);
let root = "";
let site: Awaited<ReturnType<typeof serveForTest>>;
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), "marsa-videos-")), "demo");
  await mkdir(join(root, "videos/models"), { recursive: true });
  await writeFile(join(root, "videos/models/suhail.mp4"), film);
  await writeFile(join(root, "secret.mp4"), "not for visitors");
  await symlink(join(root, "secret.mp4"), join(root, "videos/link.mp4"));
  site = await serveForTest(new StreamedFiles("videos", root));
});
afterAll(async () => {
  site.end();
  await rm(dirname(root), { recursive: true });
});

test("a video under its hash is cached forever, shows nothing but itself, and can be requested in parts", async () => {
  const { status, headers, body } = await site.send(hashed);
  expect(status).toBe(200);
  expect(body.equals(film)).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "video/mp4",
    "content-length": "300000",
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'/),
  });
});

test.each([plain, plain.replace(".mp4", ".00000000.mp4")])("%s is what is there now", async (path) => {
  const { status, headers, body } = await site.send(path);
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
  expect(body.equals(film)).toBe(true);
});

test.each([
  ["bytes=0-", 0, 299_999],
  ["bytes=1000-1999", 1000, 1999],
  ["bytes=-500", 299_500, 299_999],
])("a player gets the part that it requests: %s", async (range, first, last) => {
  const { status, headers, body } = await site.send(hashed, { range });
  expect([status, headers["content-range"]]).toEqual([206, `bytes ${first}-${last}/300000`]);
  expect(body.equals(film.subarray(first, last + 1))).toBe(true);
});

test("a part of another version is not sent: the whole is", async () => {
  const etag = String((await site.send(hashed)).headers.etag);
  const part = await site.send(hashed, { range: "bytes=0-9", "if-range": etag });
  const whole = await site.send(hashed, { range: "bytes=0-9", "if-range": '"other"' });
  expect([part.status, whole.status, whole.body.length]).toEqual([206, 200, 300_000]);
});

test("a part behind the end, an unchanged video, HEAD, and any other method", async () => {
  const beyond = await site.send(hashed, { range: "bytes=300000-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */300000"]);
  const etag = String((await site.send(hashed)).headers.etag);
  expect((await site.send(hashed, { "if-none-match": etag })).status).toBe(304);
  const head = await site.send(hashed, { range: "bytes=0-9" }, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "300000", 0]);
  const post = await site.send(hashed, {}, "POST");
  expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test.each([
  "/videos",
  "/videos/demo/models/none.mp4",
  "/videos/other/models/suhail.mp4",
  "/videos/demo/link.mp4",
  "/videos/demo/../secret.mp4",
  "/videos/demo/models/suhail.avi",
  `${plain}?x=1`,
])("%s is not there, said in the catalogue's shape", async (path) => {
  const { status, body } = await site.send(path);
  expect(status).toBe(404);
  expect(JSON.parse(body.toString())).toMatchObject({ code: "not-found", message: expect.any(String) });
});

test("a video that changes is sent as it is now", async () => {
  const path = join(root, "videos/changing.mp4");
  await writeFile(path, "first");
  expect((await site.send("/videos/demo/changing.mp4")).body.toString()).toBe("first");
  await writeFile(path, "the second");
  await expect
    .poll(async () => (await site.send("/videos/demo/changing.mp4")).body.toString())
    .toBe("the second");
});

test("a printable file is sent as what it is, and each kind answers for its own addresses", async () => {
  const files = new StreamedFiles("files", root);
  await mkdir(join(root, "files"));
  await writeFile(join(root, "files/report.pdf"), "%PDF-1.7");
  const host = await serveForTest(files);
  const { status, headers, body } = await host.send("/files/demo/report.pdf");
  expect([status, headers["content-type"], String(body)]).toEqual([200, "application/pdf", "%PDF-1.7"]);
  expect((await host.send("/files/demo/report.mp4")).status).toBe(404);
  host.end();
  for (const path of ["/files", "/files/demo/report.pdf", "/files?x"])
    expect([path, files.isFor(path)]).toEqual([path, true]);
  for (const path of ["/filesx", "/documents", "/videos/demo/a.mp4", "/"])
    expect([path, files.isFor(path)]).toEqual([path, false]);
});

test("a drawing is sent compressed to who reads that, under a tag of its own", async () => {
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(500)}</svg>`,
  );
  await mkdir(join(root, "files/parts"), { recursive: true });
  await writeFile(join(root, "files/parts/brake.svg"), drawing);
  const files = await serveForTest(new StreamedFiles("files", root));
  const address = "/files/demo/parts/brake.svg";
  const [small, plain] = [
    await files.send(address, { "accept-encoding": "gzip, br" }),
    await files.send(address),
  ];
  expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(small.body).equals(drawing)).toBe(true);
  expect(small.body.length).toBeLessThan(drawing.length / 5);
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "image/svg+xml" });
  expect(plain.body.equals(drawing)).toBe(true);
  const tag = String(small.headers.etag);
  expect(tag).not.toBe(plain.headers.etag);
  const again = await files.send(address, { "accept-encoding": "br", "if-none-match": tag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  files.end();
});
