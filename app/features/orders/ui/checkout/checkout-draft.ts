import { saveDraft } from "#app/ui/form/draft.ts";

/** The draft's name; its number rises where older drafts would mislead. */
export const checkoutForm = "checkout.1";
export const checkoutFields = ["place", "phone", "notes", "method", "terms"];

/** After an order is paid nothing of it is filled in again. */
export function forgetCheckout(): void {
  saveDraft(checkoutForm, undefined);
}
