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
  readonly customerId?: string | undefined;
  readonly email?: string | null | undefined;
  /** In international form. */
  readonly phone?: string | null | undefined;
  readonly purpose: ConsentPurpose;
  readonly given: boolean;
  readonly language: Language;
  /** Where: `account`, or the form. */
  readonly source: string;
}

/**
 * Writes down that a person agreed to something or withdrew it, in the transaction of what they did. Records are only ever
 * added: the newest of a purpose is what holds (decision 088).
 */
export async function recordConsent(
  trx: AnyTransaction,
  { customerId, email, phone, ...consent }: NewConsent,
  at: Date,
): Promise<ConsentRecord> {
  const record = {
    ...consent,
    id: newId<"Consent">(at.getTime()),
    customer_id: customerId ?? null,
    email: email?.toLowerCase() ?? null,
    phone: phone ?? null,
    text_version: consentTextVersion[consent.purpose],
    at,
  };
  await tablesOf<PlatformTables>(trx).insertInto("platform.consent").values(record).execute();
  return record;
}

/** The records that are a person's: by their account, or by an address or number that they have confirmed. */
export const consentsOfPerson = ofAny(ofCustomer(), ofAddress({ email: "email", phone: "phone" }));

/** A person's records, newest first. */
export async function readConsents(trx: AnyTransaction, person: Person): Promise<ConsentRecord[]> {
  return tablesOf<PlatformTables>(trx)
    .selectFrom("platform.consent")
    .selectAll()
    .where(sql<boolean>`${consentsOfPerson(person)}`)
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
