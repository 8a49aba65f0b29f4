import nodemailer from "nodemailer";
import * as z from "zod";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "./clock.server.ts";
import { config } from "./config.server.ts";
import { type AnyTransaction, database, tablesOf } from "./database.server.ts";
import { defineJob, sendJob } from "./jobs.server.ts";
import type { PlatformTables } from "./tables.ts";

export interface Mail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The name of the template, for the log and the outbox. */
  readonly template: string;
}

/** A mail server that says nothing must not hold its job, and the transaction around it, for longer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const { SMTP_URL: url } = config.env;
const transport = url === undefined ? undefined : nodemailer.createTransport({ url, ...patience });

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
    const { recipient: to, subject, html, plain: text } = message;
    await transport?.sendMail({ from: senderOf(), to, subject, html, text });
    await db.updateTable("platform.message").set({ sent_at: now() }).where("id", "=", messageId).execute();
  },
});

/** Writes a mail into the outbox and asks for its sending, in the transaction of the deed that causes it. */
export async function sendMail(trx: AnyTransaction, mail: Mail): Promise<void> {
  const at = now();
  const id = newId<"Message">(at.getTime());
  await tablesOf<PlatformTables>(trx)
    .insertInto("platform.message")
    .values({
      id,
      channel: "mail",
      template: mail.template,
      language: mail.language,
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      plain: mail.text,
      created_at: at,
      sent_at: null,
    })
    .execute();
  await sendJob(trx, sendMessage, { messageId: id });
}

/** The newest messages, for the outbox page and for tests. */
export async function newestMessages(limit = 50): Promise<PlatformTables["platform.message"][]> {
  return database<PlatformTables>()
    .selectFrom("platform.message")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** One message of the outbox. */
export async function messageOf(id: string): Promise<PlatformTables["platform.message"] | undefined> {
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

function senderOf(): string {
  return `"${config.importer.name.en}" <no-reply@${new URL(config.env.MARSA_ORIGIN ?? "http://marsa.example").hostname}>`;
}
