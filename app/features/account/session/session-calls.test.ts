import { afterEach, expect, test, vi } from "vitest";
import { exchangeCode, refresh } from "./session-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const tokens = { accessToken: "access", refreshToken: "refresh" };
const refused = (status: number) => async () => Response.json({ code: "any", message: "" }, { status });

test.each([
  ["tokens", async () => Response.json({ data: tokens }), { outcome: "tokens", tokens }],
  ["400", refused(400), { outcome: "rejected" }],
  ["401", refused(401), { outcome: "rejected" }],
  ["408", refused(408), { outcome: "unavailable" }],
  ["429", refused(429), { outcome: "unavailable" }],
  ["500", refused(500), { outcome: "unavailable" }],
  ["503", refused(503), { outcome: "unavailable" }],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch")), { outcome: "unavailable" }],
])("a refresh or a login answered with %s", async (_, fetch, expected) => {
  vi.stubGlobal("fetch", fetch);
  expect(await refresh("refresh", "en")).toEqual(expected);
  expect(await exchangeCode({ code: "code", redirectUrl: "https://marsa.example/" }, "en")).toEqual(expected);
});
