import { type ServerType, serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendBytes } from "./send-bytes.server.ts";

const parts = ['{"data":', JSON.stringify("مركز ".repeat(50_000)), "}"].map((part) => Buffer.from(part));
const whole = Buffer.concat(parts).toString();
const app = new Hono()
  .use(async (context, next) => {
    context.header("X-Request-Id", context.req.header("x-request-id") ?? "");
    await next();
    expect(context.res.status).toBe(200);
  })
  .get("/", (context) => {
    context.header("Content-Type", "application/json");
    context.header("Cache-Control", "no-store");
    return sendBytes(context, parts);
  });

let server: ServerType;
let address = "";
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
        address = `http://localhost:${port}/`;
        resolve();
      });
    }),
);
afterAll(() => void server.close());

test.each([
  ["over a connection, one answer after another", (init: RequestInit) => fetch(address, init)],
  ["within the process", async (init: RequestInit) => app.request("/", init)],
])("bytes go out %s with the headers of their own request", async (_, ask) => {
  for (const id of ["first", "second"]) {
    const answer = await ask({ headers: { "x-request-id": id } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ "x-request-id": id, "cache-control": "no-store", "content-type": "application/json" },
    });
    expect(await answer.text()).toBe(whole);
  }
});
