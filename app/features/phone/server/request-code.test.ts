import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { smsParts } from "#app/lib/text/sms-parts.ts";
import { now } from "#app/platform/clock.server.ts";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { newestMessages } from "#app/platform/messages/outbox.server.ts";
import { testDatabase } from "../../../../tests/factories/database/test-database.ts";
import {
  codeSentTo,
  newBrowser,
  newPhone,
  requestAt,
  requestWorking,
  wrongCode,
} from "../../../../tests/factories/phone.ts";
import { mostForNumber } from "../rules/request-caps.ts";
import { evaluateCode } from "./evaluate-code.server.ts";
import { forgetCodes } from "./forget-codes.server.ts";
import { rememberedDevice } from "./remembered-device.server.ts";
import { countRequest } from "./request-counts.server.ts";

testDatabase();
const start = now();
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const purpose = "test-drive";

/** Requests of browsers of one network for a number that is not theirs. */
async function strangersRequest(phone: string, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1)
    expect(await requestWorking({ phone, browser: newBrowser() }, { now: start })).toMatchObject({
      ok: true,
    });
}

async function rowsOf(table: "code" | "request_count"): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(`phone.${table}`)}`.execute(database());
  return rows[0]?.count ?? -1;
}

describe("a requested code", () => {
  test("comes in one SMS in the visitor's language and reaches nobody else", async () => {
    const phone = newPhone();
    const sent = await requestAt({ phone }, { now: start, language: "ar" });
    expect(sent).toEqual({ ok: true, value: { expiresIn: 300, resendIn: 60 } });
    const [message] = await newestMessages(1);
    expect(message).toMatchObject({ channel: "sms", recipient: `+974${phone}`, template: "phone-code" });
    expect(message?.plain).toMatch(/^رمزك لدى .+\n\n@localhost #\d{6}$/);
    expect(smsParts(message?.plain ?? "")).toBe(1);
  });

  test("confirms its number in its browser for its purpose, also when it is entered again", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await requestAt({ phone, browser }, { now: start });
    const code = await codeSentTo(phone);
    const right = { phone: `+974 ${phone}`, purpose, browser, code };
    for (const entered of [
      { ...right, browser: newBrowser() },
      { ...right, purpose: "lead" },
      { ...right, phone: newPhone() },
    ])
      expect(await evaluateCode(entered, after(1))).toEqual({ ok: false, code: "code-expired" });
    for (const seconds of [1, 2])
      expect(await evaluateCode(right, after(seconds))).toEqual({
        ok: true,
        value: { number: `+974${phone}`, purpose, browser },
      });
  });

  test("is valid for five minutes", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await requestAt({ phone, browser }, { now: start });
    const entered = { phone, purpose, browser, code: await codeSentTo(phone) };
    expect(await evaluateCode(entered, after(299.9))).toMatchObject({ ok: true });
    expect(await evaluateCode(entered, after(300))).toEqual({ ok: false, code: "code-expired" });
  });

  test("is evaluated five times: the sixth try fails even when it is right", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await requestAt({ phone, browser }, { now: start });
    const code = await codeSentTo(phone);
    for (let round = 0; round < 5; round += 1) {
      const entered = { phone, purpose, browser, code: wrongCode(code, round) };
      expect(await evaluateCode(entered, after(1))).toEqual({
        ok: false,
        code: "code-wrong",
        detail: { triesLeft: 4 - round },
      });
    }
    const sixth = await evaluateCode({ phone, purpose, browser, code }, after(1));
    expect(sixth).toEqual({ ok: false, code: "tries-used-up" });
    expect(await evaluateCode({ phone, purpose, browser, code }, after(300))).toMatchObject({
      code: "code-expired",
    });
  });

  test("is replaced by the next one, which has five tries of its own", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await requestAt({ phone, browser }, { now: start });
    const former = await codeSentTo(phone);
    for (let round = 0; round < 5; round += 1)
      await evaluateCode({ phone, purpose, browser, code: wrongCode(former, round) }, after(1));
    await requestAt({ phone, browser }, { now: after(60) });
    const code = await codeSentTo(phone);
    if (former !== code)
      expect(await evaluateCode({ phone, purpose, browser, code: former }, after(61))).toMatchObject({
        code: "code-wrong",
      });
    expect(await evaluateCode({ phone, purpose, browser, code }, after(62))).toMatchObject({ ok: true });
  });
});

describe("the next code", () => {
  test("waits 60, 120 and 300 seconds; the former one works meanwhile", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    let at = 0;
    for (const wait of [60, 120, 300]) {
      expect(await requestAt({ phone, browser }, { now: after(at) })).toMatchObject({
        value: { resendIn: wait },
      });
      const early = await requestAt({ phone, browser }, { now: after(at + wait - 1) });
      expect(early).toEqual({ ok: false, code: "code-too-soon", detail: { resendIn: 1 } });
      const code = await codeSentTo(phone);
      const entered = { phone, purpose, browser, code };
      expect(await evaluateCode(entered, after(at + wait - 1))).toMatchObject({ ok: true });
      at += wait;
    }
  });

  test("is the sixth of a number's day and takes a proof of work from every caller; a live code stays valid", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await requestAt({ phone, browser }, { now: start });
    const code = await codeSentTo(phone);
    await strangersRequest(phone, 4);
    const refused = { ok: false, code: "work-needed" };
    expect(await requestAt({ phone, browser: newBrowser() }, { now: after(1) })).toMatchObject(refused);
    expect(await requestAt({ phone, purpose: "lead" }, { now: after(86_399) })).toMatchObject(refused);
    expect(await evaluateCode({ phone, purpose, browser, code }, after(2))).toMatchObject({ ok: true });
    expect(await requestAt({ phone }, { now: after(86_400) })).toMatchObject({ ok: true });
  });

  test("reaches its owner after strangers' five, by a proof of work, also from the strangers' network", async () => {
    const phone = newPhone();
    await strangersRequest(phone, 5);
    for (const address of ["192.0.2.9", "203.0.113.7"])
      expect(
        await requestWorking({ phone, browser: newBrowser() }, { now: after(1), address }),
      ).toMatchObject({
        ok: true,
      });
  });

  test("of a network is the eighth to a number and refused, whatever it works; others get theirs", async () => {
    const phone = newPhone();
    await strangersRequest(phone, 7);
    const request = { phone, browser: newBrowser() };
    const used = { ok: false, code: "codes-used-up" };
    expect(await requestAt(request, { now: after(1), address: "203.0.113.250" })).toEqual(used);
    expect(await requestWorking(request, { now: after(1), address: "192.0.2.9" })).toMatchObject({
      ok: true,
    });
  });

  test("is the sixteenth of a number's day and refused, but not on a device that confirmed the number", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    await inTransaction(async (trx) => {
      for (let round = 0; round < mostForNumber; round += 1)
        await countRequest(trx, "number", `+974${phone}`, start);
    });
    const later = { now: after(1), address: "192.0.2.9" };
    expect(await requestAt({ phone, browser }, later)).toEqual({ ok: false, code: "codes-used-up" });
    const rememberedDevices = [
      rememberedDevice({ number: `+974${newPhone()}`, browser }),
      rememberedDevice({ number: `+974${phone}`, browser }),
    ];
    expect(
      await requestAt({ phone, browser, rememberedDevices: rememberedDevices.slice(0, 1) }, later),
    ).toMatchObject({ ok: false });
    expect(await requestAt({ phone, browser, rememberedDevices }, later)).toMatchObject({ ok: true });
    for (let round = 0; round < 4; round += 1)
      expect(await requestAt({ phone, browser: newBrowser(), rememberedDevices }, later)).toMatchObject({
        ok: true,
      });
    expect(await requestAt({ phone, browser: newBrowser(), rememberedDevices }, later)).toMatchObject({
      code: "codes-used-up",
    });
  });

  test("of ten requests at once one is sent", async () => {
    const [phone, browser] = [newPhone(), newBrowser()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => requestAt({ phone, browser }, { now: start })),
    );
    expect(replies.map((reply) => (reply.ok ? "sent" : reply.code)).sort()).toEqual([
      ...Array(9).fill("code-too-soon"),
      "sent",
    ]);
  });

  test.each(["+966 55 123 4567", "45123456"])("for %s is not sent", async (phone) => {
    expect(await requestAt({ phone }, { now: start })).toEqual({ ok: false, code: "country-not-served" });
  });
});

test("a day later nothing of it is stored", async () => {
  await requestAt({ phone: newPhone() }, { now: start });
  await inTransaction((trx) => forgetCodes(trx, after(86_399)));
  expect(await rowsOf("code")).toBeGreaterThan(0);
  await inTransaction((trx) => forgetCodes(trx, after(2 * 86_400)));
  expect([await rowsOf("code"), await rowsOf("request_count")]).toEqual([0, 0]);
});
