import type { Insertable } from "kysely";
import * as z from "zod";
import { fallbackLanguage, isLanguage } from "#app/i18n/language.ts";
import { withMarketDigits, withMarketDigitsInHtml } from "#app/i18n/numbers/digits.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "../clock.server.ts";
import { type AnyTransaction, database, tablesOf } from "../database.server.ts";
import { defineJob, sendJob } from "../jobs.server.ts";
import type { PlatformTables } from "../tables.ts";
import type { Message } from "./message.server.ts";
import { sealedTexts, withSecret } from "./message-secret.server.ts";
import { sendMessageJob } from "./send-message.server.ts";

type NewMessage = Omit<
  Insertable<PlatformTables["platform.message"]>,
  | "id"
  | "created_at"
  | "sent_at"
  | "claimed_until"
  | "sealed_secret"
  | "state"
  | "tries"
  | "failed_channel"
  | "customer_id"
  | "about"
>;

/** Whom a message is about: by this it is found when they take a copy or delete their account. */
export interface About {
  /** Whose it is; then addresses and numbers make it nobody else's. */
  readonly customerId?: string | null | undefined;
  /** Addresses, and numbers in international form, that it names. */
  readonly addresses?: readonly (string | null | undefined)[];
}

/**
 * Writes a message into the outbox and requests its sending, in the transaction that causes it. Its `secret`,
 * a code or the token of a link of one use, is taken out of the stored text and sealed; it is gone once the message has
 * left. Answers its id.
 */
export async function writeMessage(
  trx: AnyTransaction,
  {
    secret,
    about = {},
    ...message
  }: NewMessage & { readonly secret?: string | undefined; readonly about?: About | undefined },
): Promise<string> {
  const at = now();
  const id = newId<"Message">(at.getTime());
  await tablesOf<PlatformTables>(trx)
    .insertInto("platform.message")
    .values({
      ...message,
      ...storedTexts(message, secret),
      id,
      created_at: at,
      sent_at: null,
      customer_id: about.customerId ?? null,
      about: addressesIn([message.recipient, ...(about.addresses ?? [])]),
    })
    .execute();
  await sendJob(trx, sendMessageJob, { messageId: id });
  return id;
}

/** The texts of a message in the importer's digits. A secret keeps its own: a telephone that fills it in knows no others. */
function storedTexts(message: NewMessage, secret: string | undefined) {
  const { html, plain, sealed_secret } = sealedTexts(message, secret);
  const language = isLanguage(message.language) ? message.language : fallbackLanguage;
  return {
    subject: withMarketDigits(message.subject, language),
    html: withMarketDigitsInHtml(html, language),
    plain: withMarketDigits(plain, language),
    sealed_secret,
  };
}

/** Each address once, as it is compared. */
function addressesIn(addresses: readonly (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [address.toLowerCase()] : [])))];
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

/** Removes messages that must leave nothing behind once they have been sent, or after a day in which they could not be. */
export async function forgetShortLived(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<PlatformTables>(trx)
    .deleteFrom("platform.message")
    .where("short_lived", "=", true)
    .where(({ eb, or }) =>
      or([eb("sent_at", "is not", null), eb("created_at", "<", new Date(at.getTime() - secretLifeMs))]),
    )
    .execute();
}

defineJob({
  name: "forget-short-lived-messages",
  schema: z.object({}),
  schedule: "*/10 * * * *",
  run: (_, trx) => forgetShortLived(trx, now()),
});

/** No code and no link of one use lives longer than a day; whatever its message became, its secret is of no use any more. */
const secretLifeMs = 24 * 3_600_000;

defineJob({
  name: "forget-secrets-of-messages",
  schema: z.object({}),
  schedule: "37 * * * *",
  run: (_, trx) => forgetSecrets(trx, now()),
});

/** Removes the secret of a message whose code was used. */
export async function forgetSecretOf(id: string): Promise<void> {
  await database<PlatformTables>()
    .updateTable("platform.message")
    .set({ sealed_secret: null })
    .where("id", "=", id)
    .execute();
}

/** Removes the secrets of messages that are older than their links live, or of no use any more. */
export async function forgetSecrets(trx: AnyTransaction, at: Date): Promise<void> {
  await tablesOf<PlatformTables>(trx)
    .updateTable("platform.message")
    .set({ sealed_secret: null })
    .where("sealed_secret", "is not", null)
    .where(({ eb, or }) =>
      or([eb("created_at", "<", new Date(at.getTime() - secretLifeMs)), eb("useful_until", "<", at)]),
    )
    .execute();
}
