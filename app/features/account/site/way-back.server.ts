import type { Language } from "#app/i18n/language.ts";
import { officeOrigin } from "#app/platform/config.server.ts";
import type { Audience } from "../server/openid/audience.server.ts";
import { siteWords } from "./site-words.ts";
import { staffWords } from "./staff/staff-words.ts";

/** Where pages about one's own account lead back to: a customer's account, or the office. */
export function wayBack(
  { name }: Audience,
  language: Language,
): { readonly href: string; readonly label: string } {
  return name === "staff"
    ? { href: `${officeOrigin()}/office`, label: staffWords.of(language).toOffice }
    : { href: `/account?lang=${language}`, label: siteWords.of(language).backToAccount };
}
