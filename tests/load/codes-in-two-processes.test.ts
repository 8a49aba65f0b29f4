import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestCodeCall, verifyCodeCall } from "#app/features/phone/calls.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import type { AnyCall, BodyOf } from "#app/platform/api/call.ts";
import { testDatabase } from "../factories/database/test-database.ts";
import { codeSentTo, newBrowser, newPhone, wrongCode } from "../factories/phone.ts";
import { type RunningProgram, startProgram } from "../factories/program/running-program.ts";

const { url } = testDatabase({ jobs: false });
let programs: RunningProgram[] = [];
// Each caller has an address of its own.
const environment = () => ({
  DATABASE_URL: url,
  MARSA_PROXIES: "1",
  MARSA_REQUESTS_PER_MINUTE: "1000000",
});

beforeAll(async () => {
  programs = await Promise.all([startProgram(environment()), startProgram(environment())]);
}, 90_000);
afterAll(() => Promise.all(programs.map((program) => program.stop())));

/** Sends a call to one of the two processes, from an address of its own. */
function send<C extends AnyCall>(call: C, caller: number, body: BodyOf<C>) {
  const { address } = programs[caller % 2] as RunningProgram;
  const forwarded = { connection: "close", "x-forwarded-for": `10.1.${caller >> 8}.${caller & 255}` };
  const reach: typeof globalThis.fetch = (input, init) =>
    globalThis.fetch(`${address}${input}`, { ...init, headers: { ...init?.headers, ...forwarded } });
  return callApi(call, { body, idempotencyKey: randomUUID(), fetch: reach } as never);
}
const codesOf = (replies: readonly Awaited<ReturnType<typeof send>>[]) =>
  Object.fromEntries(
    Map.groupBy(replies, (reply) => (reply.ok ? "ok" : reply.code))
      .entries()
      .map(([code, all]) => [code, all.length]),
  );

test("of 200 wrong codes at once exactly five are evaluated, and then the right one fails", async () => {
  const owner = { phone: newPhone(), purpose: "lead", browser: newBrowser() } as const;
  expect(await send(requestCodeCall, 0, owner)).toMatchObject({ ok: true });
  const code = await codeSentTo(owner.phone);
  expect(code).toMatch(/^\d{6}$/);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, n) => send(verifyCodeCall, n, { ...owner, code: wrongCode(code, n) })),
  );
  expect(codesOf(replies)).toEqual({ "code-wrong": 5, "tries-used-up": 195 });
  const left = replies.flatMap((reply) =>
    reply.ok || reply.code !== "code-wrong" ? [] : [reply.detail.triesLeft],
  );
  expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
  expect(await send(verifyCodeCall, 300, { ...owner, code })).toMatchObject({ code: "tries-used-up" });
});

test("the caps of a number and of a browser hold over both processes and a restart", async () => {
  const phone = newPhone();
  const request = (n: number, browser = newBrowser()) =>
    send(requestCodeCall, n, { phone, purpose: "lead", browser });
  const [one, two] = [newBrowser(), newBrowser()];
  const first = await Promise.all([
    request(400, one),
    request(401, one),
    request(402, two),
    request(403, two),
  ]);
  expect(codesOf(first)).toEqual({ ok: 2, "code-too-soon": 2 });
  const restarted = programs[0] as RunningProgram;
  await restarted.kill();
  programs[0] = await startProgram(environment());
  expect(await request(404, one)).toMatchObject({ code: "code-too-soon" });
  const more = await Promise.all(Array.from({ length: 10 }, (_, n) => request(500 + n)));
  expect(codesOf(more)).toEqual({ ok: 3, "codes-used-up": 7 });
}, 120_000);
