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
      return succeed(records.map(shownConsent));
    }),
  ),

  answerWrite(recordConsentCall, async ({ body, customer, language, now, trx }) => {
    const consent = { ...body, customerId: customer.id, language, source: "account" };
    return succeed(shownConsent(await recordConsent(trx, consent, now)));
  }),
]);

function shownConsent({ purpose, given, text_version, language, source, at }: ConsentRecord): Consent {
  return {
    purpose: consentPurposes.find((one) => one === purpose) ?? "marketing",
    given,
    textVersion: text_version,
    language: isLanguage(language) ? language : "en",
    source,
    at: at.toISOString(),
  };
}
