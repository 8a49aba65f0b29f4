import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { HostUnusable, listenFrom, listenOn, PortTaken } from "./listen.ts";

const servers: Server[] = [];
function newServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test("a chosen port is taken as it is, and 0 takes any", async () => {
  const server = newServer();
  const port = await listenOn(server, 0, "127.0.0.1");
  expect(port).toBeGreaterThan(0);
  expect(portOf(server)).toBe(port);
});

test("a chosen port that is taken is an error, not another port", async () => {
  const port = await listenOn(newServer(), 0, "127.0.0.1");
  const second = newServer();
  await expect(listenOn(second, port, "127.0.0.1")).rejects.toThrow(PortTaken);
  expect(second.listening).toBe(false);
});

test.each(["203.0.113.1", "no-such-host.invalid"])("%s is no address of this machine", async (host) => {
  await expect(listenOn(newServer(), 0, host)).rejects.toThrow(HostUnusable);
  await expect(listenFrom(newServer(), 3000, host)).rejects.toThrow(`HOST ${host} is no address`);
});

test("without a choice the next free port is taken", async () => {
  const taken = await listenOn(newServer(), 0, "127.0.0.1");
  expect(await listenFrom(newServer(), taken, "127.0.0.1")).toBeGreaterThan(taken);
});
