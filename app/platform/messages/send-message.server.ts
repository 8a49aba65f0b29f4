import { sql } from "kysely";
import * as z from "zod";
import { now } from "../clock.server.ts";
import { type AnyTransaction, database, inTransaction } from "../database.server.ts";
import { defineOutsideJob, sendJob } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import type { PlatformTables } from "../tables.ts";
import { recordFailure, reportDelivery } from "./delivery.server.ts";
import { isFinalStatus } from "./delivery-states.ts";
import { deliverMail } from "./mail-server.server.ts";
import type { Message } from "./message.server.ts";
import { secretOf, withSecret } from "./message-secret.server.ts";
import { deliverSms } from "./sms-gateway.server.ts";
import { deliverWhatsApp } from "./whatsapp.server.ts";

/** Hands a message to where it leaves; answers whether there is such a place. */
type Deliver = (message: Message) => Promise<boolean>;

/** Longer than a mail server or gateway is waited for. Should the process end meanwhile, another one sends it after this. */
const claimMs = 45_000;

export const sendMessageJob = defineOutsideJob({
  name: "send-message",
  schema: z.object({ messageId: z.string() }),
  callOut: ({ messageId }) => sendMessage(messageId, deliver),
});

const deliver: Deliver = (message) => {
  if (message.channel === "mail") return deliverMail(message);
  return message.channel === "sms"
    ? deliverSms(message)
    : deliverWhatsApp({ ...message, code: secretOf(message) });
};

const repeat = (trx: AnyTransaction, messageId: string) => sendJob(trx, sendMessageJob, { messageId });

/** What a channel reports about a message that left; where it failed, the second channel takes over. */
export const reportMessage = (report: Parameters<typeof reportDelivery>[0]) => reportDelivery(report, repeat);

/**
 * Sends a message that has not left yet. No transaction is open meanwhile. Throws where delivery fails and where another
 * process is at it, so that the job is tried again; where a second channel takes over, that is a job of its own.
 */
export async function sendMessage(messageId: string, deliver: Deliver): Promise<void> {
  const message = await claimMessage(messageId);
  if (message === undefined) return;
  const { template, useful_until: usefulUntil, channel } = message;
  // What holds a code has limits of its own.
  if (channel !== "mail" && message.sealed_secret === null && (await isOneTooMany(message))) {
    log.warn({ messageId, template }, "a text was held back: its number had many today");
    return change(message, { state: "failed" });
  }
  if (usefulUntil !== null && usefulUntil <= now())
    return change(message, { state: "failed", sealed_secret: null });
  try {
    const hasLeft = await deliver(withSecret(message));
    // Without a mail server the outbox is where it is read; a second channel may still need the secret.
    const isSpent = hasLeft && message.second_channel === null;
    await change(message, { state: "sent", sent_at: now(), ...(isSpent && { sealed_secret: null }) });
  } catch (error) {
    const isFinal = isFinalStatus((error as { code?: unknown }).code);
    const next = await inTransaction<unknown, string>((trx) =>
      recordFailure(trx, message, { isFinal }, repeat),
    );
    if (next === "again") throw error;
  }
}

/** The message, for this process alone, or undefined where it has left or is gone. */
async function claimMessage(id: string): Promise<Message | undefined> {
  const at = now();
  const message = await database<PlatformTables>()
    .updateTable("platform.message")
    .set({ claimed_until: new Date(at.getTime() + claimMs) })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where(({ eb, or }) => or([eb("claimed_until", "is", null), eb("claimed_until", "<=", at)]))
    .returningAll()
    .executeTakeFirst();
  if (message === undefined && (await isWaiting(id)))
    throw Object.assign(new Error("another process is sending this message"), { code: "claimed" });
  return message;
}

async function isWaiting(id: string): Promise<boolean> {
  const waiting = await database<PlatformTables>()
    .selectFrom("platform.message")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Stores what became of a message, unless its channel has reported something else meanwhile. */
async function change(
  { id, channel }: Message,
  values: Partial<Pick<Message, "state" | "sent_at" | "sealed_secret">>,
): Promise<void> {
  await database<PlatformTables>()
    .updateTable("platform.message")
    .set({ ...values, claimed_until: null })
    .where("id", "=", id)
    .where("channel", "=", channel)
    .where("state", "=", "waiting")
    .execute();
}

/**
 * A text costs money, and nobody has shown that a number is theirs: a customer who changes appointments all day would have a
 * stranger's telephone ring all day. What is held back the mail says too. Notices about an account are counted by themselves.
 */
const mostTextsPerDay = 20;

async function isOneTooMany({ recipient, created_at: at, is_notice: isNotice }: Message): Promise<boolean> {
  const { count } = await database<PlatformTables>()
    .selectFrom("platform.message")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("channel", "<>", sql.lit("mail"))
    .where("recipient", "=", recipient)
    .where("is_notice", "=", isNotice)
    .where("created_at", ">", new Date(at.getTime() - 24 * 3_600_000))
    .where("sent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count >= mostTextsPerDay;
}
