import type * as z from "zod/mini";
import type { carLink, documentLine, showCustomerCall } from "../../calls/customer-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { privacyRequest } from "../../calls/people-calls.ts";

/** What the sections of a customer's screen show. */
export type ShownCustomer = AnswerTo<typeof showCustomerCall>;
export type CarLink = z.output<typeof carLink>;
export type DocumentLine = z.output<typeof documentLine>;
export type PrivacyRequest = z.output<typeof privacyRequest>;
