import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { refuse, succeed } from "#app/lib/result.ts";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { until } from "../../../tests/factories/until.ts";
import { BackendUnavailable } from "../backend-unavailable.server.ts";
import { database } from "../database.server.ts";
import { apiApp } from "./api-app.server.ts";
import { answerCall, answerWrite, callRoutes } from "./api-server.server.ts";
import { defineCall } from "./call.ts";
import { answerOnce, answerOnceElsewhere } from "./idempotency.server.ts";
import { defineRefusals } from "./refusals.ts";

const refusals = defineRefusals({ "no-pearls": { status: 409, en: "No pearls left.", ar: "لم يبقَ لؤلؤ." } });
const readPearls = defineCall({
  id: "readPearls",
  summary: "Counts pearls",
  method: "GET",
  base: "v3",
  path: "/pearls/:shell",
  who: "anyone",
  params: z.object({ shell: z.string() }),
  query: z.object({ least: z.optional(z.coerce.number().check(z.positive("must be positive"))) }),
  answer: z.object({ shell: z.string() }),
  refusals: {},
});
const takePearl = defineCall({
  id: "takePearl",
  summary: "Takes a pearl",
  method: "POST",
  base: "v3",
  path: "/pearls",
  who: "customer",
  body: z.object({ count: z.int() }),
  answer: z.object({ taken: z.number() }),
  refusals,
});

const leavePearl = defineCall({
  id: "leavePearl",
  summary: "Leaves a pearl",
  method: "POST",
  base: "v3",
  path: "/pearls/left",
  who: "anyone",
  once: true,
  body: z.object({ count: z.int() }),
  answer: z.object({ key: z.string() }),
  refusals: {},
});

const namePearl = defineCall({
  id: "namePearl",
  summary: "Names a pearl",
  method: "POST",
  base: "v3",
  path: "/pearls/named",
  who: "either",
  body: z.object({ name: z.string() }),
  answer: z.object({ by: z.nullable(z.string()) }),
  refusals: {},
});

testDatabase({ jobs: false });
const app = apiApp(
  [
    callRoutes([
      answerCall(readPearls, async ({ params }) => succeed({ shell: params.shell })),
      answerWrite(takePearl, async ({ body, trx }) => {
        if (body.count === 13) throw new Error("bad luck, secret 1234");
        await sql`insert into pearl (count) values (${body.count})`.execute(trx);
        return body.count > 100
          ? refuse("no-pearls", { left: 100 })
          : { ...succeed({ taken: body.count }), message: "Taken" };
      }),
      answerWrite(leavePearl, async ({ body, trx, idempotencyKey: key }) => {
        await sql`insert into pearl (count) values (${body.count})`.execute(trx);
        return succeed({ key });
      }),
      answerWrite(namePearl, async ({ customer }) => succeed({ by: customer?.id ?? null })),
    ]),
  ],
  async (token) =>
    token === "good" ? { id: "customer-1", sessionId: "s", authenticatedAt: null } : undefined,
);

beforeAll(async () => {
  await sql`create table pearl (count integer)`.execute(database());
});

