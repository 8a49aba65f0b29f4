import { isLanguage } from "#app/i18n/language.ts";
import { succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite, callRoutes } from "#app/platform/api/api-server.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { consentPurposes } from "#app/platform/personal-data/consent-purposes.ts";
import {
  type ConsentRecord,
  readConsents,
  recordConsent,
} from "#app/platform/personal-data/consents.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import { personalData } from "#app/platform/personal-data/register.server.ts";
import {
  type Consent,
  listConsentsCall,
  recordConsentCall,
  requestDeletionCall,
  requestExportCall,
  showExportCall,
  showPrivacyCall,
} from "./calls.ts";
import { erasedBy } from "./rules/deadlines.ts";
import { requestErasure } from "./server/erasure/request-erasure.server.ts";
import { exportOf, exportPath, requestExport } from "./server/export/exports.server.ts";
import { listHeldData } from "./server/overview.server.ts";
import "./server/personal-data.server.ts";
import { privacyWords } from "./words.ts";

export { replayErasures } from "./server/erasure/replay-erasures.server.ts";
export { exportDownloads } from "./server/export/export-download.server.ts";

export const privacyApi = callRoutes([
  answerCall(showPrivacyCall, async ({ customer, language, now }) => {
    const [held, copy] = await Promise.all([listHeldData(customer.id, language), exportOf(customer.id, now)]);
    return succeed({ held, export: copy ?? null });
  }),

  answerWrite(requestExportCall, async ({ customer, language, now, trx }) =>
    succeed(await requestExport(trx, { customerId: customer.id, language, now })),
  ),

  answerCall(showExportCall, async ({ customer, now }) => {
    const copy = await exportOf(customer.id, now);
    if (copy === undefined) return succeed(null);
    const path = await exportPath(customer.id, now);
    return succeed({ ...copy, address: path === undefined ? null : `${origin()}${path}` });
  }),

  answerWrite(requestDeletionCall, async ({ body, customer, language, now, trx }) => {
    const reason = body.reason ?? null;
    const requestedAt = await requestErasure(trx, { customerId: customer.id, language, reason, now });
    return succeed({ requestedAt: requestedAt.toISOString(), erasedBy: erasedBy(requestedAt).toISOString() });
  }),

  answerCall(listConsentsCall, ({ customer }) =>
    inTransaction(async (trx) => {
      const records = await readConsents(trx, await personOf(trx, customer.id));
      return succeed(
        records.flatMap((record) => {
          const purpose = consentPurposes.find((one) => one === record.purpose);
          // One of a former version of the program is in the copy, and nothing that can be decided here.
          return purpose === undefined ? [] : [{ ...shownConsent(record), purpose }];
        }),
      );
    }),
  ),

  answerWrite(recordConsentCall, async ({ body, customer, language, now, trx }) => {
    const text = privacyWords.of(language).marketing;
    const consent = { ...body, customerId: customer.id, language, text, source: "account" };
    const record = await recordConsent(trx, consent, now);
    const person = await personOf(trx, customer.id);
    for (const { followConsent } of personalData()) await followConsent?.(trx, person, body);
    return succeed({ ...shownConsent(record), purpose: body.purpose });
  }),
]);

function shownConsent({
  given,
  text_version,
  language,
  source,
  at,
}: ConsentRecord): Omit<Consent, "purpose"> {
  return {
    given,
    textVersion: text_version,
    language: isLanguage(language) ? language : "en",
    source,
    at: at.toISOString(),
  };
}
