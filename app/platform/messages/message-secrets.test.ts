import { expect, test } from "vitest";
import { testDatabase } from "../../../tests/factories/database/test-database.ts";
import { now } from "../clock.server.ts";
import { database, inTransaction } from "../database.server.ts";
import { seal, unseal } from "../secrets.server.ts";
import type { PlatformTables } from "../tables.ts";
import { sendMail } from "./mail.server.ts";
import { forgetSecrets, messageOf, newestMessages } from "./outbox.server.ts";

testDatabase();
const token = "Vq3-once-only-token";
const link = `https://marsa.example/accounts/reset?token=${token}&lang=en`;

async function write(secret: string | undefined): Promise<string> {
  await inTransaction((trx) =>
    sendMail(trx, {
      to: "noora@example.qa",
      language: "en",
      subject: "A link",
      html: `<a href="${link}">${link}</a>`,
      text: `Open ${link}`,
      template: "test",
      secret,
    }),
  );
  return (await newestMessages(1))[0]?.id ?? "";
}
const stored = async (id: string) =>
  JSON.stringify(
    await database<PlatformTables>()
      .selectFrom("platform.message")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst(),
  );

test("a link of one use is whole for its reader and nowhere in the row", async () => {
  const id = await write(token);
  expect(await stored(id)).not.toContain(token);
  expect(await messageOf(id)).toMatchObject({
    html: `<a href="${link}">${link}</a>`,
    plain: `Open ${link}`,
  });
});

test("after a day nobody can read it, and the rest of the message stands", async () => {
  const id = await write(token);
  await inTransaction((trx) => forgetSecrets(trx, new Date(now().getTime() + 25 * 3_600_000)));
  const message = await messageOf(id);
  expect(message?.sealed_secret).toBeNull();
  expect(message?.plain).toMatch(/^Open https:\/\/marsa\.example\/accounts\/reset\?token=/);
  expect(JSON.stringify(message)).not.toContain(token);
});

test("one that is younger than a day stays", async () => {
  const id = await write(token);
  await inTransaction((trx) => forgetSecrets(trx, new Date(now().getTime() + 23 * 3_600_000)));
  expect((await messageOf(id))?.plain).toContain(token);
});

test("a message without a secret is stored as it is", async () => {
  expect(await stored(await write(undefined))).toContain(token);
});

test("what is sealed differs each time, opens for its purpose, and not for another or when changed", () => {
  const sealed = seal("one", "a text, نص");
  expect(seal("one", "a text, نص")).not.toBe(sealed);
  expect(unseal("one", sealed)).toBe("a text, نص");
  expect(() => unseal("two", sealed)).toThrow();
  const changed = Buffer.from(sealed, "base64url");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal("one", changed.toString("base64url"))).toThrow();
});
