import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { succeed } from "#app/lib/result.ts";
import { apiApp } from "./api-app.server.ts";
import { answerCall, callRoutes } from "./api-server.server.ts";
import { defineCall } from "./call.ts";
import { commonRefusals } from "./refusals.ts";

/** A call that is answered when the test says so. */
const diveCall = defineCall({
  id: "dive",
  summary: "Dives for a pearl",
  method: "GET",
  base: "v3",
  path: "/dive",
  who: "anyone",
  answer: z.object({}),
  refusals: {},
});
let under: (() => void)[] = [];
let most = 0;
const app = apiApp(
  [
    callRoutes([
      answerCall(diveCall, async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        under.push(resolve);
        most = Math.max(most, under.length);
        await promise;
        return succeed({});
      }),
    ]),
  ],
  async () => undefined,
);
const diveFrom = (remoteAddress: string) =>
  app.request("/v3/dive?lang=en", {}, { incoming: { socket: { remoteAddress } } });
const crowdFrom = (address: string, count: number) => Array.from({ length: count }, () => diveFrom(address));
/** Ends whatever begins, until so many have. */
async function endAll(count: number): Promise<void> {
  for (let ended = 0; ended < count; ended += 1) {
    await expect.poll(() => under.length, { interval: 1 }).toBeGreaterThan(0);
    under.shift()?.();
  }
}
beforeEach(() => {
  under = [];
  most = 0;
});

test("590 calls of one caller: eight run at once, a hundred wait, the rest are refused at once", async () => {
  const crowd = crowdFrom("192.0.2.1", 590);
  const refused = await Promise.all(crowd.slice(108));
  expect(under).toHaveLength(8);
  for (const answer of refused)
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "2"]);
  const { en: message } = commonRefusals["too-many-requests"];
  expect(await refused[0]?.json()).toMatchObject({ code: "too-many-requests", message });
  await endAll(108);
  const answered = await Promise.all(crowd.slice(0, 108));
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200]));
  expect(most).toBe(8);
});

test("another caller is answered while a hundred of one wait", async () => {
  const crowd = crowdFrom("192.0.2.2", 108);
  await expect.poll(() => under.length).toBe(8);
  const other = diveFrom("192.0.2.3");
  await expect.poll(() => under.length).toBe(9);
  under.pop()?.();
  expect((await other).status).toBe(200);
  expect(under).toHaveLength(8);
  await endAll(108);
  await Promise.all(crowd);
});

test("the program's own calls are no caller's", async () => {
  const own = Array.from({ length: 200 }, () => app.request("/v3/dive"));
  await expect.poll(() => under.length).toBe(200);
  await endAll(200);
  expect(new Set((await Promise.all(own)).map(({ status }) => status))).toEqual(new Set([200]));
});
