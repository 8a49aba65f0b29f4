import type { DocumentForStaff } from "#app/features/documents/documents.server.ts";
import type { LinkForStaff } from "#app/features/garage/garage.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { briefOf } from "./brief.server.ts";

/** A request for a car as screens show it. */
export function shownLink(link: LinkForStaff, language: Language) {
  const {
    id,
    version,
    reference,
    state,
    reason,
    answerNote,
    answeredBy,
    vin,
    plate,
    documentId,
    note,
    vehicle,
  } = link;
  return {
    ...{ id, version, reference, state, reason, answerNote, answeredBy, vin, plate, documentId, note },
    ...{ sentAt: link.sentAt.toISOString(), changedAt: link.changedAt.toISOString() },
    vehicle:
      vehicle === null
        ? null
        : {
            ...{ model: vehicle.model[language], modelYear: vehicle.modelYear, plate: vehicle.plate },
            ownerId: vehicle.ownerId,
            owner: briefOf(vehicle.owner, language),
          },
  };
}

/** A document as a line. */
export function shownDocument(document: DocumentForStaff) {
  const { id, version, type, state, isWaiting, scan, rejection, expiry, expiryState, answeredBy } = document;
  return {
    ...{ id, version, type, state, isWaiting, scan, rejection, expiry, expiryState, answeredBy },
    isReplaced: document.replacedBy !== null,
    isConfirmed: document.confirmedAt !== null,
    uploadedAt: document.uploadedAt.toISOString(),
    decidedAt: document.decidedAt?.toISOString() ?? null,
  };
}