function take(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = { authorization: "Bearer good", "idempotency-key": randomUUID(), ...headers };
  return Promise.resolve(
    app.request("/v3/pearls", {
      method: "POST",
      headers: all,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}
async function pearls(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pearl`.execute(database());
  return rows[0]?.count ?? -1;
}

describe("a call refuses", () => {
  test.each([
    ["a stranger", { authorization: "" }, { count: 1 }, 401, "not-signed-in"],
    ["a forged token", { authorization: "Bearer bad" }, { count: 1 }, 401, "not-signed-in"],
    ["broken JSON", {}, "{", 400, "broken-json"],
    ["a wrong type", {}, { count: "one" }, 422, "invalid-input"],
    ["a missing field", {}, {}, 422, "invalid-input"],
    ["a write without a key", { "idempotency-key": "" }, { count: 1 }, 400, "idempotency-key-missing"],
    ["an unknown brand", { appbrand: "sahra" }, { count: 1 }, 400, "invalid-headers"],
    ["an unknown platform", { platform: "fridge" }, { count: 1 }, 400, "invalid-headers"],
    ["a body of 11 MB", {}, { count: 1, rest: "x".repeat(11_000_000) }, 413, "body-too-large"],
    ["what the deed refuses", {}, { count: 101 }, 409, "no-pearls"],
  ])("%s, and nothing changes", async (_, headers, body, status, code) => {
    const before = await pearls();
    const response = await take(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(await pearls()).toBe(before);
  });

  test("in Arabic where Arabic is requested", async () => {
    const response = await take({ count: 101 }, { "accept-language": "ar-QA" });
    expect(await response.json()).toMatchObject({ message: "لم يبقَ لؤلؤ.", left: 100 });
  });

  test("and names the fields", async () => {
    const response = await app.request("/v3/pearls/oyster?least=-1");
    expect(await response.json()).toMatchObject({ fields: [{ path: "least", message: "must be positive" }] });
  });

  test("an unknown address with the catalogue's 404", async () => {
    const response = await app.request("/v3/nothing?lang=ar");
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { code: "not-found", message: "لم نعثر على ما طلبته." },
    ]);
  });
});

describe("a write of either", () => {
  test.each([
    ["a visitor's without a token", undefined, 200, { data: { by: null } }],
    ["a customer's with theirs", "Bearer good", 200, { data: { by: "customer-1" } }],
    ["nobody's with a forged one", "Bearer bad", 401, { code: "not-signed-in" }],
    ["nobody's with an empty one", "", 401, { code: "not-signed-in" }],
  ])("is %s", async (_, authorization, status, answer) => {
    const response = await app.request("/v3/pearls/named", {
      method: "POST",
      headers: { "idempotency-key": randomUUID(), ...(authorization !== undefined && { authorization }) },
      body: JSON.stringify({ name: "Durra" }),
    });
    expect([response.status, await response.json()]).toMatchObject([status, answer]);
  });

  test("needs a key", async () => {
    const response = await app.request("/v3/pearls/named", { method: "POST", body: '{"name":"Durra"}' });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "idempotency-key-missing" },
    ]);
  });
});

test("a bug answers 500 without telling what it was", async () => {
  const response = await take({ count: 13 });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("1234");
});

test.each([
  ["the database", Object.assign(new Error("gone, secret 1234"), { code: "ECONNREFUSED" })],
  ["a system of the importer's", new BackendUnavailable("gone, secret 1234")],
])("%s gone answers 503 and says nothing more", async (_, error) => {
  const gone = apiApp(
    [callRoutes([answerCall(readPearls, () => Promise.reject(error))])],
    async () => undefined,
  );
  const response = await gone.request("/v3/pearls/x");
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain("1234");
});

describe("one Idempotency-Key", () => {
  test("sent ten times at once has one effect and one answer", async () => {
    const before = await pearls();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => take({ count: 2 }, { "idempotency-key": key })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? "")).toEqual({ data: { taken: 2 }, message: "Taken" });
    expect(await pearls()).toBe(before + 1);
  });

  test("sent forty times while the first one lasts takes no connection from others", async () => {
    const first = Promise.withResolvers<void>();
    const request = { actor: "diver", key: randomUUID(), content: "slow", now: new Date() };
    const slow = () => first.promise.then(() => succeed("done"));
    const answers = Promise.all(Array.from({ length: 40 }, () => answerOnce(request, slow)));
    expect((await sql`select 1 as alive`.execute(database())).rows).toEqual([{ alive: 1 }]);
    first.resolve();
    expect(new Set((await answers).map((answer) => answer.ok && answer.value))).toEqual(new Set(["done"]));
  });

  test("with another body is refused", async () => {
    const key = randomUUID();
    await take({ count: 2 }, { "idempotency-key": key });
    const other = await take({ count: 3 }, { "idempotency-key": key });
    expect([other.status, await other.json()]).toMatchObject([422, { code: "idempotency-conflict" }]);
  });

  test("is free again after a refusal", async () => {
    const key = randomUUID();
    expect((await take({ count: 101 }, { "idempotency-key": key })).status).toBe(409);
    expect((await take({ count: 1 }, { "idempotency-key": key })).status).toBe(200);
  });
});

describe("a write of anyone", () => {
  const leave = (count: number, key?: string) =>
    app.request("/v3/pearls/left", {
      method: "POST",
      headers: key === undefined ? {} : { "idempotency-key": key },
      body: JSON.stringify({ count }),
    });

  test("needs a key", async () => {
    const answer = await leave(1);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "idempotency-key-missing" }]);
  });

  test("ten times at once with one key it is done once, and all ten get its answer", async () => {
    const before = await pearls();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(1, key)));
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([200, { data: { key } }]);
    expect(await pearls()).toBe(before + 1);
  });

  test("another content under the same key is refused", async () => {
    const key = randomUUID();
    await leave(1, key);
    const answer = await leave(2, key);
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: "idempotency-conflict" }]);
  });
});

async function reserved(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from platform.idempotency
    where sealed_answer is null`.execute(database());
  return rows[0]?.count ?? -1;
}

describe("a write that another system makes once", () => {
  const request = (key = randomUUID(), content: unknown = "a visit") => ({
    actor: "diver",
    key,
    content,
    now: new Date(),
  });

  test("holds no connection while that system stands still", async () => {
    const still = Promise.withResolvers<void>();
    const writes = Array.from({ length: 40 }, () =>
      answerOnceElsewhere(request(), () => still.promise.then(() => succeed("done"))),
    );
    await until(async () => expect(await reserved()).toBe(40));
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(database());
    expect(rows).toEqual([{ open: 0 }]);
    still.resolve();
    expect((await Promise.all(writes)).every(({ ok }) => ok)).toBe(true);
  });

  test("is finished by the same key after a crash in between, and then answered without a call", async () => {
    const once = request();
    const calls: string[] = [];
    const work = async () => {
      calls.push(once.key);
      if (calls.length === 1) throw new Error("the process ended");
      return succeed({ id: "08p1" });
    };
    await expect(answerOnceElsewhere(once, work)).rejects.toThrow("the process ended");
    expect(await answerOnceElsewhere(once, work)).toEqual(succeed({ id: "08p1" }));
    expect(await answerOnceElsewhere(once, work)).toEqual(succeed({ id: "08p1" }));
    expect(calls).toEqual([once.key, once.key]);
  });

  test("is refused with other content, and free again after a refusal", async () => {
    const once = request();
    expect(await answerOnceElsewhere(once, async () => refuse("no-pearls"))).toEqual(refuse("no-pearls"));
    await answerOnceElsewhere(once, async () => succeed("done"));
    const other = await answerOnceElsewhere(request(once.key, "another"), async () => succeed("done"));
    expect(other).toEqual(refuse("idempotency-conflict"));
  });

  test("has a transaction only while its deed calls nobody", async () => {
    let callsOut = false;
    const seen: boolean[] = [];
    const deed = async ({ trx, idempotencyKey: key }: { trx?: unknown; idempotencyKey: string }) => {
      seen.push(trx !== undefined);
      return succeed({ key });
    };
    const both = apiApp([callRoutes([answerWrite(leavePearl, deed, () => callsOut)])], async () => undefined);
    for (callsOut of [false, true]) {
      const key = randomUUID();
      const body = JSON.stringify({ count: 1 });
      const answer = await both.request("/v3/pearls/left", {
        method: "POST",
        headers: { "idempotency-key": key },
        body,
      });
      expect(await answer.json()).toEqual({ data: { key } });
    }
    expect(seen).toEqual([true, false]);
  });
});
