import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { inTransaction } from "#app/platform/database.server.ts";
import { deliveryOf } from "#app/platform/messages/delivery.server.ts";
import { sendMessage } from "#app/platform/messages/send-message.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { deliverWhatsApp } from "#app/platform/messages/whatsapp.server.ts";
import { testDatabase } from "../tests/factories/database/test-database.ts";
import { messageReports } from "./message-reports.ts";

const secrets = vi.hoisted(() => {
  const set = {
    SMS_URL: "https://sms.example/send",
    SMS_REPORT_TOKEN: "the-token-of-the-gateway-that-reports",
    WHATSAPP_PHONE_ID: "105954558954427",
    WHATSAPP_TOKEN: "the-token-of-the-app",
    WHATSAPP_SECRET: "the-secret-of-the-app",
    WHATSAPP_VERIFY_TOKEN: "the-word-of-verification",
  };
  Object.assign(process.env, set);
  return set;
});

testDatabase();
const app = messageReports();
let id: string;

async function write(channel: "sms" | "whatsapp"): Promise<void> {
  const text = { to: "55123456", language: "en", text: "Hello", template: "test", channel } as const;
  id = await inTransaction<unknown, string>((trx) => sendText(trx, text));
  await sendMessage(id, async () => true);
}
const sign = (body: string) =>
  `sha256=${createHmac("sha256", secrets.WHATSAPP_SECRET).update(body).digest("hex")}`;
async function post(path: string, body: string, headers: Record<string, string>): Promise<number> {
  return (await app.request(path, { method: "POST", body, headers })).status;
}

describe("POST /reports/whatsapp", () => {
  const bodyOf = (status: string, more = {}) => {
    const statuses = [
      { id: "wamid.x", status, biz_opaque_callback_data: id, recipient_id: "97455123456", ...more },
    ];
    return JSON.stringify({
      object: "whatsapp_business_account",
      entry: [{ changes: [{ value: { statuses } }] }],
    });
  };
  beforeEach(() => write("whatsapp"));

  test.each([
    ["sent", "whatsapp", "sent"],
    ["delivered", "whatsapp", "delivered"],
    ["read", "whatsapp", "delivered"],
    ["failed", "sms", "waiting"],
  ])("the status %s leaves it with %s, %s", async (status, channel, state) => {
    const body = bodyOf(status);
    expect(await post("/whatsapp", body, { "x-hub-signature-256": sign(body) })).toBe(200);
    expect(await deliveryOf(id)).toEqual({ channel, state });
  });

  test.each([
    ["none", () => ({})],
    ["of another body", () => ({ "x-hub-signature-256": sign("{}") })],
    ["cut off", (body: string) => ({ "x-hub-signature-256": sign(body).slice(0, -2) })],
    ["without its name", (body: string) => ({ "x-hub-signature-256": sign(body).slice(7) })],
  ])("a signature that is %s changes nothing", async (_, headers) => {
    const body = bodyOf("delivered");
    expect(await post("/whatsapp", body, headers(body) as Record<string, string>)).toBe(401);
    expect(await deliveryOf(id)).toMatchObject({ state: "sent" });
  });

  test.each(["", "{", "[]", '{"entry":[{"changes":[{"value":{"messages":[]}}]}]}'])(
    "what is signed and no status is taken and does nothing: %s",
    async (body) => {
      expect(await post("/whatsapp", body, { "x-hub-signature-256": sign(body) })).toBe(200);
    },
  );
});

describe("GET /reports/whatsapp", () => {
  const verify = (token: string, challenge = "1158201444") =>
    app.request(`/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=${challenge}`);

  test("answers the challenge of who has the word", async () => {
    const answer = await verify(secrets.WHATSAPP_VERIFY_TOKEN);
    expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
  });

  test.each([
    ["another", "1"],
    [secrets.WHATSAPP_VERIFY_TOKEN, "<script>"],
  ])("refuses %s with %s", async (token, challenge) => {
    const answer = await verify(token, challenge);
    expect([answer.status, await answer.text()]).toEqual([403, ""]);
  });
});

describe("POST /reports/sms", () => {
  const authorization = `Bearer ${secrets.SMS_REPORT_TOKEN}`;
  beforeEach(() => write("sms"));

  test("takes the state of an SMS from the gateway", async () => {
    expect(await post("/sms", JSON.stringify({ id, state: "delivered" }), { authorization })).toBe(200);
    expect(await deliveryOf(id)).toEqual({ channel: "sms", state: "delivered" });
  });

  test.each([
    [401, "delivered", "Bearer guessed"],
    [401, "delivered", ""],
    [422, "read", authorization],
  ])("answers %i to %s with %s", async (status, state, bearer) => {
    expect(await post("/sms", JSON.stringify({ id, state }), { authorization: bearer })).toBe(status);
    expect(await deliveryOf(id)).toMatchObject({ state: "sent" });
  });
});

test("a text leaves by the Cloud API with the app's token, and a refusal has its status", async () => {
  const answer = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("{}"));
  const message = { id: "0198", recipient: "+97455123456", language: "en", plain: "Hello" };
  expect(await deliverWhatsApp(message)).toBe(true);
  expect(answer).toHaveBeenCalledWith(
    "https://graph.facebook.com/v23.0/105954558954427/messages",
    expect.objectContaining({
      headers: expect.objectContaining({ authorization: `Bearer ${secrets.WHATSAPP_TOKEN}` }),
      body: expect.stringContaining('"name":"marsa_text"'),
    }),
  );
  answer.mockResolvedValueOnce(new Response("{}", { status: 400 }));
  await expect(deliverWhatsApp(message)).rejects.toMatchObject({ code: "400" });
  answer.mockRestore();
});
