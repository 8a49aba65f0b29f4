import * as z from "zod/mini";
import {
  documentStates,
  expiryStates,
  rejectionReasons,
  scanStates,
} from "#app/features/documents/rules/document-states.ts";
import { documentTypes } from "#app/features/documents/rules/document-types.ts";
import { warranty } from "#app/features/garage/calls.ts";
import { linkStates, rejectReasons } from "#app/features/garage/rules/link-states.ts";
import { leadStates } from "#app/features/leads/rules/lead-states.ts";
import { orderStates } from "#app/features/orders/order-calls.ts";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { consentPurposes } from "#app/platform/personal-data/consent-purposes.ts";
import { byId, code, day, instant, language } from "./fields.ts";
import { defineOfficeCall } from "./office-call.ts";
import { brief, privacyRequest } from "./people-calls.ts";

/** The head of a customer's screen. What else there is of them each section reads by itself. */
export const showCustomerCall = defineOfficeCall({
  id: "show-customer",
  method: "GET",
  path: "/people/:id",
  deed: "customer.view",
  audited: "view",
  params: byId,
  answer: z.object({
    ...{ id: z.string(), name: z.string(), email: z.string(), phone: z.nullable(z.string()) },
    /** The Latin name beside the Arabic one and the other way around; null where they have one alone. */
    otherName: z.nullable(z.string()),
    phoneConfirmedAt: z.nullable(instant),
    /** Of messages; null where nobody knows it. */
    language: z.nullable(language),
    hasChosenLanguage: z.boolean(),
    since: instant,
    closedAt: z.nullable(instant),
    /** The sign-in of another issuer; null for the own one. */
    issuer: z.nullable(z.string()),
    customerNumber: z.string(),
  }),
  refusals: {},
});

/** What holds of each purpose for which their consent was requested. */
export const listCustomerConsentsCall = defineOfficeCall({
  id: "list-customer-consents",
  method: "GET",
  path: "/people/:id/consents",
  deed: "customer.view",
  audited: "view",
  params: byId,
  answer: z.object({
    consents: z.array(z.object({ purpose: z.enum(consentPurposes), given: z.boolean(), at: instant })),
  }),
  refusals: {},
});

const visitRow = z.object({
  ...{
    id: z.string(),
    reference: z.string(),
    code,
    isNoShow: z.boolean(),
    startsAt: instant,
    timeZone: z.string(),
  },
  ...{ centerName: z.string(), plate: z.string(), model: z.string(), services: z.string() },
});

/** Visits at the places of who reads; of those elsewhere no more than how many there are. */
export const listCustomerVisitsCall = defineOfficeCall({
  id: "list-customer-visits",
  method: "GET",
  path: "/people/:id/visits",
  deed: "appointment.view",
  audited: "view",
  params: byId,
  answer: z.object({ next: z.array(visitRow), past: z.array(visitRow), elsewhere: z.number() }),
  refusals: {},
});

export const listCustomerCarsCall = defineOfficeCall({
  id: "list-customer-cars",
  method: "GET",
  path: "/people/:id/cars",
  deed: "customer.view",
  audited: "view",
  params: byId,
  answer: z.object({
    cars: z.array(
      z.object({
        ...{ id: z.string(), model: z.string(), modelYear: z.number(), plate: z.string(), vin: z.string() },
        ...{ mileage: z.number(), lastServiceDay: z.nullable(day) },
        warranties: z.array(
          z.object({
            type: warranty.shape.warrantyType,
            isActive: z.boolean(),
            endsAt: instant,
            limitKm: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  }),
  refusals: {},
});

/** A request for a car, with what is on record for its VIN. */
export const carLink = z.object({
  ...{ id: z.string(), version: z.number(), reference: z.string(), state: z.enum(linkStates) },
  reason: z.nullable(z.enum(rejectReasons)),
  ...{ answerNote: z.nullable(z.string()), answeredBy: z.nullable(z.string()) },
  ...{ vin: z.string(), plate: z.nullable(z.string()), note: z.string() },
  /** The registration card that came with it. */
  documentId: z.nullable(z.string()),
  ...{ sentAt: instant, changedAt: instant },
  /** Null where the VIN is not on record: approving takes the details of the car. */
  vehicle: z.nullable(
    z.object({
      model: z.string(),
      modelYear: z.number(),
      plate: z.string(),
      ownerId: z.string(),
      owner: brief,
    }),
  ),
});

export const listCustomerLinksCall = defineOfficeCall({
  id: "list-customer-links",
  method: "GET",
  path: "/people/:id/links",
  deed: "car-link.view",
  audited: "view",
  params: byId,
  answer: z.object({ links: z.array(carLink) }),
  refusals: {},
});

/** A document as a line: nothing of what stands on it, which is read by opening it. */
export const documentLine = z.object({
  ...{ id: z.string(), version: z.number(), type: z.enum(documentTypes), state: z.enum(documentStates) },
  isWaiting: z.boolean(),
  scan: z.enum(scanStates),
  rejection: z.nullable(z.object({ reason: z.enum(rejectionReasons), text: z.nullable(z.string()) })),
  expiry: z.nullable(day),
  expiryState: z.nullable(z.enum(expiryStates)),
  isReplaced: z.boolean(),
  isConfirmed: z.boolean(),
  uploadedAt: instant,
  decidedAt: z.nullable(instant),
  answeredBy: z.nullable(z.string()),
});

export const listCustomerDocumentsCall = defineOfficeCall({
  id: "list-customer-documents",
  method: "GET",
  path: "/people/:id/documents",
  deed: "document.view",
  audited: "view",
  params: byId,
  answer: z.object({ documents: z.array(documentLine) }),
  refusals: {},
});

export const listCustomerLeadsCall = defineOfficeCall({
  id: "list-customer-leads",
  method: "GET",
  path: "/people/:id/leads",
  deed: "lead.view",
  audited: "view",
  params: byId,
  answer: z.object({
    leads: z.array(
      z.object({
        ...{ id: z.string(), kind: z.enum(leadKinds), state: z.enum(leadStates), about: z.string() },
        ...{ ownerName: z.nullable(z.string()), createdAt: instant },
      }),
    ),
  }),
  refusals: {},
});

export const listCustomerOrdersCall = defineOfficeCall({
  id: "list-customer-orders",
  method: "GET",
  path: "/people/:id/orders",
  deed: "order.view",
  audited: "view",
  params: byId,
  answer: z.object({
    orders: z.array(
      z.object({
        ...{ id: z.string(), number: z.nullable(z.string()), state: z.enum(orderStates), title: z.string() },
        ...{ placedAt: instant, center: z.string() },
        /** The counter by its id; null where the orders are another system's. */
        centerId: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {},
});

export const listCustomerPrivacyCall = defineOfficeCall({
  id: "list-customer-privacy",
  method: "GET",
  path: "/people/:id/privacy",
  deed: "privacy.view",
  audited: "view",
  params: byId,
  answer: z.object({ requests: z.array(privacyRequest) }),
  refusals: {},
});
