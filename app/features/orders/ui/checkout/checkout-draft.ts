import { readDraft, saveDraft } from "#app/ui/form/draft.ts";

/** The name of a customer's draft; its number rises where older drafts would mislead. Nobody orders with another's phone. */
export function checkoutForm(customerId: string): string {
  return `checkout.2.${customerId}`;
}
export const checkoutFields = ["place", "phone", "notes", "method", "terms"];

/** After an order is paid nothing of it is filled in again. */
export function forgetCheckout(customerId: string): void {
  saveDraft(checkoutForm(customerId), undefined);
}

/** Fills in where the order is collected, as if it were chosen there. */
export function chooseAhead(customerId: string, place: string): void {
  const draft = readDraft(checkoutForm(customerId));
  saveDraft(checkoutForm(customerId), { ...draft, values: { ...draft?.values, place } });
}
