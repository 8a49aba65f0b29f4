import { noora } from "#db/seed/demo/demo-people.ts";
import type { OfficeExample, OfficeExamples } from "./office-example.ts";

const ofCustomer: OfficeExample = { scope: "no-place", input: () => ({ params: { id: noora.id } }) };
const answered = (body: object, params: Record<string, string> = { id: "none" }): OfficeExample => ({
  ...{ scope: "no-place", isOfNoRecord: true },
  input: () => ({ params, body }),
});
const record = { customer: noora.id, id: "none" };

/** Customers are of no place: who may see them sees all. */
export const peopleExamples: OfficeExamples = {
  search: { scope: "no-place", input: () => ({ query: { text: "Noora" } }) },
  recall: { scope: "signed-in", input: () => ({ query: { records: `customer:${noora.id}` } }) },
  "count-waiting": { scope: "no-place", input: () => ({}) },
  "list-waiting-links": { scope: "no-place", input: () => ({ query: {} }) },
  "list-waiting-documents": { scope: "no-place", input: () => ({}) },
  "list-privacy-requests": { scope: "no-place", input: () => ({ query: {} }) },
  "show-customer": ofCustomer,
  "list-customer-consents": ofCustomer,
  "list-customer-visits": ofCustomer,
  "list-customer-cars": ofCustomer,
  "list-customer-links": ofCustomer,
  "list-customer-documents": ofCustomer,
  "list-customer-leads": ofCustomer,
  "list-customer-orders": ofCustomer,
  "list-customer-privacy": ofCustomer,
  "list-car-models": { scope: "no-place", input: () => ({}) },
  "open-document": { scope: "no-place", isOfNoRecord: true, input: () => ({ params: { id: "none" } }) },
  "approve-link": answered({ version: 1 }),
  "reject-link": answered({ version: 1, reason: "not-owner", note: "" }),
  "answer-document": answered({ version: 1, answer: { to: "accepted" } }, record),
  "list-factor-resets": ofCustomer,
  "request-factor-reset": answered({ paper: "qid", paperEnd: "1234", isSeen: true }, { customer: "none" }),
  "answer-factor-reset": answered({ version: 1, answer: "done" }, record),
  "note-on-privacy-request": answered({ note: "Called" }, record),
};
