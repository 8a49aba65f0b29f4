import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guarded, limitedServer, mostHeaderBytes } from "./limited-server.ts";

let server: Server;
beforeAll(async () => {
  server = limitedServer({ connectionsPerAddress: 3, headersMs: 1_000 });
  const read: RequestListener = async (request, response) => {
    response.end(`read ${(await text(request).catch(() => "")).length}`);
  };
  server.on("request", guarded(read, { bodyMs: 300, streamPauseMs: 1_000 }));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = () => connect((server.address() as AddressInfo).port, "localhost");
/** Everything that comes over a connection until the server ends it. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    socket.on("data", (piece) => (said += piece)).on("error", () => undefined);
    socket.on("close", () => resolve(said));
  });
}
async function answerTo(...lines: string[]): Promise<string> {
  const socket = open();
  socket.write(lines.join("\r\n"));
  return received(socket);
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("a request with", () => {
  test.each([
    ["one host", ["Host: a"], "200"],
    ["the same host twice", ["Host: a", "Host: a"], "400"],
    ["two hosts", ["Host: a", "hOST: b"], "400"],
    ["no host", [], "400"],
  ])("%s: %s gets %s", async (_, hosts, status) => {
    const answer = await answerTo("GET / HTTP/1.1", ...hosts, "Connection: close", "", "");
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe("request line and headers", () => {
  const requestOf = (bytes: number) => {
    const [line, end] = ["GET / HTTP/1.1", "Connection: close"];
    const rest = `${line}\r\nHost: a\r\nCookie: \r\n${end}\r\n\r\n`.length;
    return answerTo(line, "Host: a", `Cookie: ${"x".repeat(bytes - rest)}`, end, "", "");
  };

  test("of 8 KB are read", async () => {
    expect(await requestOf(mostHeaderBytes - 64)).toMatch(/^HTTP\/1.1 200 /);
  });

  test.each([mostHeaderBytes + 64, 20_000])(
    "of %d bytes get 431, which says so in both languages",
    async (bytes) => {
      const answer = await requestOf(bytes);
      expect(answer).toMatch(/^HTTP\/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n/);
      expect(answer).toMatch(/text\/plain; charset=utf-8.*larger than allowed.*أكبر من المسموح/s);
    },
  );

  test("of an address that is too long get it as well", async () => {
    expect(await answerTo(`GET /${"x".repeat(9_000)} HTTP/1.1`, "Host: a", "", "")).toMatch(
      /^HTTP\/1.1 431 /,
    );
  });

  test("that are none get 400 in plain words", async () => {
    expect(await answerTo("NONSENSE", "", "")).toMatch(/^HTTP\/1.1 400 .*A request header is not valid/s);
  });
});

test("headers that do not end get 408 and the connection ends", async () => {
  expect(await answerTo("GET / HTTP/1.1", "Host: a", "X-Slow: ")).toMatch(/^HTTP\/1.1 408 /);
});

test("a body that does not end gets 408 and the connection ends", async () => {
  const answer = await answerTo("POST / HTTP/1.1", "Host: a", "Content-Length: 10", "", "12345");
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test.each([
  ["a feed of cars", "/api/v1/cpov/stock"],
  ["a feed of parts", "/api/v3/parts/import/catalogue?confirm=1"],
  ["a piece of a document", "/api/v3/documents/uploads/01a2-bc/files/0/pieces/524288"],
  ["a picture of a car in the workshop", "/office/api/appointments/01a2-bc/pictures"],
  ["the picture of a license", "/drive/JMN8TQ-eRR9cBR9uGkF2ydb/license?lang=en"],
])("%s may take longer than a body, as long as it goes on", async (_, path) => {
  const socket = open();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n`);
  const answer = received(socket);
  for (let piece = 0; piece < 5; piece += 1) {
    await wait(100);
    socket.write("x");
  }
  expect(await answer).toMatch(/read 5/);
});

test("a feed that stops gets 408", async () => {
  const answer = await answerTo("POST /api/v1/cpov/stock HTTP/1.1", "Host: a", "Content-Length: 5", "", "x");
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
});

test("connections above the limit of an address get 503; one that ends makes room", async () => {
  const held = [open(), open(), open()];
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
  for (const socket of held) socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(await received(open())).toMatch(/^HTTP\/1.1 503 .*Retry-After: 1/s);
  const [first] = held;
  const ended = new Promise((resolve) => server.once("connection", resolve));
  first?.destroy();
  await expect
    .poll(async () => (await answerTo("GET / HTTP/1.1", "Host: a", "Connection: close", "", "")).slice(0, 12))
    .toBe("HTTP/1.1 200");
  await ended;
  for (const socket of held) socket.destroy();
});
