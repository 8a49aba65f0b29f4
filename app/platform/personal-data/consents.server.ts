import { createHash } from "node:crypto";
import { type Selectable, sql } from "kysely";
import * as z from "zod";
import type { Language } from "#app/i18n/language.ts";
import { newId } from "#app/lib/id.ts";
import { now } from "../clock.server.ts";
import { type AnyTransaction, tablesOf } from "../database.server.ts";
import { defineJob } from "../jobs.server.ts";
import type { Consent, PlatformTables } from "../tables.ts";
import { ofAddress, ofAny, ofCustomer } from "./conditions.server.ts";
import { type ConsentPurpose, consentTextVersion } from "./consent-purposes.ts";
import type { Person } from "./register.server.ts";

export type ConsentRecord = Selectable<Consent>;

interface NewConsent {
  readonly customerId?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** In international form. */
  readonly phone?: string | null | undefined;
  readonly purpose: ConsentPurpose;
  readonly given: boolean;
  /** The words that were shown with the box or switch, where they can be read. */
  readonly text?: string | undefined;
  readonly language: Language;
  /** Where: `account`, or the form. */
  readonly source: string;
}

/**
 * Writes down that a person agreed to something or withdrew it, in the transaction of what they did. Records are only ever
 * added: the first of a purpose in `readConsents` is what holds (decision 088).
 */
export async function recordConsent(
  trx: AnyTransaction,
  { customerId, email, phone, text, ...consent }: NewConsent,
  at: Date,
): Promise<ConsentRecord> {
  const record = {
    ...consent,
    id: newId<"Consent">(at.getTime()),
    customer_id: customerId ?? null,
    email: email?.toLowerCase() ?? null,
    phone: phone ?? null,
    text_version: text === undefined ? consentTextVersion[consent.purpose] : versionOf(text),
    at,
  };
  await tablesOf<PlatformTables>(trx).insertInto("platform.consent").values(record).execute();
  return record;
}

/** Names words by themselves: what was shown can be checked against it later. */
export function versionOf(text: string): string {
  return createHash("sha256").update(text.trim()).digest("hex").slice(0, 12);
}

/** The records that are a person's: by their account, or those of visitors by an address or number that they have confirmed. */
export const consentsOfPerson = ofAny(
  ofCustomer(),
  ofAddress({ customer: "customer_id", email: "email", phone: "phone", at: "at" }),
);

/**
 * A person's records: those of their account, newest first, then those of forms. Whoever fills in a form may have typed the
 * address of another, so a form never overrides what was decided in the account.
 */
export async function readConsents(trx: AnyTransaction, person: Person): Promise<ConsentRecord[]> {
  return tablesOf<PlatformTables>(trx)
    .selectFrom("platform.consent")
    .selectAll()
    .where(sql<boolean>`${consentsOfPerson(person)}`)
    .orderBy(sql`customer_id is null`)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(200)
    .execute();
}

/** Consents of visitors go with the requests that they came with, after 24 months. Those of a customer stay with the account. */
async function forgetConsents(trx: AnyTransaction, at: Date): Promise<void> {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - 24);
  await tablesOf<PlatformTables>(trx)
    .deleteFrom("platform.consent")
    .where("customer_id", "is", null)
    .where("at", "<", before)
    .execute();
}

defineJob({
  name: "forget-consents",
  schema: z.unknown(),
  schedule: "55 3 * * *",
  run: (_, trx) => forgetConsents(trx, now()),
});
