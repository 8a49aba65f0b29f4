import { contentClient } from "#app/features/content/content.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { queryContent } from "#app/platform/content/content-query.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { leadFormQuery } from "../content/lead-form.ts";

/**
 * The words beside the box of a form, as the site shows them now; undefined where another system has them, which nobody waits
 * for while a lead is saved.
 */
export async function consentTextOf(
  trx: AnyTransaction,
  kind: string,
  language: Language,
): Promise<string | undefined> {
  if (config.backends.content !== undefined) return undefined;
  const site = { ...contentClient(trx), brand: config.brand, language };
  const form = await queryContent(leadFormQuery, { ...site, key: kind });
  return form.ok ? form.value.marketingLabel : undefined;
}
