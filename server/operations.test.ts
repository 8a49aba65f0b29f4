import { describe, expect, test } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { operations } from "./operations.ts";

const app = operations(async () => true);
const token = "a-token-of-the-metrics-collector-01";

async function metricsFor(remoteAddress: string | undefined, host: string, headers = {}): Promise<number> {
  const env = { incoming: { socket: { remoteAddress } } };
  return (await app.request(`http://${host}/metrics`, { headers }, env)).status;
}

describe("metrics without a token", () => {
  test.each([
    ["this machine", "127.0.0.1", "localhost:3000", {}, 200],
    ["this machine by IPv6", "::1", "[::1]:3000", {}, 200],
    ["another machine", "10.0.0.7", "localhost:3000", {}, 404],
    ["another machine by a public name", "10.0.0.7", "marsa.example", {}, 404],
    ["a proxy on this machine", "127.0.0.1", "marsa.example", {}, 404],
    ["a proxy that hides the name", "127.0.0.1", "localhost", { "x-forwarded-for": "10.0.0.7" }, 404],
    ["a connection that has ended", undefined, "localhost", {}, 404],
  ] as const)("for %s", async (_, address, host, headers, status) => {
    expect(await metricsFor(address, host, headers)).toBe(status);
  });
});

describe("metrics with a token", () => {
  const env = config.env as { MARSA_METRICS_TOKEN?: string };
  test.each([
    ["the token", { authorization: `Bearer ${token}` }, 200],
    ["another token", { authorization: `Bearer ${token}x` }, 404],
    ["none", {}, 404],
  ])("for who shows %s, from wherever", async (_, headers, status) => {
    env.MARSA_METRICS_TOKEN = token;
    try {
      expect(await metricsFor("10.0.0.7", "marsa.example", headers)).toBe(status);
      expect(await metricsFor("127.0.0.1", "localhost", headers)).toBe(status);
    } finally {
      delete env.MARSA_METRICS_TOKEN;
    }
  });
});
