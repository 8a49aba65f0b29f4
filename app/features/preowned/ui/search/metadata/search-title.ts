import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Facets } from "../../../calls.ts";
import type { StockSearch } from "../../../rules/address/stock-address.ts";
import { valueName } from "../../filters/chips-of.ts";
import { searchWords } from "../words.ts";

interface TitleParts {
  readonly language: Language;
  readonly facets: Facets | undefined;
  readonly siteName: string;
  /** Where neither make, model nor body type is chosen. */
  readonly pageTitle: string;
  readonly page: number;
}

/** The title of the page by make, model and body type; other filters do not stand in it. */
export function searchTitle(search: StockSearch, parts: TitleParts): string {
  const words = searchWords.of(parts.language);
  const what = chosenInWords(search, parts);
  const title = what === "" ? parts.pageTitle : `${words.forSale(what)} | ${parts.siteName}`;
  return parts.page > 1 ? `${title} | ${words.page(parts.page)}` : title;
}

/** Body types, makes and models that are chosen, in words. */
export function chosenInWords(
  search: StockSearch,
  { language, facets }: Pick<TitleParts, "language" | "facets">,
) {
  const names = (["bodyType", "make", "model"] as const).flatMap((name) => {
    const listed = search[name].map((value) => valueName(name, value, language, facets?.[name]));
    return listed.length > 0 ? [withCommas(listed, language)] : [];
  });
  return names.join(" ");
}
