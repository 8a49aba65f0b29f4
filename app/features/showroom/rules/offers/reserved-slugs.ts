/** Names below /offers that are pages of their own and never an offer (product/pages.md#matching). */
const reserved: readonly string[] = ["thank-you", "service"];

/** Whether an address may name an offer. */
export function mayNameOffer(slug: string): boolean {
  return !reserved.includes(slug.toLowerCase());
}
