import type { Language } from "#app/i18n/language.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { href } from "#app/lib/address/href.ts";

/** The parameter of the lead whose number can be confirmed on the page that thanks. */
export const leadParameter = "lead";

/** The page that thanks for a form. `leadId`: of a lead whose number is not confirmed yet. */
export function thanksPath(thanks: string, leadId: string | undefined, language: Language): string {
  const query = new URLSearchParams({ isFormSubmitted: "true", ...(leadId && { [leadParameter]: leadId }) });
  return withLanguage(`${href("/offers/:slug/thank-you", { slug: thanks })}?${query}`, language);
}
