import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { config } from "#app/platform/config.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { wholeProgram } from "../../tests/factories/program/whole-program.ts";
import { createApp, ownPlaces } from "../app.ts";
import { uncounted } from "./request-limits.ts";

/* Every own path counts against the requests a minute of an address, or is named with the reason why it does not. */

testDatabase();
const { send, comeFrom } = wholeProgram();
const perMinute = 3;
Object.assign(config.limits, { requestsPerMinute: perMinute });
const { en, ar } = commonRefusals["too-many-requests"];

// A count ends with its minute: on a busy machine some of these requests would come after it.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

let callers = 0;
/** A caller whom nobody has counted yet. */
beforeEach(() => {
  callers += 1;
  comeFrom(`198.51.100.${callers}`);
});
/** Everything of an address' requests is used up, by whichever path. */
async function useUp(): Promise<void> {
  for (let n = 0; n < perMinute; n += 1) expect((await send("/papers/none")).status).toBe(404);
}
const pathsOf = (place: string) => [`/${place}`, `/${place}/none`];
const isUncounted = (path: string) => uncounted.some(({ paths }) => paths.test(path));
const counted = ownPlaces.flatMap(pathsOf).filter((path) => !isUncounted(path));
const ofOffice = counted.filter((path) => path.startsWith("/office"));

test("the list has every path that the app answers", () => {
  const places = createApp(async () => true).routes.map(({ path }) => path.split("/")[1] ?? "");
  expect(new Set(places.filter((place) => !place.startsWith("*")))).toEqual(new Set(ownPlaces));
});

describe("an address without requests left", () => {
  test.each([
    ...counted.filter((path) => !ofOffice.includes(path)),
    "/api/docs",
    "/api/docs/openapi.json",
    "/api/v1/cpov/stock",
    "/api/v3/orders/services/next-free",
    "/accounts/login",
    "/accounts/oidc/auth",
    "/brochures/suhail-en.pdf",
    "/copies/x",
    "/order-papers/x",
    "/w/x",
    "/brand/../copies/x",
    "/brand/%2e%2e/copies/x",
    "/healthz/none",
  ])("is refused at %s", async (path) => {
    await useUp();
    const { status, headers } = await send(path);
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([429, "30", "no-store"]);
  });

  test.each(["/healthz", "/readyz", "/brand/none", "/favicon.ico", "/accounts/assets/none", "/dev/none"])(
    "is answered at %s",
    async (path) => {
      await useUp();
      expect((await send(path)).status).not.toBe(429);
    },
  );

  test("leaves another one its own", async () => {
    await useUp();
    comeFrom("203.0.113.2");
    expect((await send("/papers/none")).status).toBe(404);
  });
});

describe("an office", () => {
  /** How many of so many requests were answered. */
  const answered = async (path: string, times: number) => {
    let count = 0;
    for (let n = 0; n < times; n += 1) if ((await send(path)).status !== 429) count += 1;
    return count;
  };

  test.each([...ofOffice, "/office/live", "/office/api/none"])(
    "behind one address has the requests of ten callers at %s, whatever its cookies say",
    async (path) => {
      expect(await answered(path, 10 * perMinute + 5)).toBe(10 * perMinute);
    },
  );

  test("has room for forty sign-ins in a minute, and no more", async () => {
    expect(await answered("/accounts/staff/none", 1_200)).toBe(1_200);
    for (const path of ["/office/sign-in", "/office/return", "/office/device", "/accounts/staff/oidc/auth"])
      expect([path, (await send(path)).status]).toEqual([path, 429]);
  });
});

describe("the refusal", () => {
  test.each<[string, string, string, string]>([
    ["a call, in the language of its address", "/api/v3/vehicles?lang=ar", "*/*", ar],
    ["content, in the language of its query", "/graphql/execute.json/marsa/x;lang=ar;brand=rimal", "*/*", ar],
    ["a call that is opened in a browser", "/api/v3/vehicles", "text/html", en],
  ])("of %s is one of the catalogue", async (_, path, accept, message) => {
    await useUp();
    const { headers, text } = await send(path, { headers: { accept } });
    const requestId = headers["x-request-id"];
    expect(JSON.parse(text)).toEqual({ code: "too-many-requests", message, requestId });
  });

  test.each(["/visit/x?lang=ar", "/accounts/login?lang=ar", "/office/sign-in?lang=ar", "/api/docs?lang=ar"])(
    "of a page is a page in its language: %s",
    async (path) => {
      for (let n = 0; n < 1_200; n += 1) if ((await send(path)).status === 429) break;
      const { status, headers, text } = await send(path, { headers: { accept: "text/html" } });
      expect([status, headers["content-language"]]).toEqual([429, "ar"]);
      expect(text).toContain(ar);
    },
  );

  test("of anything else speaks both languages", async () => {
    await useUp();
    expect((await send("/payments/notifications/x", { method: "POST" })).text).toBe(`${en}\n${ar}\n`);
  });
});
