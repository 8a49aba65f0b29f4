import { withCommas } from "#app/i18n/comma.ts";
import type { Language } from "#app/i18n/language.ts";
import { moneyInWords } from "#app/i18n/numbers/money.ts";
import type { Choice, Facets } from "../../calls.ts";
import { numberInWords, termInWords } from "../../field-words.ts";
import { changed, type StockSearch, toggled } from "../../rules/address/stock-address.ts";
import {
  type ChoiceFilter,
  choiceFilterNames,
  endsOf,
  type RangeFilter,
  rangeFilterNames,
  rangeFilters,
} from "../../rules/fields/car-filters.ts";
import { colors } from "../../stock-terms.ts";
import { searchWords } from "../search/words.ts";

/** A filter that is set, in words, and the search without it. */
export interface Chip {
  /** Its name in the address; a value of several follows. */
  readonly key: string;
  readonly label: string;
  readonly without: StockSearch;
}

/** So many colors are named as those that are left out. */
const mostLeftOut = 3;

interface Naming {
  readonly language: Language;
  readonly currency: string;
  readonly facets: Facets | undefined;
}

/** Every filter that is set, in the order of the filters. */
export function chipsOf(search: StockSearch, naming: Naming): Chip[] {
  const words = searchWords.of(naming.language);
  const text = { key: "q", label: words.searched(search.q), without: changed(search, { q: "" }) };
  const certified = {
    key: "certified",
    label: words.certifiedOnly,
    without: changed(search, { certified: false }),
  };
  return [
    ...(search.q === "" ? [] : [text]),
    ...(search.certified ? [certified] : []),
    ...choiceFilterNames.flatMap((name) =>
      name === "color" && colorsLeftOut(search).length > 0
        ? [chipOfOtherColors(search, naming)]
        : search[name].map((value) => ({
            key: `${name}.${value}`,
            label: valueName(name, value, naming.language, naming.facets?.[name]),
            without: toggled(search, name, value),
          })),
    ),
    ...boundChips(search, naming),
  ];
}

/** Where nearly all colors are chosen ("not white"), those that are not. */
function colorsLeftOut({ color }: StockSearch): readonly string[] {
  const others = colors.filter((one) => one !== "other" && !color.includes(one));
  return color.length > others.length && others.length <= mostLeftOut ? others : [];
}

function chipOfOtherColors(search: StockSearch, { language }: Naming): Chip {
  const names = colorsLeftOut(search).map((one) => valueName("color", one, language));
  const label = searchWords.of(language).colorsBut(withCommas(names, language));
  return { key: "color", label, without: changed(search, { color: [] }) };
}

/** What a value of a filter is called: by our words, by the stock's, or by itself. */
export function valueName(
  name: ChoiceFilter,
  value: string,
  language: Language,
  choices: readonly Choice[] = [],
): string {
  const listed = choices.find((choice) => choice.value === value);
  return termInWords(name, value, language) ?? listed?.label ?? value;
}

function boundChips(search: StockSearch, { language, currency }: Naming): Chip[] {
  return rangeFilterNames.flatMap((name) => {
    const { least, most } = endsOf(name);
    const label = rangeInWords(
      least && search[least],
      search[most],
      boundInWords(name, language, currency),
      language,
    );
    if (label === undefined) return [];
    return [
      {
        key: name,
        label,
        without: changed(search, { ...(least && { [least]: undefined }), [most]: undefined }),
      },
    ];
  });
}

function boundInWords(name: RangeFilter, language: Language, currency: string): (value: number) => string {
  const range = rangeFilters[name];
  if (!("money" in range)) return (value) => numberInWords(value, range, language);
  const sum = (value: number) => moneyInWords(value, currency, language);
  return range.money === "month" ? (value) => searchWords.of(language).aMonth(sum(value)) : sum;
}

function rangeInWords(
  least: number | undefined,
  most: number | undefined,
  inWords: (value: number) => string,
  language: Language,
): string | undefined {
  const words = searchWords.of(language);
  if (least !== undefined && most !== undefined) return words.between(inWords(least), inWords(most));
  if (least !== undefined) return words.fromValue(inWords(least));
  return most === undefined ? undefined : words.toValue(inWords(most));
}
