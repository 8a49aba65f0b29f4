import { beforeAll, describe, expect, test } from "vitest";
import { accountApi, verifyBearer } from "#app/features/account/api.server.ts";
import { bookingApi } from "#app/features/booking/api.server.ts";
import { campaignsApi } from "#app/features/campaigns/api.server.ts";
import { documentsApi } from "#app/features/documents/api.server.ts";
import { dueDatesApi } from "#app/features/due-dates/api.server.ts";
import { garageApi } from "#app/features/garage/api.server.ts";
import { leadsApi } from "#app/features/leads/api.server.ts";
import { phoneApi } from "#app/features/phone/api.server.ts";
import { schedulingApi } from "#app/features/scheduling/api.server.ts";
import { waitingListApi } from "#app/features/waiting-list/api.server.ts";
import { apiApp } from "#app/platform/api/api-app.server.ts";
import { type AnyCall, pathOf } from "#app/platform/api/call.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { callExamples, type ExampleRequest } from "#server/api-document/example-calls.ts";
import { bookingApiOnDemo } from "../../factories/booking/booking-api.ts";
import { rowCounts } from "../../factories/database/row-counts.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { type Answered, tokenOf } from "../../factories/demo-api.ts";

testDatabase();
bookingApiOnDemo();
const apis = [
  accountApi,
  phoneApi,
  garageApi,
  documentsApi,
  dueDatesApi,
  schedulingApi,
  bookingApi,
  campaignsApi,
  waitingListApi,
  leadsApi,
];
const app = apiApp(apis, verifyBearer);
const calls: readonly AnyCall[] = apis.flatMap((api) => api.calls);
const sampleOf = (call: AnyCall): ExampleRequest => structuredClone(callExamples[call.id]?.request ?? {});
/** Bytes are wrong in other ways (octet-bodies.test.ts). */
const withBody = calls
  .filter((call) => call.body !== undefined && call.bodyType !== "bytes")
  .map((call) => [call.id, call] as const);

let token: string;
let before: Record<string, number>;
beforeAll(async () => {
  token = await tokenOf(noora, now());
  before = await rowCounts();
});

