import { sql } from "kysely";
import * as z from "zod";
import { now } from "../clock.server.ts";
import { database } from "../database.server.ts";
import { defineOutsideJob } from "../jobs.server.ts";
import { log } from "../log.server.ts";
import type { PlatformTables } from "../tables.ts";
import { deliverMail } from "./mail-server.server.ts";
import type { Message } from "./message.server.ts";
import { withSecret } from "./message-secret.server.ts";
import { deliverSms } from "./sms-gateway.server.ts";

/** Hands a message to where it leaves; answers whether there is such a place. */
type Deliver = (message: Message) => Promise<boolean>;

/** Longer than a mail server or gateway is waited for. Should the process end meanwhile, another one sends it after this. */
const claimMs = 45_000;

export const sendMessageJob = defineOutsideJob({
  name: "send-message",
  schema: z.object({ messageId: z.string() }),
  callOut: ({ messageId }) =>
    sendMessage(messageId, (message) =>
      message.channel === "sms" ? deliverSms(message) : deliverMail(message),
    ),
});

/**
 * Sends a message that has not left yet. No transaction is open meanwhile. Throws where delivery fails and where another
 * process is at it, so that the job is tried again.
 */
export async function sendMessage(messageId: string, deliver: Deliver): Promise<void> {
  const message = await claimMessage(messageId);
  if (message === undefined) return;
  // What holds a code has limits of its own.
  if (message.channel === "sms" && message.sealed_secret === null && (await isOneTooMany(message))) {
    log.warn({ messageId, template: message.template }, "an SMS was held back: its number had many today");
    return;
  }
  try {
    const hasLeft = await deliver(withSecret(message));
    // Without a mail server the outbox is where it is read.
    await change(messageId, { sent_at: now(), ...(hasLeft && { sealed_secret: null }) });
  } catch (error) {
    await change(messageId, { claimed_until: null });
    throw error;
  }
}

/** The message, for this process alone, or undefined where it has left or is gone. */
async function claimMessage(id: string): Promise<Message | undefined> {
  const at = now();
  const message = await database<PlatformTables>()
    .updateTable("platform.message")
    .set({ claimed_until: new Date(at.getTime() + claimMs) })
    .where("id", "=", id)
    .where("sent_at", "is", null)
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
    .where("sent_at", "is", null)
    .executeTakeFirst();
  return waiting !== undefined;
}

async function change(
  id: string,
  values: Partial<Pick<Message, "sent_at" | "sealed_secret" | "claimed_until">>,
): Promise<void> {
  await database<PlatformTables>().updateTable("platform.message").set(values).where("id", "=", id).execute();
}

/**
 * An SMS costs money, and nobody has shown that a number is theirs: a customer who changes appointments all day would have a
 * stranger's telephone ring all day. What is held back the mail says too.
 */
const mostSmsPerDay = 20;

async function isOneTooMany({ recipient, created_at: at }: Message): Promise<boolean> {
  const { count } = await database<PlatformTables>()
    .selectFrom("platform.message")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("channel", "=", sql.lit("sms"))
    .where("recipient", "=", recipient)
    .where("created_at", ">", new Date(at.getTime() - 24 * 3_600_000))
    .where("sent_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count >= mostSmsPerDay;
}
