import nodemailer, { type SendMailOptions } from "nodemailer";
import { config } from "../config.server.ts";
import { requiresTls } from "../configuration/outside-addresses.ts";
import { type MailAttachment, mailAttachment } from "./mail-attachment.ts";

/** A mail server that says nothing must not hold its job for longer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const { SMTP_URL: url } = config.env;
const transport =
  url === undefined
    ? undefined
    : nodemailer.createTransport({ url, ...patience, requireTLS: requiresTls(url, config) });

const host = new URL(config.env.MARSA_ORIGIN ?? "http://marsa.example").hostname;

/** Who mails come from. Calendars let only the one who invited change or cancel, so it never changes by chance. */
export const mailSender = { name: config.importer.name.en, email: `no-reply@${host}` } as const;

interface MailToDeliver {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
  readonly calendar: string | null;
  readonly unsubscribe: string | null;
  readonly attachment: unknown;
  readonly in_reply_to: string | null;
}

/** Hands a mail to the mail server, where there is one; answers whether there is. */
export async function deliverMail(mail: MailToDeliver): Promise<boolean> {
  if (transport === undefined) return false;
  await transport.sendMail(envelopeOf(mail));
  return true;
}

/**
 * A mail as nodemailer takes it. A calendar entry goes as a part of its own and as a file. A mail that is tried again has the
 * same Message-ID, so that mailboxes can tell a repetition.
 */
export function envelopeOf({
  id,
  recipient,
  subject,
  html,
  plain,
  calendar,
  unsubscribe,
  attachment,
  in_reply_to: inReplyTo,
}: MailToDeliver): SendMailOptions {
  return {
    messageId: messageIdOf(id),
    ...(inReplyTo !== null && { inReplyTo: messageIdOf(inReplyTo), references: messageIdOf(inReplyTo) }),
    from: { name: mailSender.name, address: mailSender.email },
    // As an address, not as a list of them to be taken apart.
    to: { name: "", address: recipient },
    subject,
    html,
    text: plain,
    headers: headersOf(unsubscribe),
    ...(attachment !== null && { attachments: [fileOf(mailAttachment.parse(attachment))] }),
    ...(calendar !== null && {
      icalEvent: { method: methodOf(calendar), content: calendar, filename: "appointment.ics" },
    }),
  };
}

/** A machine wrote it, so that no other machine answers it (RFC 3834; Exchange has a header of its own). Bounces still come. */
function headersOf(unsubscribe: string | null): Record<string, string> {
  const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" };
  if (unsubscribe === null) return headers;
  return Object.assign(headers, {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
}

/** The Message-ID of a message of the outbox. */
const messageIdOf = (id: string) => `<${id}@${host}>`;

function fileOf({ name, type, content }: MailAttachment) {
  return { filename: name, contentType: `${type}; charset=utf-8`, content };
}

/** REQUEST or CANCEL: mail clients act on it where the content type says the same as the file (RFC 6047). */
function methodOf(calendar: string): string {
  return /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? "PUBLISH";
}
