import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { wholeProgram } from "../../tests/factories/program/whole-program.ts";

testDatabase();
const program = wholeProgram();
const env = config.env as { MARSA_METRICS_TOKEN?: string };

const pages = [
  "/dev/outbox",
  "/dev/outbox/",
  "/dev/authenticator",
  "/metrics",
  "/accounts/../dev/outbox",
  "/api/%2e%2e/%64ev/authenticator",
];
const connections = { own: undefined, "another machine's": "10.0.0.7", "another network's": "2001:db8::1" };
const hosts = ["localhost", "LOCALHOST:3000", "127.0.0.1:3000", "[::1]:3000"];
const otherHosts = [
  "marsa.example",
  "localhost.marsa.example",
  "a.localhost",
  "127.0.0.1.nip.io",
  "10.0.0.7",
  "0.0.0.0:3000",
];
const forwarding = [
  ["X-Forwarded-For", "203.0.113.9"],
  ["X-Forwarded-For", "127.0.0.1"],
  ["X-Forwarded-Host", "marsa.example"],
  ["X-Forwarded-Proto", "https"],
  ["X-Forwarded-Port", "443"],
  ["X-Original-Forwarded-For", "203.0.113.9"],
  ["Forwarded", "for=203.0.113.9"],
  ["Via", "1.1 proxy"],
  ["X-Real-IP", "203.0.113.9"],
  ["CF-Connecting-IP", "203.0.113.9"],
  ["CF-Ray", "1"],
  ["True-Client-IP", "203.0.113.9"],
  ["X-Client-IP", "203.0.113.9"],
  ["X-Cluster-Client-IP", "203.0.113.9"],
  ["Fastly-Client-IP", "203.0.113.9"],
  ["Fly-Client-IP", "203.0.113.9"],
  ["X-Envoy-External-Address", "203.0.113.9"],
  ["X-Amzn-Trace-Id", "Root=1"],
  ["X-Azure-ClientIP", "203.0.113.9"],
  ["CDN-Loop", "cloudflare"],
] as const;

const statusOf = async (path: string, headers: Record<string, string>) =>
  (await program.send(path, { headers })).status;

afterEach(() => program.comeFrom(undefined));
afterAll(() => void delete env.MARSA_METRICS_TOKEN);

describe.each(pages)("%s", (path) => {
  test.each(hosts)("answers this machine as %s", async (host) => {
    const redirected = path.endsWith("/") ? [200, 404] : [200];
    expect(redirected).toContain(await statusOf(path, { host }));
  });

  test.each(Object.entries(connections))(
    "answers over %s connection by its own hosts alone",
    async (_, from) => {
      program.comeFrom(from);
      for (const host of from === undefined ? otherHosts : [...hosts, ...otherHosts])
        expect([host, (await program.send(path, { headers: { host } })).status]).toEqual([host, 404]);
    },
  );

  test.each(forwarding)("is not there for who is forwarded by %s: %s", async (name, value) => {
    expect(await statusOf(path, { host: "localhost", [name]: value })).toBe(404);
  });
});

test.each(["/dev/outbox", "/metrics"])(
  "%s is not there over HTTP/1.0, in which proxies speak that name nobody",
  async (path) => {
    const socket = connect(program.port(), "localhost");
    socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test("a collector with the token reads the metrics from wherever, and another one nowhere", async () => {
  const token = "a-token-of-the-metrics-collector-01";
  env.MARSA_METRICS_TOKEN = token;
  const shown = (shows: string) => ({
    host: "marsa.example",
    via: "1.1 proxy",
    authorization: `Bearer ${shows}`,
  });
  for (const from of ["10.0.0.7", undefined]) {
    program.comeFrom(from);
    expect(await statusOf("/metrics", shown(token))).toBe(200);
    expect(await statusOf("/metrics", shown(`${token}x`))).toBe(404);
    expect(await statusOf("/metrics", { host: "localhost" })).toBe(404);
  }
});
