import { sql } from "kysely";
import { expect, test } from "vitest";
import { database, inTransaction } from "#app/platform/database.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";
import { expectArabicMessages } from "./arabic-messages.ts";
import { testDatabase } from "./test-database.ts";

const { url } = testDatabase();

test("a message with a Latin comma, a number without groups or a noun that is not counted fails its file", async () => {
  const mail = { to: "noora@example.qa", template: "sample", subject: "موعدك", html: "" } as const;
  const text = "السد, الدوحة\nاتصل على +97444001200\nالمبلغ \u206635\u2069 ريال\nالسد، الدوحة";
  await inTransaction((trx) => sendMail(trx, { ...mail, language: "ar", text }));
  await inTransaction((trx) => sendMail(trx, { ...mail, language: "en", text }));
  await expect(expectArabicMessages(url)).rejects.toThrow(
    [
      "sample: a Latin comma between Arabic words: السد, الدوحة",
      "sample: a phone number without groups: اتصل على +97444001200",
      "sample: a number without the form of its noun: 35 ريال: المبلغ \u206635\u2069 ريال",
    ].join("\n"),
  );
  await sql`delete from platform.message`.execute(database());
  await expectArabicMessages(url);
});
