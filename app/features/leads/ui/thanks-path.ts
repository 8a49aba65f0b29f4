import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";
import { leadReference } from "../rules/lead-reference.ts";

/** The parameter of the lead whose number can be confirmed on the page that thanks. */
export const leadParameter = "lead";

/** The parameter of what a visitor quotes of their lead. */
export const referenceParameter = "reference";

/** The page that thanks for a form, with what to quote of its lead; `mayConfirm`: its number is not confirmed yet. */
export function thanksPath(
  thanks: string,
  { id, mayConfirm }: { readonly id: string; readonly mayConfirm: boolean },
  language: Language,
): string {
  const query = new URLSearchParams({ isFormSubmitted: "true" });
  if (mayConfirm) query.set(leadParameter, id);
  query.set(referenceParameter, leadReference(id));
  return withLanguage(`${href("/offers/:slug/thank-you", { slug: thanks })}?${query}`, language);
}

/** What an address says is to be quoted; null where it says nothing that could be. */
export function referenceIn(query: URLSearchParams): string | null {
  const reference = query.get(referenceParameter);
  return reference !== null && /^[0-9A-F]{8}$/.test(reference) ? reference : null;
}
