import type { Language } from "#app/i18n/language.ts";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { config } from "../config.server.ts";
import type { AnyTransaction } from "../database.server.ts";
import { type TextChannel, textChannels } from "./delivery-states.ts";
import { type About, writeMessage } from "./outbox.server.ts";

interface Text {
  /** As customers write it, or in the form that is dialled from anywhere. */
  readonly to: string;
  readonly language: Language;
  /** Two parts of an SMS at the most: `smsParts` counts them. */
  readonly text: string;
  /** The code in it: not part of the stored text, and deleted when it is no longer needed. */
  readonly secret?: string | undefined;
  /** The channel that the reader prefers; SMS where none is given. */
  readonly channel?: TextChannel | undefined;
  /** From when on nobody needs it. */
  readonly usefulUntil?: Date | undefined;
  /** Whose it is, beside its recipient. */
  readonly about?: About | undefined;
  /** About what guards an account: the day's other texts to the number do not hold it back, only those of its kind. */
  readonly isNotice?: boolean | undefined;
  /** The name of the template, for the log and the outbox. */
  readonly template: string;
}

/** The channels by which a text reaches its reader: those of the configuration, or in the outbox of a demo all of them. */
export function availableChannels(): readonly TextChannel[] {
  const { SMS_URL, WHATSAPP_PHONE_ID, MARSA_OUTBOX } = config.env;
  const addresses = { sms: SMS_URL, whatsapp: WHATSAPP_PHONE_ID };
  const configured = textChannels.filter((channel) => addresses[channel] !== undefined);
  return configured.length > 0 || MARSA_OUTBOX === "off" ? configured : textChannels;
}

/**
 * Writes a text into the outbox and requests its sending, in the transaction that causes it. Where its channel fails, the
 * other one takes over, if there is one. Answers its id.
 */
export function sendText(trx: AnyTransaction, text: Text): Promise<string> {
  const { to, language, template, secret, channel: preferred = "sms", usefulUntil } = text;
  const available = availableChannels();
  const channel = available.includes(preferred) ? preferred : (available[0] ?? "sms");
  return writeMessage(trx, {
    channel,
    second_channel: available.find((other) => other !== channel) ?? null,
    useful_until: usefulUntil ?? null,
    template,
    language,
    recipient: to.startsWith("+") ? to : internationalPhone(to, config.importer.country),
    subject: "",
    html: "",
    plain: text.text,
    secret,
    is_notice: text.isNotice ?? false,
    calendar: null,
    unsubscribe: null,
    attachment: null,
    about: text.about,
  });
}
