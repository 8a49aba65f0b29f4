import { customerForStaff, customersForStaff } from "#app/features/account/staff-customers.server.ts";
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
import { roleFor } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
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
import type { AnswerTo, AnyOfficeCall } from "../../calls/office-call.ts";
import { answerRead, type Input } from "../answer-office.server.ts";
import { leadNames } from "../names/lead-names.server.ts";
import { dialed } from "../people/brief.server.ts";
import { documentPagePath } from "../people/document-pages.server.ts";
import { ordersOfCustomer } from "../people/order-source.server.ts";
import { aboutLead, isLeadAt } from "../people/search.server.ts";
import { shownDocument, shownLink } from "../people/shown-parts.server.ts";
import { shownRequest } from "../people/shown-request.server.ts";
import { visitsOfCustomer } from "../people/visits.server.ts";

const mostLeads = 50;

/**
 * A section of a customer's screen: their sections together are one look at them, and at whom else they show. Of a customer whom
 * nobody knows there is nothing to see.
 */
function section<C extends AnyOfficeCall>(
  call: C,
  read: (input: Input<C>) => Promise<AnswerTo<C>>,
  others: (shown: AnswerTo<C>) => readonly string[] = () => [],
) {
  return answerRead(call, async (input) => {
    const { id } = input.params as { readonly id: string };
    if (!(await customersForStaff([id])).has(id)) return refuse("not-found");
    const shown = await read(input);
    return { ...succeed(shown), audit: { record: { type: "customer", id }, people: [id, ...others(shown)] } };
  });
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
    return {
      ...succeed({
        id,
        name: name[input.language],
        otherName: otherNameOf(name, input.language),
        email,
        phone: dialed(phone),
        language,
        hasChosenLanguage,
        issuer,
        customerNumber,
        phoneConfirmedAt: phoneConfirmedAt?.toISOString() ?? null,
        since: since.toISOString(),
        closedAt: closedAt?.toISOString() ?? null,
      }),
      audit: { record: { type: "customer", id }, people: [id] },
    };
  }),

  section(listCustomerConsentsCall, async (input) => {
    const records = await inTransaction<unknown, ConsentRecord[]>(async (trx) =>
      readConsents(trx, await personOf(trx, input.params.id)),
    );
    const consents = consentPurposes.flatMap((purpose) => {
      const holds = records.find((record) => record.purpose === purpose);
      return holds === undefined ? [] : [{ purpose, given: holds.given, at: holds.at.toISOString() }];
    });
    return { consents };
  }),

  section(listCustomerVisitsCall, async (input) => {
    const { params, places, language, now } = input;
    return visitsOfCustomer(params.id, places, { language, now });
  }),

  section(listCustomerCarsCall, async (input) => {
    const cars = await garageOf(input.params.id, input.language, input.now);
    return {
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
    };
  }),

  section(
    listCustomerLinksCall,
    async (input) => {
      const links = await linksOfCustomerForStaff(input.params.id);
      return { links: links.map((link) => shownLink(link, input.language)) };
    },
    ({ links }) => links.flatMap(({ vehicle }) => vehicle?.ownerId ?? []),
  ),

  section(listCustomerDocumentsCall, async (input) => {
    const documents = await documentsOfCustomerForStaff(input.params.id, input.now);
    return { documents: documents.map(shownDocument) };
  }),

  section(listCustomerLeadsCall, async (input) => {
    const found = await findLeads({ customerId: input.params.id }, mostLeads);
    const names = found.length === 0 ? new Map() : await leadNames(input.language);
    return {
      leads: found
        .filter((lead) => isLeadAt(lead, input.places))
        .map(({ id, kind, state, about, owner, createdAt }) => ({
          ...{
            id,
            kind,
            state,
            about: aboutLead(about, names),
            ownerName: owner?.name ?? null,
            createdAt: createdAt.toISOString(),
          },
        })),
    };
  }),

  section(listCustomerOrdersCall, async (input) => {
    const { params, language, now } = input;
    return { orders: await ordersOfCustomer({ customerId: params.id, language, now }) };
  }),

  section(listCustomerPrivacyCall, async (input) => {
    const requests = await privacyRequestsOfCustomer(input.params.id, input.now);
    return { requests: requests.map((request) => shownRequest(request, input.language)) };
  }),

  answerRead(openDocumentCall, async ({ params, session, now }) => {
    const { id: staffId, grants } = session.member;
    const reader = { staffId, role: roleFor(grants, "document.answer") };
    const document = await openDocumentByStaff(params.id, reader, now);
    if (document === undefined) return refuse("not-found");
    const { customerId, fields } = document;
    const pages = document.pages.map((page) => ({
      ...page,
      address: documentPagePath(params.id, page.page),
    }));
    return {
      ...succeed({
        ...shownDocument(document),
        customerId,
        fields: [...fields],
        pages,
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

/** The name for readers of the other language, where it is another one. */
function otherNameOf(name: Readonly<Record<Language, string>>, language: Language): string | null {
  const other = name[language === "ar" ? "en" : "ar"];
  return other === name[language] ? null : other;
}