async function send(call: AnyCall, sample: ExampleRequest, lang?: "en" | "ar", raw?: string) {
  const query = new URLSearchParams(sample.query);
  if (lang !== undefined) query.set("lang", lang);
  const answer = await app.request(`${pathOf(call, sample.params)}?${query}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
    ...(call.body === undefined ? {} : { body: raw ?? JSON.stringify(sample.body) }),
  });
  return { status: answer.status, ...((await answer.json()) as object) } as Answered<unknown>;
}

/** Every field of a body with its path, inner ones too. */
function* fieldsOf(value: unknown, path: readonly string[] = []): Iterable<readonly string[]> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [...path, name];
    yield* fieldsOf(inner, [...path, name]);
  }
}
function changed(sample: ExampleRequest, path: readonly string[], value: unknown): ExampleRequest {
  const copy = structuredClone(sample) as { body: unknown };
  let place = copy.body as Record<string, unknown>;
  for (const name of path.slice(0, -1)) place = place[name] as Record<string, unknown>;
  place[path.at(-1) ?? ""] = value;
  return copy as ExampleRequest;
}
function valueAt({ body }: ExampleRequest, path: readonly string[]): unknown {
  return path.reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], body);
}
/** Those that the examples send; they may be missing. */
const optionalFields = ["modelYear", "redirectUrl", "channel", "plate", "note", "documentId"];
const isArabic = (text = "") => /\p{Script=Arabic}/u.test(text);

const wrong: readonly (readonly [string, unknown])[] = [
  ["missing", undefined],
  ["null", null],
  ["a truth", true],
  ["a list of lists", [[]]],
  ["an object", { toString: "x" }],
  ["too long", "x".repeat(5_000)],
  ["a NUL character", "pm10\0"],
  ["half a surrogate pair", "pm\ud800"],
  ["a hundred thousand items", Array(100_000).fill(0)],
  ["a negative number", -1],
  ["a number beyond all", 1e308],
];

describe.each(withBody)("%s", (_, call) => {
  test.each(wrong)("refuses a field that is %s, in both languages", async (_, value) => {
    for (const path of fieldsOf(sampleOf(call).body)) {
      if (value === undefined && optionalFields.includes(path.at(-1) ?? "")) continue;
      if (typeof value === "boolean" && typeof valueAt(sampleOf(call), path) === "boolean") continue;
      const sample = changed(sampleOf(call), path, value);
      for (const lang of ["en", "ar"] as const) {
        const answer = await send(call, sample, lang);
        expect(answer, path.join(".")).toMatchObject({ status: 422, code: "invalid-input" });
        expect(answer.message).toBe(commonRefusals["invalid-input"][lang]);
        expect(answer.fields?.length).toBeLessThanOrEqual(50);
        expect(answer.fields?.every(({ message }) => isArabic(message) === (lang === "ar"))).toBe(true);
      }
    }
    expect(await rowCounts()).toEqual(before);
  });

  test.each([
    ["nothing", "", 400, "broken-json"],
    ["broken JSON", "{", 400, "broken-json"],
    ["JSON with more behind it", "{} {}", 400, "broken-json"],
    ["null", "null", 422, "invalid-input"],
    ["a list", "[]", 422, "invalid-input"],
    ["only a prototype", '{"__proto__":{"code":"x"},"constructor":1}', 422, "invalid-input"],
    ["a hundred thousand brackets", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 422, "invalid-input"],
    ["11 MB", JSON.stringify({ rest: "x".repeat(11_000_000) }), 413, "body-too-large"],
  ])("refuses a body that is %s", async (_, body, status, code) => {
    for (const lang of ["en", "ar"] as const) {
      const answer = await send(call, { params: sampleOf(call).params }, lang, body);
      expect(answer).toMatchObject({ status, code });
      expect(isArabic(answer.message)).toBe(lang === "ar");
    }
    expect(await rowCounts()).toEqual(before);
  });
});

describe("queries and paths", () => {
  const call = (id: string) => calls.find((one) => one.id === id) as AnyCall;
  test.each<[string, ExampleRequest]>([
    ["services.categories", { query: { modelCode: "HJR" } }],
    ["services.categories", { query: { modelCode: "HJR\0", makeCode: "RM" } }],
    ["services.centers", {}],
    ["services.centers", { query: { brand: "x".repeat(41) } }],
    ["services.centers", { query: { brand: "rimal", serviceTypes: "a;".repeat(40) } }],
    ["services.centers", { query: { brand: "rimal", serviceTypes: "a b" } }],
    ["account.activities.order", {}],
    ["account.activities.order", { query: { appointmentId: "" } }],
    ["account.activities.order", { query: { appointmentId: "a\0" } }],
    ["account.activities.order", { query: { orderId: "x".repeat(65) } }],
    ["documents.show", { params: { id: "a\0b" } }],
    ["documents.show", { params: { id: "x".repeat(65) } }],
    ["documents.delete", { params: { id: "a\0b" } }],
    ["documents.upload.show", { params: { id: "a\0b" } }],
    ["documents.upload.cancel", { params: { id: "x".repeat(65) } }],
    ["documents.upload.finish", { params: { id: "a\0b" } }],
    ["vehicles.show", { params: { id: "a\0b" } }],
    ["vehicles.show", { params: { id: "x".repeat(65) } }],
  ])("%s refuses %j", async (id, sample) => {
    for (const lang of ["en", "ar"] as const) {
      expect(await send(call(id), sample, lang)).toMatchObject({
        status: 422,
        code: "invalid-input",
        message: commonRefusals["invalid-input"][lang],
      });
    }
  });

  test.each([
    "/v3/vehicles?lang=fr",
    "/v3/vehicles?lang=",
    "/v3/account/activities?lang=en%00",
    "/v3/common/locations/services?brand=rimal&lang=EN",
  ])("%s names no language, and is refused in English", async (path) => {
    const answer = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: "invalid-input" }]);
  });

  test("of a parameter that is given twice the first counts", async () => {
    const answer = await app.request("/v3/common/locations/services?brand=rimal&brand=lulwa&lang=ar&lang=en");
    const { data } = (await answer.json()) as { data: { title: string }[] };
    expect(answer.status).toBe(200);
    expect(isArabic(data[0]?.title)).toBe(true);
  });

  test.each(["__proto__=1", "constructor=1", "%E0%A4%A=1", "brand[]=1", "x=%ff&brand"])(
    "?%s does no harm",
    async (query) => {
      const answer = await app.request(`/v3/common/locations/services?${query}`);
      expect(answer.status).toBe(422);
    },
  );

  test.each([
    ["PUT", "/v3/vehicles", 405, "GET"],
    ["DELETE", "/v3/vehicles/x", 405, "GET"],
    ["GET", "/v3/orders/services/appointment", 405, "POST, PATCH"],
    ["OPTIONS", "/v1/auth/refresh", 405, "POST"],
    ["PUT", "/v3/nothing", 404, null],
  ])("%s %s answers %i", async (method, path, status, allow) => {
    const answer = await app.request(`${path}?lang=ar`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([status, allow]);
    expect(isArabic(((await answer.json()) as { message: string }).message)).toBe(true);
  });
});

describe("headers of a call", () => {
  const path = "/v3/common/locations/services?brand=rimal&lang=en";
  test.each<Record<string, string>>([
    { appbrand: "sahra" },
    { appbrand: "__proto__" },
    { env: "prod" },
    { platform: "web, web" },
    { ecid: "a b" },
    { ecid: "x".repeat(65) },
  ])("%j are refused", async (headers) => {
    const answer = await app.request(path, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "invalid-headers" }]);
  });

  test("good ones are taken, and the caller's request id comes back where it is one", async () => {
    const headers = { appbrand: "rimal", env: "production", platform: "ios", ecid: "12345-ab_C" };
    const response = await app.request(path, { headers: { ...headers, "x-request-id": "caller-0001" } });
    expect([response.status, response.headers.get("x-request-id")]).toEqual([200, "caller-0001"]);
    const odd = await app.request(path, { headers: { "x-request-id": "<script>" } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  });
});
