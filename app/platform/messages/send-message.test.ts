import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { until } from "../../../tests/factories/until.ts";
import { database, inTransaction } from "../database.server.ts";
import { sendMail } from "./mail.server.ts";
import { messageOf, newestMessages } from "./outbox.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { sendText } from "./text.server.ts";

testDatabase();

async function writtenMail(): Promise<string> {
  await inTransaction((trx) =>
    sendMail(trx, {
      to: "noora@example.qa",
      language: "ar",
      subject: "موعدك",
      html: "<p>رابط-سري</p>",
      text: "رابط-سري",
      template: "test",
      secret: "رابط-سري",
    }),
  );
  return (await newestMessages(1))[0]?.id ?? "";
}

test("a mail leaves whole and once; its secret goes with it", async () => {
  const id = await writtenMail();
  const deliver = vi.fn(() => Promise.resolve(true));
  await sendMessage(id, deliver);
  await sendMessage(id, deliver);
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(deliver).toHaveBeenCalledWith(expect.objectContaining({ plain: "رابط-سري" }));
  expect(await messageOf(id)).toMatchObject({ sent_at: expect.any(Date), sealed_secret: null });
});

test("without a place to leave for, it is read in the outbox with its secret", async () => {
  const id = await writtenMail();
  await sendMessage(id, () => Promise.resolve(false));
  expect(await messageOf(id)).toMatchObject({ sent_at: expect.any(Date), plain: "رابط-سري" });
});

test("no connection is held while the mail server stands still, and nobody else sends meanwhile", async () => {
  const id = await writtenMail();
  const server = Promise.withResolvers<boolean>();
  const [slow, other] = [vi.fn(() => server.promise), vi.fn(() => Promise.resolve(true))];
  const sending = sendMessage(id, slow);
  await until(() => expect(slow).toHaveBeenCalled());
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(database());
  expect(rows).toEqual([{ open: 0 }]);
  await expect(sendMessage(id, other)).rejects.toThrow("another process");
  server.resolve(true);
  await sending;
  await sendMessage(id, other);
  expect(other).not.toHaveBeenCalled();
});

test("a text about what guards an account leaves whatever else its number got that day, up to as many again", async () => {
  const text = { to: "+97455000099", language: "en", text: "Hello", template: "test" } as const;
  const sendOne = async (isNotice: boolean) => {
    const id = await inTransaction<unknown, string>((trx) => sendText(trx, { ...text, isNotice }));
    await sendMessage(id, () => Promise.resolve(true));
    return (await messageOf(id))?.state;
  };
  for (let n = 0; n < 20; n += 1) expect(await sendOne(false)).toBe("sent");
  expect(await sendOne(false)).toBe("failed");
  for (let n = 0; n < 20; n += 1) expect(await sendOne(true)).toBe("sent");
  expect(await sendOne(true)).toBe("failed");
});

test("what failed can be sent at once, and what a process left behind when its claim has run out", async () => {
  const id = await writtenMail();
  await expect(sendMessage(id, () => Promise.reject(new Error("452")))).rejects.toThrow("452");
  expect(await messageOf(id)).toMatchObject({ sent_at: null, claimed_until: null });
  await sql`update platform.message set claimed_until = now() - interval '1 second' where id = ${id}`.execute(
    database(),
  );
  await sendMessage(id, () => Promise.resolve(true));
  expect((await messageOf(id))?.sent_at).not.toBeNull();
});
