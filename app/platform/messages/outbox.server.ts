import { type Insertable, type Selectable, sql, type Transaction } from "kysely";
import * as z from "zod";
import { newId } from "#app/lib/id.ts";
import { now } from "../clock.server.ts";
import { type AnyTransaction, database, tablesOf } from "../database.server.ts";
import { defineJob, sendJob } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import { seal, unseal } from "../secrets.server.ts";
import type { PlatformTables } from "../tables.ts";
import { deliverMail } from "./mail-server.server.ts";
import { deliverSms } from "./sms-gateway.server.ts";

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
    const whole = withSecret(message);
    const hasLeft = await (whole.channel === "sms" ? deliverSms(whole) : deliverMail(whole));
    await db
      .updateTable("platform.message")
      // Without a mail server the outbox is where it is read.
      .set({ sent_at: now(), ...(hasLeft && { sealed_secret: null }) })
      .where("id", "=", messageId)
      .execute();
  },
});

/**
 * An SMS costs money, and nobody has shown that a number is theirs: a customer who changes appointments all day would have a
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

/** Stands in a stored text where its secret belongs. */
const secretMark = "(this-link-was-for-its-reader-alone)";
const secretPurpose = "secrets of messages";

/** A message as its receiver sees it, as long as its secret is there. */
function withSecret<M extends Pick<Message, "html" | "plain" | "sealed_secret">>(message: M): M {
  if (message.sealed_secret === null) return message;
  const secret = unseal(secretPurpose, message.sealed_secret);
  const [html, plain] = [message.html, message.plain].map((text) => text.replaceAll(secretMark, secret));
  return { ...message, html, plain };
}

type NewMessage = Omit<
  Insertable<PlatformTables["platform.message"]>,
  "id" | "created_at" | "sent_at" | "sealed_secret"
>;

/**
 * Writes a message into the outbox and requests its sending, in the transaction that causes it. Its `secret`,
 * the token of a link of one use, is taken out of the stored text and sealed; it is gone once the message has left.
 */
export async function writeMessage(
  trx: AnyTransaction,
  { secret, ...message }: NewMessage & { readonly secret?: string | undefined },
): Promise<void> {
  const at = now();
  const id = newId<"Message">(at.getTime());
  await tablesOf<PlatformTables>(trx)
    .insertInto("platform.message")
    .values({ ...message, ...sealedTexts(message, secret), id, created_at: at, sent_at: null })
    .execute();
  await sendJob(trx, sendMessage, { messageId: id });
}

function sealedTexts({ html, plain }: Pick<NewMessage, "html" | "plain">, secret: string | undefined) {
  if (secret === undefined) return { sealed_secret: null };
  return {
    html: html.replaceAll(secret, secretMark),
    plain: plain.replaceAll(secret, secretMark),
    sealed_secret: seal(secretPurpose, secret),
  };
}

/** The newest messages, for the outbox page and for tests. */
export async function newestMessages(limit = 50): Promise<Message[]> {
  const messages = await database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return messages.map(withSecret);
}

/** One message of the outbox. */
export async function messageOf(id: string): Promise<Message | undefined> {
  const message = await database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return message && withSecret(message);
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

/** No link of one use lives longer than a day; whatever its message became, its secret is of no use any more. */
const secretLifeMs = 24 * 3_600_000;

defineJob({
  name: "forget-secrets-of-messages",
  schema: z.object({}),
  schedule: "37 * * * *",
  run: (_, trx) => forgetSecrets(trx, now()),
});

/** Removes the secrets of messages that are older than their links live. */
export async function forgetSecrets(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<PlatformTables>(trx)
    .updateTable("platform.message")
    .set({ sealed_secret: null })
    .where("sealed_secret", "is not", null)
    .where("created_at", "<", new Date(at.getTime() - secretLifeMs))
    .execute();
}
