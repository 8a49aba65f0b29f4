import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StaticFiles } from "./static-files.ts";

const script = "export const car = 'Hajar';\n".repeat(40);
let folder: string;
let port: number;
const server = createServer();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marsa-static-"));
  await writeFile(join(folder, "built.js"), script);
  await writeFile(join(folder, "built.js.br"), brotliCompressSync("// as the build left it"));
  await writeFile(join(folder, "added.js"), script);
  const files = await StaticFiles.below(folder, {});
  server.on("request", async (request, response) => {
    if (!(await files.answer(request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** As it lies on the wire: fetch would undo the coding. */
async function bytesOf(path: string, coding: string) {
  const sent = get({ port, path, headers: { "accept-encoding": coding } });
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test("a built file goes out as the build has compressed it", async () => {
  const { headers, body } = await bytesOf("/built.js", "gzip, br");
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe("// as the build left it");
});

test("what has no compressed twin is compressed on request, once for all concurrent requests", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => bytesOf("/added.js", "br")));
  for (const { body } of answers) expect(brotliDecompressSync(body).toString()).toBe(script);
});

test("who does not know brotli gets the file itself, and nobody the twin under its own name", async () => {
  expect((await bytesOf("/built.js", "identity")).body.toString()).toBe(script);
  expect((await bytesOf("/built.js.br", "br")).status).toBe(404);
});
