import { expect, test } from "vitest";
import { inTransaction } from "#app/platform/database.server.ts";
import { sendMessage } from "#app/platform/messages/send-message.server.ts";
import { sendText } from "#app/platform/messages/text.server.ts";
import { testDatabase } from "../../tests/factories/database/test-database.ts";
import { outboxPage } from "./outbox-page.ts";

testDatabase();
const app = outboxPage();
const shown = async () => (await app.request("/")).text();

function write(text: Partial<Parameters<typeof sendText>[1]>): Promise<string> {
  const usual = { to: "55123456", language: "en", text: "Your car is ready", template: "test" } as const;
  return inTransaction<unknown, string>((trx) => sendText(trx, { ...usual, ...text }));
}

test("shows a text with its channel, its receiver and what became of it", async () => {
  const id = await write({ channel: "whatsapp" });
  expect(await shown()).toMatch(
    /<h2>WhatsApp<\/h2>[\s\S]*whatsapp to <bdi>\+97455123456<\/bdi>, .*, test, waiting/,
  );
  await sendMessage(id, () => Promise.reject(Object.assign(new Error("refused"), { code: "400" })));
  await sendMessage(id, async () => false);
  expect(await shown()).toMatch(/<h2>SMS<\/h2>[\s\S]*sms instead of whatsapp to .*, test, sent/);
});

test.each([
  ["sms", "123456 is your code.\n\n@localhost #123456", "en"],
  ["whatsapp", "123456 is your verification code. For your security, do not share this code.", "en"],
  ["whatsapp", "رمز التحقق الخاص بك هو 123456. للحفاظ على أمانك، لا تشارك هذا الرمز.", "ar"],
] as const)("shows a code by %s as its reader sees it", async (channel, seen, language) => {
  const text = "123456 is your code.\n\n@localhost #123456";
  await write({ channel, language, text, secret: "123456", template: "phone-code" });
  const [, newest = ""] = (await shown()).split("<article>");
  expect(newest).toContain(`>${seen}</p>`);
});
