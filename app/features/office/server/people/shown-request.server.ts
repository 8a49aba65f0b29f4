import type { PrivacyRequest } from "#app/features/privacy/privacy.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { briefOf } from "./brief.server.ts";

/** A privacy request as screens show it. */
export function shownRequest(request: PrivacyRequest, language: Language) {
  const { id, kind, state, customerId, customer, requestedAt, dueAt, clock, blockedBy, isAlarming, notes } =
    request;
  return {
    ...{
      id,
      kind,
      state,
      customerId,
      clock,
      isAlarming,
      customer: briefOf(customer, language),
      blockedBy: [...blockedBy],
    },
    ...{ requestedAt: requestedAt.toISOString(), dueAt: dueAt.toISOString() },
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  };
}
