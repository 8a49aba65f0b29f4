import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { importerProxy } from "./importer-proxy.ts";

let system: Server;
let received: IncomingMessage | undefined;

beforeAll(async () => {
  system = createServer((request, response) => {
    received = request;
    response.writeHead(201, { "Content-Type": "application/json" }).end(`{"data":"from elsewhere"}`);
  });
  await new Promise<void>((resolve) => system.listen(0, "localhost", resolve));
});
afterAll(() => void system.close());

test("a call goes to the configured address with its path, query and credential", async () => {
  const app = new Hono();
  app.route("/api/v3", importerProxy(`http://localhost:${(system.address() as AddressInfo).port}/base`));
  const answer = await app.request("/api/v3/vehicles?lang=ar", {
    headers: { authorization: "Bearer x", cookie: "refreshToken=secret" },
  });
  expect([answer.status, await answer.json()]).toEqual([201, { data: "from elsewhere" }]);
  expect(received?.url).toBe("/base/vehicles?lang=ar");
  expect(received?.headers.authorization).toBe("Bearer x");
  expect(received?.headers.cookie).toBeUndefined();
});

test("a system that is not there is unavailable, in the language of the call", async () => {
  const app = new Hono();
  app.route("/api/v3", importerProxy("http://localhost:9"));
  const answer = await app.request("/api/v3/vehicles?lang=ar");
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { code: "unavailable", message: commonRefusals.unavailable.ar },
  ]);
});
