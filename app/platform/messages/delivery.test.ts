import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { now } from "../clock.server.ts";
import { inTransaction } from "../database.server.ts";
import { deliveryOf } from "./delivery.server.ts";
import { messageOf } from "./outbox.server.ts";
import { reportMessage, sendMessage } from "./send-message.server.ts";
import { sendText } from "./text.server.ts";

testDatabase();
let numbers = 0;

function write(changes: Partial<Parameters<typeof sendText>[1]> = {}): Promise<string> {
  numbers += 1;
  const to = `+974550${String(numbers).padStart(5, "0")}`;
  const text = { to, language: "en", text: "Code 123456", secret: "123456", template: "test" } as const;
  return inTransaction<unknown, string>((trx) => sendText(trx, { ...text, ...changes }));
}
const works = () => Promise.resolve(true);
const fails = (code: string) => () => Promise.reject(Object.assign(new Error("refused"), { code }));

describe("a text whose channel fails", () => {
  test("is tried three times, and then leaves by the other one with its code", async () => {
    const id = await write({ channel: "whatsapp" });
    for (let time = 0; time < 2; time += 1) await expect(sendMessage(id, fails("503"))).rejects.toThrow();
    expect(await deliveryOf(id)).toEqual({ channel: "whatsapp", state: "waiting" });
    await sendMessage(id, fails("503"));
    expect(await deliveryOf(id)).toEqual({ channel: "sms", state: "waiting" });
    const deliver = vi.fn(works);
    await sendMessage(id, deliver);
    expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ channel: "sms", plain: "Code 123456" }));
    expect(await messageOf(id)).toMatchObject({
      state: "sent",
      failed_channel: "whatsapp",
      sealed_secret: null,
    });
  });

  test("changes its channel at once where the same would be refused again", async () => {
    const id = await write();
    await sendMessage(id, fails("400"));
    expect(await deliveryOf(id)).toEqual({ channel: "whatsapp", state: "waiting" });
  });

  test("is given up at once where both refuse it for good and its reader waits for it", async () => {
    const id = await write({ usefulUntil: new Date(now().getTime() + 300_000) });
    await sendMessage(id, fails("400"));
    await sendMessage(id, fails("404"));
    expect(await messageOf(id)).toMatchObject({ state: "failed", sealed_secret: null });
  });

  test("is given up when both have failed for so long that nobody needs it any more", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const id = await write({ usefulUntil: new Date(now().getTime() + 300_000) });
    await sendMessage(id, fails("400"));
    await expect(sendMessage(id, fails("503"))).rejects.toThrow();
    vi.setSystemTime(Date.now() + 300_001);
    const deliver = vi.fn(works);
    await sendMessage(id, deliver);
    expect(deliver).not.toHaveBeenCalled();
    expect(await messageOf(id)).toMatchObject({ state: "failed", sealed_secret: null });
  });
});
afterEach(() => vi.useRealTimers());

describe("what a channel reports", () => {
  let id: string;
  beforeEach(async () => {
    id = await write({ channel: "whatsapp" });
    await sendMessage(id, works);
  });

  test("that a text arrived, which stays so; its code is gone", async () => {
    expect((await messageOf(id))?.sealed_secret).not.toBeNull();
    await reportMessage({ id, channel: "whatsapp", state: "delivered" });
    await reportMessage({ id, channel: "whatsapp", state: "failed" });
    expect(await messageOf(id)).toMatchObject({
      state: "delivered",
      channel: "whatsapp",
      sealed_secret: null,
    });
  });

  test("that it cannot arrive: the other channel takes over, once", async () => {
    const report = { id, channel: "whatsapp", state: "failed" } as const;
    await Promise.all([reportMessage(report), reportMessage(report), reportMessage(report)]);
    expect(await deliveryOf(id)).toEqual({ channel: "sms", state: "waiting" });
    const deliver = vi.fn(works);
    await sendMessage(id, deliver);
    await sendMessage(id, deliver);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ plain: "Code 123456" }));
    await reportMessage({ id, channel: "sms", state: "failed" });
    expect(await deliveryOf(id)).toEqual({ channel: "sms", state: "failed" });
  });

  test("of a channel that was replaced, or of no message of ours, changes nothing", async () => {
    await reportMessage({ id, channel: "sms", state: "delivered" });
    await reportMessage({ id: "none", channel: "sms", state: "delivered" });
    expect(await deliveryOf(id)).toEqual({ channel: "whatsapp", state: "sent" });
  });
});
