import type { Language } from "#app/i18n/language.ts";
import type { AnyTransaction } from "../database.server.ts";
import type { MailAttachment } from "./mail-attachment.ts";
import { type About, writeMessage } from "./outbox.server.ts";

interface Mail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A calendar entry that goes with it: an `.ics` text with its METHOD. */
  readonly calendar?: string | undefined;
  /** A file that goes with it. */
  readonly attachment?: MailAttachment | undefined;
  /** The address of a call that ends mails of this kind: a mailbox posts to it when its reader requests that (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  /** The secret of a one-time link in it: not part of the stored text, and deleted when it is no longer needed. */
  readonly secret?: string | undefined;
  /** The id of an earlier mail to the same address: mailboxes show both in one thread. */
  readonly inReplyTo?: string | undefined;
  /** Removed as soon as it has been sent: what it is about must leave nothing behind. */
  readonly isShortLived?: boolean | undefined;
  /** Whose it is, beside its recipient. */
  readonly about?: About | undefined;
  /** The name of the template, for the log and the outbox. */
  readonly template: string;
}

/** Writes a mail into the outbox and requests its sending, in the transaction that causes it. Answers its id. */
export function sendMail(trx: AnyTransaction, mail: Mail): Promise<string> {
  return writeMail(trx, mail, false);
}

/**
 * The same to the importer's people. Such a mail is no part of a customer's copy, since it may hold a link that acts for
 * staff; whom it is about has to be said, or it would outlive the deletion of their account.
 */
export function sendMailToStaff(
  trx: AnyTransaction,
  mail: Mail & { readonly about: About },
): Promise<string> {
  return writeMail(trx, mail, true);
}

function writeMail(trx: AnyTransaction, mail: Mail, isForStaff: boolean): Promise<string> {
  return writeMessage(trx, {
    channel: "mail",
    template: mail.template,
    language: mail.language,
    recipient: mail.to,
    subject: mail.subject,
    html: mail.html,
    plain: mail.text,
    calendar: mail.calendar ?? null,
    secret: mail.secret,
    unsubscribe: mail.unsubscribe ?? null,
    short_lived: mail.isShortLived ?? false,
    in_reply_to: mail.inReplyTo ?? null,
    about: mail.about,
    for_staff: isForStaff,
    attachment: mail.attachment === undefined ? null : JSON.stringify(mail.attachment),
  });
}
