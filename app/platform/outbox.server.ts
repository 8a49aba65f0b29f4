import { type Insertable, type Selectable, sql, type Transaction } from "kysely";
import * as z from "zod";
import { newId } from "#app/lib/id.ts";
import { now } from "./clock.server.ts";
import { type AnyTransaction, database, tablesOf } from "./database.server.ts";
import { defineJob, sendJob } from "./jobs.server.ts";
import { log } from "./log.server.ts";
import { deliverMail } from "./mail-server.server.ts";
import { deliverSms } from "./sms-gateway.server.ts";
import type { PlatformTables } from "./tables.ts";

export type Message = Selectable<PlatformTables["platform.message"]>;

const sendMessage = defineJob({
  name: "send-message",
  schema: z.object({ messageId: z.string() }),
  async run({ messageId }, trx) {
    const db = tablesOf<PlatformTables>(trx);
    const message = await db
      .selectFrom("platform.message")
      .selectAll()
      .where("id", "=", messageId)
      .where("sent_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) return;
    if (message.channel === "sms" && (await isOneTooMany(db, message))) {
      log.warn({ messageId, template: message.template }, "an SMS was held back: its number had many today");
      return;
    }
    await (message.channel === "sms" ? deliverSms(message) : deliverMail(message));
    await db.updateTable("platform.message").set({ sent_at: now() }).where("id", "=", messageId).execute();
  },
});

/**
 * An SMS costs money, and nobody has shown that a number is theirs: whoever changes appointments all day would have a
 * stranger's telephone ring all day. What is held back the mail says too.
 */
const mostSmsPerDay = 20;

async function isOneTooMany(
  db: Transaction<PlatformTables>,
  { recipient, created_at: at }: Message,
): Promise<boolean> {
  const { count } = await db
    .selectFrom("platform.message")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("channel", "=", sql.lit("sms"))
    .where("recipient", "=", recipient)
    .where("created_at", ">", new Date(at.getTime() - 24 * 3_600_000))
    .where("sent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count >= mostSmsPerDay;
}

/** Writes a message into the outbox and asks for its sending, in the transaction of the deed that causes it. */
export async function writeMessage(
  trx: AnyTransaction,
  message: Omit<Insertable<PlatformTables["platform.message"]>, "id" | "created_at" | "sent_at">,
): Promise<void> {
  const at = now();
  const id = newId<"Message">(at.getTime());
  await tablesOf<PlatformTables>(trx)
    .insertInto("platform.message")
    .values({ ...message, id, created_at: at, sent_at: null })
    .execute();
  await sendJob(trx, sendMessage, { messageId: id });
}

/** The newest messages, for the outbox page and for tests. */
export async function newestMessages(limit = 50): Promise<Message[]> {
  return database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** One message of the outbox. */
export async function messageOf(id: string): Promise<Message | undefined> {
  return database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Messages name people and hold links of one use: after thirty days nobody needs them any more. */
defineJob({
  name: "forget-messages",
  schema: z.object({}),
  schedule: "27 3 * * *",
  async run(_, trx) {
    await tablesOf<PlatformTables>(trx)
      .deleteFrom("platform.message")
      .where("created_at", "<", new Date(now().getTime() - 30 * 24 * 3_600_000))
      .execute();
  },
});
