import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { unknownDevice } from "#app/features/account/rules/device.ts";
import { issueLoginCode } from "#app/features/account/server/sessions/login-codes.server.ts";
import type { AccountTables } from "#app/features/account/tables.ts";
import { type AnyCall, pathOf, takesBearer } from "#app/platform/api/call.ts";
import { database } from "#app/platform/database.server.ts";
import { seedContent } from "#db/seed/content.seed.ts";
import { noora } from "#db/seed/demo/demo-people.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { tokenOf } from "../../tests/factories/demo-api.ts";
import { exampleOrderStates } from "../../tests/factories/orders/example-order-states.ts";
import { exampleVisitStates } from "../../tests/factories/workshop/example-visit.ts";
import { apiFeatures, createApp } from "../app.ts";
import { type CallExample, callExamples, exampleKey, examplesOfFeatures } from "./example-calls.ts";
import documents from "./examples/documents.json" with { type: "json" };

// Time, secret and random bytes stand still, so that every answer is the same each time.
const drawn = vi.hoisted(() => {
  process.env.MARSA_SECRET = "the-secret-of-the-examples-of-calls";
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
// What is read of a picture gets better over time, and takes its time.
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

// With one connection: no write may need a second one inside its transaction.
testDatabase({ connections: 1 });
const app = createApp(async () => true);
const calls = new Map(apiFeatures.flatMap((feature) => feature.calls.map((call) => [call.id, call])));
const returnTo = "http://localhost:3000/dashboard?lang=en";
let token = "";
beforeAll(async () => {
  await seedContent(at);
  // A page more or less changes no example.
  Object.assign(drawn, { call: "demo", count: 0 });
  await seedDemo("content/demo");
  token = await tokenOf(noora, at);
  // A passkey is made by a device alone.
  await database<AccountTables>()
    .insertInto("account.passkey")
    .values({
      id: "example-passkey",
      customer_id: noora.id,
      public_key: Buffer.alloc(1),
      counter: 0,
      transports: "",
      browser: "Safari",
      system: "iPhone",
      created_at: at,
      last_used_at: null,
    })
    .execute();
  // Whatever the seeds drew before.
  Object.assign(drawn, { call: "login", count: 0 });
  await issueLoginCode(
    { customerId: noora.id, authenticatedAt: at, device: unknownDevice, providerSession: null },
    returnTo,
    at,
  );
});
afterAll(() => vi.useRealTimers());

async function send(call: AnyCall, { request }: CallExample): Promise<{ status: number; answer: unknown }> {
  Object.assign(drawn, { call: call.id, count: 0 });
  const response = await app.request(
    `/api${pathOf(call, request.params)}?${new URLSearchParams(request.query)}`,
    {
      method: call.method,
      headers: {
        "idempotency-key": exampleKey(call),
        ...(takesBearer(call) && { authorization: `Bearer ${token}` }),
      },
      ...(request.body !== undefined && { body: sentBody(call, request.body) }),
    },
  );
  return { status: response.status, answer: shortened(await response.json()) };
}

function sentBody({ bodyType }: AnyCall, body: unknown): BodyInit {
  return bodyType === "bytes" ? Buffer.from(String(body), "base64") : JSON.stringify(body);
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  // The order of fields is no promise.
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, shortened(inner)]));
}

test("every call has an example, and every example a call", () => {
  expect(Object.keys(callExamples).sort()).toEqual([...calls.keys()].sort());
});

/** `vitest -u` writes the answers of today into the files. */
test.each(Object.entries(examplesOfFeatures))(
  "the examples of %s are what the program answers",
  async (name, own) => {
    const received: Record<string, CallExample> = {};
    for (const [id, example] of Object.entries<CallExample>(own)) {
      Object.assign(drawn, { call: `before ${id}`, count: 0 });
      await (exampleOrderStates[id] ?? exampleVisitStates[id])?.();
      const { status, answer } = await send(calls.get(id) as AnyCall, example);
      expect(status, `${id}: ${JSON.stringify(answer)}`).toBe(200);
      received[id] = { request: example.request, answer };
    }
    await expect(`${JSON.stringify(received, null, 2)}\n`).toMatchFileSnapshot(`examples/${name}.json`);
  },
);
