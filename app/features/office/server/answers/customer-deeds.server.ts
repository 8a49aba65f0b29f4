import { answerDocumentByStaff, documentOfCustomer } from "#app/features/documents/documents.server.ts";
import {
  approveLinkByStaff,
  carModels,
  enteredCar,
  linkForStaff,
  rejectLinkByStaff,
} from "#app/features/garage/garage.server.ts";
import { noteOnRequest, privacyRequestsOfCustomer } from "#app/features/privacy/privacy.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import {
  answerDocumentCall,
  approveLinkCall,
  noteOnPrivacyCall,
  rejectLinkCall,
} from "../../calls/customer-deed-calls.ts";
import { answerDeed } from "../answer-office.server.ts";

/** What the office answers of a customer's requests, documents and privacy requests. */
export const customerDeeds = [
  answerDeed(approveLinkCall, async ({ trx, params, body, by, now }) => {
    const { version, formerOwnerId, car } = body;
    const entered = car && enteredCar((name) => car[name], await carModels(trx), now);
    if (entered?.ok === false) return refuse("car-wrong", { wrong: entered.wrong });
    const approval = { by, id: params.id, version, formerOwnerId, newCar: entered?.car, now };
    const approved = await approveLinkByStaff(trx, approval);
    return answeredLink(trx, params.id, approved, { formerOwnerId });
  }),

  answerDeed(rejectLinkCall, async ({ trx, params, body, by, now }) => {
    const { version, reason, note } = body;
    const rejected = await rejectLinkByStaff(trx, { by, id: params.id, version, reason, note, now });
    return answeredLink(trx, params.id, rejected, { reason });
  }),

  answerDeed(answerDocumentCall, async ({ trx, params, body, by, now }) => {
    const { version, answer } = body;
    const { customer: personId } = params;
    if ((await documentOfCustomer(personId, params.id, trx)) === undefined)
      return refuse("document-not-found");
    const answered = await answerDocumentByStaff(trx, { by, id: params.id, version, now, answer });
    if (!answered.ok) return answered;
    return {
      ...succeed({ id: params.id, version: answered.value.version }),
      audit: {
        record: { type: "document", id: params.id },
        changes: answered.value.changes,
        personId,
        ...(answer.to === "rejected" && { reason: answer.reason }),
      },
    };
  }),

  answerDeed(noteOnPrivacyCall, async ({ trx, params, body, by, now }) => {
    const { customer: personId } = params;
    const requests = await privacyRequestsOfCustomer(personId, now, trx);
    if (!requests.some(({ id }) => id === params.id)) return refuse("request-not-found");
    const noted = await noteOnRequest(trx, { by, id: params.id, note: body.note, now });
    if (!noted.ok) return noted;
    const { id, changes } = noted.value;
    return {
      ...succeed({ id }),
      audit: { record: { type: "privacy-request", id: params.id }, changes, personId },
    };
  }),
];

type Answered = Awaited<ReturnType<typeof approveLinkByStaff>>;

interface Why {
  readonly reason?: string;
  readonly formerOwnerId?: string | undefined;
}

/** An answer to a request, for the screen and for the audit: its values are its customer's. From whom a car moves is named as well. */
async function answeredLink(
  trx: AnyTransaction,
  id: string,
  answered: Answered,
  { reason, formerOwnerId }: Why,
) {
  if (!answered.ok) return answered;
  const { version, changes } = answered.value;
  const personId = (await linkForStaff(id, trx))?.customerId;
  return {
    ...succeed({ id, version }),
    audit: {
      record: { type: "car-link", id },
      changes,
      personId,
      reason,
      people: [personId, formerOwnerId].filter((person) => person !== undefined),
    },
  };
}
