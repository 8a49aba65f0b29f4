import { expect, test } from "vitest";
import * as z from "zod/mini";
import { succeed } from "#app/lib/result.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { answerCall, callRoutes } from "#app/platform/api/api-server.server.ts";
import { defineCall } from "#app/platform/api/call.ts";
import { testDatabase } from "../factories/database/test-database.ts";

testDatabase();

/** More than JSON may have. */
const mostBytes = 300 * 1024;
const weigh = defineCall({
  id: "weigh",
  summary: "Weighs a shell",
  method: "POST",
  base: "v3",
  path: "/shells/:name/weight",
  who: "customer",
  repeatable: true,
  params: z.object({ name: z.string() }),
  bodyType: "bytes",
  mostBytes,
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  answer: z.object({ bytes: z.int(), last: z.int() }),
  refusals: {},
});
const app = apiApp(
  [
    callRoutes([
      answerCall(weigh, async ({ body }) => succeed({ bytes: body.length, last: body.at(-1) ?? 0 })),
    ]),
  ],
  async (token) =>
    token === "good" ? { id: "customer-1", sessionId: "s", authenticatedAt: null } : undefined,
);
const shell = (bytes: number) => new Uint8Array(bytes).fill(0).fill(255, bytes - 1);
const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request("/v3/shells/conch/weight", {
    method: "POST",
    headers: { authorization: "Bearer good", ...headers },
    body,
    duplex: "half",
  } as RequestInit);

test("octets arrive as they were sent, without a key, as often as they are sent", async () => {
  for (let time = 0; time < 2; time++) {
    const response = await send(shell(mostBytes));
    expect([response.status, await response.json()]).toEqual([
      200,
      { data: { bytes: mostBytes, last: 255 } },
    ]);
  }
});

test("the client sends them, too", async () => {
  const reply = await callApi(weigh, {
    params: { name: "conch" },
    body: shell(5),
    token: "good",
    fetch: (input, init) => Promise.resolve(app.request(String(input).replace("/api", ""), init)),
  });
  expect(reply).toMatchObject({ ok: true, data: { bytes: 5, last: 255 } });
});

test("a stranger's are not read", async () => {
  expect((await send(shell(5), { authorization: "" })).status).toBe(401);
});

test("more of them than the call takes are refused, with a declared length or counted as they come", async () => {
  const streamed = () => {
    let sent = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 10_000) throw new Error("it was read to its end");
        controller.enqueue(shell(64 * 1024));
      },
    });
  };
  expect((await send(shell(mostBytes + 1), { "content-length": String(mostBytes + 1) })).status).toBe(413);
  expect((await send(streamed())).status).toBe(413);
});

test("a call whose answer is stored takes none", () => {
  expect(() =>
    callRoutes([answerCall({ ...weigh, repeatable: false }, async () => succeed({ bytes: 0, last: 0 }))]),
  ).toThrow("stored");
});
