import { customerForStaff } from "#app/features/account/staff-customers.server.ts";
import {
  documentsOfCustomerForStaff,
  openDocumentByStaff,
} from "#app/features/documents/documents.server.ts";
import {
  carModels,
  garageOf,
  linksOfCustomerForStaff,
  modelValue,
} from "#app/features/garage/garage.server.ts";
import { endOfWarranty } from "#app/features/garage/rules/warranties.ts";
import { findLeads } from "#app/features/leads/staff-leads.server.ts";
import { privacyRequestsOfCustomer } from "#app/features/privacy/privacy.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { consentPurposes } from "#app/platform/personal-data/consent-purposes.ts";
import { type ConsentRecord, readConsents } from "#app/platform/personal-data/consents.server.ts";
import { personOf } from "#app/platform/personal-data/person.server.ts";
import {
  listCustomerCarsCall,
  listCustomerConsentsCall,
  listCustomerDocumentsCall,
  listCustomerLeadsCall,
  listCustomerLinksCall,
  listCustomerOrdersCall,
  listCustomerPrivacyCall,
  listCustomerVisitsCall,
  showCustomerCall,
} from "../../calls/customer-calls.ts";
import { listCarModelsCall, openDocumentCall } from "../../calls/customer-deed-calls.ts";
import { answerRead } from "../answer-office.server.ts";
import { dialed } from "../people/brief.server.ts";
import { ordersOfCustomer } from "../people/order-source.server.ts";
import { aboutLead, isLeadAt } from "../people/search.server.ts";
import { hasSeenLately } from "../people/seen-lately.server.ts";
import { shownDocument, shownLink } from "../people/shown-parts.server.ts";
import { shownRequest } from "../people/shown-request.server.ts";
import { visitsOfCustomer } from "../people/visits.server.ts";

const mostLeads = 50;

interface Seen {
  readonly params: { readonly id: string };
  readonly session: { readonly sessionId: string };
  readonly now: Date;
}

/** An answer about a customer, with the entry that they were seen, where there is none of the last minutes. */
function seen<T>({ params, session, now }: Seen, value: T) {
  const audit = { record: { type: "customer", id: params.id }, personId: params.id };
  return { ...succeed(value), audit: hasSeenLately(session.sessionId, params.id, now) ? [] : audit };
}

/** All that the office knows of a customer, section by section. */
export const customerAnswers = [
  answerRead(showCustomerCall, async (input) => {
    const customer = await customerForStaff(input.params.id);
    if (customer === undefined) return refuse("not-found");
    const {
      id,
      name,
      email,
      phone,
      phoneConfirmedAt,
      language,
      hasChosenLanguage,
      since,
      closedAt,
      issuer,
      customerNumber,
    } = customer;
    return seen(input, {
      ...{ id, name, email, phone: dialed(phone), language, hasChosenLanguage, issuer, customerNumber },
      phoneConfirmedAt: phoneConfirmedAt?.toISOString() ?? null,
      ...{ since: since.toISOString(), closedAt: closedAt?.toISOString() ?? null },
    });
  }),

  answerRead(listCustomerConsentsCall, async (input) => {
    const records = await inTransaction<unknown, ConsentRecord[]>(async (trx) =>
      readConsents(trx, await personOf(trx, input.params.id)),
    );
    const consents = consentPurposes.flatMap((purpose) => {
      const holds = records.find((record) => record.purpose === purpose);
      return holds === undefined ? [] : [{ purpose, given: holds.given, at: holds.at.toISOString() }];
    });
    return seen(input, { consents });
  }),

  answerRead(listCustomerVisitsCall, async (input) => {
    const { params, places, language, now } = input;
    return seen(input, await visitsOfCustomer(params.id, places, { language, now }));
  }),

  answerRead(listCustomerCarsCall, async (input) => {
    const cars = await garageOf(input.params.id, input.language, input.now);
    return seen(input, {
      cars: cars.map(
        ({
          vehicleId: id,
          model,
          modelYear,
          licensePlateNumber: plate,
          vin,
          mileage,
          lastServiceDate,
          warranties,
        }) => ({
          ...{ id, model, modelYear, plate, vin, mileage, lastServiceDay: lastServiceDate },
          warranties: warranties.map(
            ({ warrantyType: type, warrantyStatus, warrantyEndDate, warrantyOutputLimit: limitKm }) => ({
              ...{
                type,
                limitKm,
                isActive: warrantyStatus === "active",
                endsAt: endOfWarranty(warrantyEndDate).toISOString(),
              },
            }),
          ),
        }),
      ),
    });
  }),

  answerRead(listCustomerLinksCall, async (input) => {
    const links = await linksOfCustomerForStaff(input.params.id);
    return seen(input, { links: links.map((link) => shownLink(link, input.language)) });
  }),

  answerRead(listCustomerDocumentsCall, async (input) => {
    const documents = await documentsOfCustomerForStaff(input.params.id, input.now);
    return seen(input, { documents: documents.map(shownDocument) });
  }),

  answerRead(listCustomerLeadsCall, async (input) => {
    const found = await findLeads({ customerId: input.params.id }, mostLeads);
    return seen(input, {
      leads: found
        .filter((lead) => isLeadAt(lead, input.places))
        .map(({ id, kind, state, about, owner, createdAt }) => ({
          ...{
            id,
            kind,
            state,
            about: aboutLead(about),
            ownerName: owner?.name ?? null,
            createdAt: createdAt.toISOString(),
          },
        })),
    });
  }),

  answerRead(listCustomerOrdersCall, async (input) => {
    const { params, language, now } = input;
    return seen(input, { orders: await ordersOfCustomer({ customerId: params.id, language, now }) });
  }),

  answerRead(listCustomerPrivacyCall, async (input) => {
    const requests = await privacyRequestsOfCustomer(input.params.id, input.now);
    return seen(input, { requests: requests.map(shownRequest) });
  }),

  answerRead(openDocumentCall, async ({ params, now }) => {
    const document = await openDocumentByStaff(params.id, now);
    if (document === undefined) return refuse("not-found");
    const { customerId, fields, pages, addressesUntil } = document;
    return {
      ...succeed({
        ...shownDocument(document),
        ...{ customerId, fields: [...fields], pages, addressesUntil: addressesUntil.toISOString() },
      }),
      audit: { record: { type: "document", id: params.id }, personId: customerId },
    };
  }),

  answerRead(listCarModelsCall, async ({ language }) =>
    succeed({
      models: (await carModels()).map((model) => ({ id: modelValue(model), name: model[language] })),
    }),
  ),
];
