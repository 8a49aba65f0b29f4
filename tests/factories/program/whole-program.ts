import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";
import { importCustomer } from "#app/features/account/account.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { listensOn, origin } from "#app/platform/config.server.ts";
import { demoPeople } from "#db/seed/demo/demo-people.ts";
import { createApp } from "#server/app.ts";
import { StreamedFiles } from "#server/hosted-files/streamed-files.ts";
import { Arrivals } from "#server/http/arrivals.ts";
import { guarded } from "#server/http/limited-server.ts";
import { ImageHost } from "#server/image-host/image-host.ts";
import { PageCache } from "#server/pages/page-cache.ts";
import { requestListener } from "#server/request-listener.ts";

const content = join(import.meta.dirname, "../../../content/demo");

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}
interface Sending {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
}

/**
 * The whole program on a port of its own, as visitors reach it, without the built site: a page says which address and
 * language it was rendered for. `send` leaves the request line as it is given, however wrong.
 */
export function wholeProgram() {
  let server: Server;
  let from: string | undefined;
  const cache = new PageCache();
  beforeAll(async () => {
    for (const person of demoPeople) await importCustomer(person, now());
    cache.follow(1);
    server = createServer(
      guarded(
        requestListener({
          app: createApp(async () => true),
          cache,
          hosts: [
            new ImageHost({
              name: "demo",
              folder: join(content, "pictures"),
              cacheFolder: process.env.MARSA_PICTURES_DIR ?? join(tmpdir(), "marsa-whole-program-pictures"),
            }),
            new StreamedFiles("videos", content),
          ],
          developing: false,
          files: async () => false,
          site: { factsOf: () => undefined, render: async ({ url }, { language }) => pageFor(url, language) },
          isDatabaseReachable: async () => true,
          arrivals: new Arrivals(),
        }),
      ),
    );
    server.on("connection", (socket) => {
      if (from !== undefined) Object.defineProperty(socket, "remoteAddress", { value: from });
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    listensOn((server.address() as AddressInfo).port);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const send = (path: string, { method = "GET", headers = {}, body }: Sending = {}): Promise<Received> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const sent = request({ host: "localhost", port, path, method, headers, agent: false });
      sent.on("error", reject).on("response", (answer) => {
        buffer(answer).then(
          (bytes) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString() }),
          reject,
        );
      });
      sent.end(body);
    });
  return {
    send,
    origin,
    port: () => (server.address() as AddressInfo).port,
    /** From now on connections come from this address; undefined: from where they do. */
    comeFrom(address: string | undefined) {
      from = address;
    },
  };
}

function pageFor(url: string, language: string): Response {
  const html = `<!doctype html><html lang="${language}"><p>${new URL(url).href}</p></html>`;
  const status = new URL(url).pathname.startsWith("/missing") ? 404 : 200;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}
