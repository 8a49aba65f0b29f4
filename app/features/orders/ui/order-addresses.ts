import { href } from "#app/lib/address/href.ts";

/** One order of the customer, by its id. */
export function orderAddress(id: string): string {
  return href("/orders/:id", { id });
}

/** What was bought, right after paying. */
export function confirmationAddress(orderId: string): string {
  return `${href("/order-confirmation")}?order=${encodeURIComponent(orderId)}`;
}

/** A part's page, for the car where one is chosen. */
export function partAddress(number: string, car?: string | null): string {
  const search = new URLSearchParams({ number, ...(car ? { car } : {}) });
  return `${href("/part-details")}?${search}`;
}
