import type { Challenge } from "altcha-lib";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { now } from "#app/platform/clock.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import { collectLog } from "../../../../tests/factories/log-lines.ts";
import { newBrowser, newPhone, requestAt, solveWork } from "../../../../tests/factories/phone.ts";
import { caps } from "../rules/request-caps.ts";

testDatabase();
const start = now();
const busy = { now: start, address: "198.51.100.9" };
afterEach(() => vi.useRealTimers());

/** Requests a code that needs work; answers its challenge. */
async function challengeOf(request: Parameters<typeof requestAt>[0]): Promise<Challenge> {
  const refused = await requestAt(request, busy);
  expect(refused).toMatchObject({ ok: false, code: "work-needed" });
  return (refused as unknown as { detail: { challenge: Challenge } }).detail.challenge;
}

describe("a network that had its twenty codes of the day", () => {
  beforeAll(async () => {
    for (let count = 0; count < caps.network.most; count += 1)
      expect(await requestAt({ phone: newPhone() }, busy)).toMatchObject({ ok: true });
  });

  test("gets more for a proof of work each, and others need none", async () => {
    const request = { phone: newPhone(), browser: newBrowser() };
    const work = await solveWork(await challengeOf(request));
    expect(await requestAt({ ...request, work }, busy)).toMatchObject({ ok: true });
    const other = { ...busy, address: "198.51.100.10" };
    expect(await requestAt({ phone: newPhone() }, other)).toMatchObject({ ok: true });
  });

  test("cannot use a solution twice, nor for another number, purpose or browser", async () => {
    const request = { phone: newPhone(), browser: newBrowser() };
    const work = await solveWork(await challengeOf(request));
    for (const change of [{ phone: newPhone() }, { purpose: "lead" }, { browser: newBrowser() }])
      await expect(requestAt({ ...request, ...change, work }, busy)).resolves.toMatchObject({
        code: "work-needed",
      });
    expect(await requestAt({ ...request, work }, busy)).toMatchObject({ ok: true });
    const again = { ...busy, now: new Date(start.getTime() + 60_000) };
    expect(await requestAt({ ...request, work }, again)).toMatchObject({ code: "work-needed" });
  });

  test("of one solution that is sent ten times at once one counts", async () => {
    const request = { phone: newPhone(), browser: newBrowser() };
    const work = await solveWork(await challengeOf(request));
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => requestAt({ ...request, work }, busy)),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("cannot make a task easier, lengthen its time or invent one", async () => {
    const request = { phone: newPhone(), browser: newBrowser() };
    const challenge = await challengeOf(request);
    const { parameters } = challenge;
    const easier = await solveWork({ ...challenge, parameters: { ...parameters, keyPrefix: "0" } });
    const longer = { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } };
    for (const work of [easier, await solveWork(longer), "e30=", "%", "null"])
      expect(await requestAt({ ...request, work }, busy)).toMatchObject({ code: "work-needed" });
  });

  test("has ten minutes for it", async () => {
    const request = { phone: newPhone(), browser: newBrowser() };
    const work = await solveWork(await challengeOf(request));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 + 1_000 });
    expect(await requestAt({ ...request, work }, busy)).toMatchObject({ code: "work-needed" });
  });

  test("needs none a day after its first request", async () => {
    const tomorrow = { ...busy, now: new Date(start.getTime() + caps.network.withinMs) };
    expect(await requestAt({ phone: newPhone() }, tomorrow)).toMatchObject({ ok: true });
  });
});

test("a range of numbers that gets many codes is one line of the security log, without a number", async () => {
  const collected = collectLog();
  const inRange = (last: number) => `7777${String(last).padStart(4, "0")}`;
  for (let count = 0; count < caps.range.most + 3; count += 1)
    await requestAt({ phone: inRange(count) }, { now: start, address: `203.0.113.${count}` });
  const lines = collected
    .lines()
    .split("\n")
    .filter((line) => line.includes("phone.busy-number-range"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 40,
    requestId: "request-of-a-test",
    network: "203.0.113",
    rangeHash: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(lines[0]).not.toContain("7777");
});

test("an IPv6 site needs work after the codes of four callers, in however many of its networks", async () => {
  const requestOf = (address: string) => requestAt({ phone: newPhone() }, { ...busy, address });
  for (let n = 0; n < caps.network.most * 4; n += 1)
    expect(await requestOf(`2001:db8:1:${n}`)).toMatchObject({ ok: true });
  expect(await requestOf("2001:db8:1:ffff")).toMatchObject({ code: "work-needed" });
  expect(await requestOf("2001:db8:2:1")).toMatchObject({ ok: true });
});
