import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll } from "vitest";
import { partsApi } from "#app/features/parts/api.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";

/** A system of an importer that answers the calls of the parts below an address of its own. */
export function partsServer(): { readonly address: () => string; readonly end: () => void } {
  let server: Server;
  beforeAll(async () => {
    const app = apiApp([partsApi], async () => undefined);
    server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  });
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  afterAll(end);
  return { address: () => `http://localhost:${(server.address() as AddressInfo).port}/v3`, end };
}
