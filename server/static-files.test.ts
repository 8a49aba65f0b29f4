import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
function bytesOf(path: string, coding: string): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "localhost");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("end", () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf("\r\n\r\n");
      resolve({ head: all.subarray(0, end).toString(), body: all.subarray(end + 4) });
    });
    socket.end(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${coding}\r\nConnection: close\r\n\r\n`,
    );
  });
}

test("a built file goes out as the build has compressed it", async () => {
  const { head, body } = await bytesOf("/built.js", "gzip, br");
  expect(head).toContain("Content-Encoding: br");
  expect(brotliDecompressSync(body).toString()).toBe("// as the build left it");
});

test("what has no compressed twin is compressed when asked for, the same for all who ask at once", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => bytesOf("/added.js", "br")));
  for (const { body } of answers) expect(brotliDecompressSync(body).toString()).toBe(script);
});

test("who does not know brotli gets the file itself, and nobody the twin under its own name", async () => {
  expect((await bytesOf("/built.js", "identity")).body.toString()).toBe(script);
  expect((await bytesOf("/built.js.br", "br")).head).toContain("404");
});
