import type { Language } from "#app/i18n/language.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "../config.server.ts";
import type { AnyTransaction } from "../database.server.ts";
import { writeMessage } from "./outbox.server.ts";

interface Sms {
  /** As customers write it, or in the form that is dialled from anywhere. */
  readonly to: string;
  readonly language: Language;
  /** Two parts at the most: `smsParts` counts them. */
  readonly text: string;
  /** The code in it: not part of the stored text, and deleted when it is no longer needed. */
  readonly secret?: string | undefined;
  /** The name of the template, for the log and the outbox. */
  readonly template: string;
}

/** Whether an SMS reaches its reader: by the gateway, or in the outbox of a demo. */
export function canSendSms(): boolean {
  return config.env.SMS_URL !== undefined || config.env.MARSA_OUTBOX === "on";
}

/** Writes an SMS into the outbox and requests its sending, in the transaction that causes it. Answers its id. */
export function sendSms(trx: AnyTransaction, { to, language, text, template, secret }: Sms): Promise<string> {
  const recipient = to.startsWith("+") ? to : internationalPhone(to, config.importer.country);
  return writeMessage(trx, {
    channel: "sms",
    template,
    language,
    recipient,
    subject: "",
    html: "",
    plain: text,
    secret,
    calendar: null,
    unsubscribe: null,
    attachment: null,
  });
}
