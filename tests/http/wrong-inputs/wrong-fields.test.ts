import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { unknownDevice } from "#app/features/account/rules/device.ts";
import { issueLoginCode } from "#app/features/account/server/sessions/login-codes.server.ts";
import { type AnyCall, pathOf, takesBearer } from "#app/platform/api/call.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { callExamples } from "#server/api-document/example-calls.ts";
import documents from "#server/api-document/examples/documents.json" with { type: "json" };
import { apiFeatures, createApp } from "#server/app.ts";
import { testDatabase } from "../../factories/database/test-database.ts";
import { tokenOf } from "../../factories/demo-api.ts";
import { AnswerCounts, faultsOf } from "../../factories/fuzz/wrong-answers.ts";
import { type CallInput, searchOf } from "../../factories/fuzz/wrong-fields.ts";
import { howMany } from "../../factories/how-much.ts";
import { exampleOrderStates } from "../../factories/orders/example-order-states.ts";
import { exampleVisitStates } from "../../factories/workshop/example-visit.ts";

// The examples' ids exist at their time and with their bytes alone (server/api-document/example-calls.test.ts). Of wrong
// calls each draws its own.
const drawn = vi.hoisted(() => {
  process.env.MARSA_SECRET = "the-secret-of-the-examples-of-calls";
  process.env.MARSA_REQUESTS_PER_MINUTE = "1000000000";
  return { call: "", count: 0 };
});
function bytes(length: number): Buffer {
  drawn.count += 1;
  return createHash("shake256", { outputLength: length }).update(`${drawn.call} ${drawn.count}`).digest();
}
vi.mock("node:crypto", async (original) => ({
  ...(await original<typeof import("node:crypto")>()),
  randomBytes: (length: number) => bytes(length),
}));
vi.mock("#app/features/documents/reading/reading.server.ts", async (original) => ({
  ...(await original<object>()),
  readPages: async () => documents["documents.ocr.extract-text"].answer.data,
}));
vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
  new Uint8Array((array as Uint8Array).buffer).set(bytes((array as Uint8Array).byteLength));
  return array;
});
const at = new Date("2026-03-02T06:00:00Z");
vi.useFakeTimers({ toFake: ["Date"], now: at });

testDatabase();
const app = createApp(async () => true);
const calls = new Map(apiFeatures.flatMap((feature) => feature.calls.map((call) => [call.id, call])));
const counts = new AnswerCounts();
let token = "";
beforeAll(async () => {
  await seedContent(at);
  await seedDemo("content/demo");
  token = await tokenOf(noora, at);
  Object.assign(drawn, { call: "login", count: 0 });
  const login = { customerId: noora.id, authenticatedAt: at, device: unknownDevice, providerSession: null };
  await issueLoginCode(login, "http://localhost:3000/dashboard?lang=en", at);
});
afterAll(() => vi.useRealTimers());

function send(call: AnyCall, { params, query }: CallInput, request: RequestInit) {
  return app.request(`/api${pathOf(call, params)}?${searchOf(query)}`, {
    ...request,
    method: call.method,
    headers: { ...request.headers, ...(takesBearer(call) && { authorization: `Bearer ${token}` }) },
  });
}

function exampleOf(call: AnyCall): CallInput {
  const { body, ...request } = callExamples[call.id]?.request ?? {};
  if (body === undefined) return request;
  return { ...request, body: call.bodyType === "bytes" ? Buffer.from(String(body), "base64") : body };
}

describe("a call of the API with one wrong field is answered as the catalogue says", () => {
  // In the order of the examples, each of which is made after its wrong ones: those that follow stand on it.
  test.each(Object.keys(callExamples))("%s", async (id) => {
    const call = calls.get(id) as AnyCall;
    Object.assign(drawn, { call: `before ${id}`, count: 0 });
    await (exampleOrderStates[id] ?? exampleVisitStates[id])?.().catch(() => undefined);
    Object.assign(drawn, { call: `wrong ${id}`, count: 0 });
    const faults = await faultsOf(call, {
      counts,
      common: commonRefusals,
      valuesOfField: howMany({ day: 1, night: 1_000 }),
      example: async () => exampleOf(call),
      // A write may have ended the session.
      signInAgain: async () => {
        token = await tokenOf(noora, at);
      },
      send: (input, request) => send(call, input, request),
    });
    Object.assign(drawn, { call: id, count: 0 });
    const { body, ...good } = exampleOf(call);
    const headers = { "idempotency-key": crypto.randomUUID() };
    await send(call, good, {
      headers,
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
      }),
    });
    expect(faults).toEqual([]);
  });

  test("and most of them reach what is wrong with it", () => {
    process.stdout.write(`api: ${calls.size} operations, ${counts}\n`);
    expect(counts.shareOf("invalid-input")).toBeGreaterThan(0.1);
    expect(counts.shareOf("done")).toBeGreaterThan(0.02);
  });
});
