import type { Language } from "#app/i18n/language.ts";
import { moneyInWords } from "#app/i18n/numbers/money.ts";
import type { Choice, Facets } from "../../calls.ts";
import { featureNames } from "../../feature-words.ts";
import {
  type BoundFilter,
  type ChoiceFilter,
  changed,
  choiceFilters,
  type StockSearch,
  toggled,
} from "../../rules/address/stock-address.ts";
import { bodyTypeNames, colorNames, driveTypeNames, fuelNames, transmissionNames } from "../../words.ts";
import { searchWords } from "../search/words.ts";

/** A filter that is set, in words, and the search without it. */
export interface Chip {
  /** Its name in the address; a value of several follows. */
  readonly key: string;
  readonly label: string;
  readonly without: StockSearch;
}

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
    ...choiceFilters.flatMap((name) =>
      search[name].map((value) => ({
        key: `${name}.${value}`,
        label: valueName(name, value, naming.language, naming.facets?.[name]),
        without: toggled(search, name, value),
      })),
    ),
    ...boundChips(search, naming),
  ];
}

/** What a value of a filter is called; one that nobody knows is its own name. */
export function valueName(
  name: ChoiceFilter,
  value: string,
  language: Language,
  choices: readonly Choice[] = [],
): string {
  const fixed: Partial<Record<ChoiceFilter, Readonly<Record<string, string>>>> = {
    bodyType: bodyTypeNames.of(language),
    fuel: fuelNames.of(language),
    transmission: transmissionNames.of(language),
    color: colorNames.of(language),
    drive: driveTypeNames.of(language),
    equipment: featureNames.of(language),
  };
  const words = searchWords.of(language);
  if (name === "seats" && /^\d+$/.test(value)) return words.seatsOf(Number(value));
  if (name === "doors" && /^\d+$/.test(value)) return words.doorsOf(Number(value));
  const listed = choices.find((choice) => choice.value === value);
  return fixed[name]?.[value] ?? listed?.label ?? value;
}

function boundChips(search: StockSearch, { language, currency }: Naming): Chip[] {
  const words = searchWords.of(language);
  const { priceMin, priceMax, monthlyMax, yearMin, yearMax, mileageMax } = search;
  const { powerMin, powerMax, engineMin, engineMax } = search;
  const riyals = (sum: number) => moneyInWords(sum, currency, language);
  const horsepower = (power: number) => `${power.toLocaleString("en")} ${words.horsepower}`;
  const cc = (size: number) => `${size.toLocaleString("en")} ${words.cc}`;
  const monthly = (sum: number) => words.aMonth(riyals(sum));
  const kilometres = (km: number) => `${km.toLocaleString("en")} ${words.kilometres}`;
  const chip = (key: string, label: string | undefined, names: readonly BoundFilter[]): Chip[] => {
    if (label === undefined) return [];
    return [{ key, label, without: changed(search, Object.fromEntries(names.map((n) => [n, undefined]))) }];
  };
  return [
    ...chip("price", rangeInWords(priceMin, priceMax, riyals, language), ["priceMin", "priceMax"]),
    ...chip("monthly", rangeInWords(undefined, monthlyMax, monthly, language), ["monthlyMax"]),
    ...chip("year", rangeInWords(yearMin, yearMax, String, language), ["yearMin", "yearMax"]),
    ...chip("mileage", rangeInWords(undefined, mileageMax, kilometres, language), ["mileageMax"]),
    ...chip("power", rangeInWords(powerMin, powerMax, horsepower, language), ["powerMin", "powerMax"]),
    ...chip("engine", rangeInWords(engineMin, engineMax, cc, language), ["engineMin", "engineMax"]),
  ];
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
