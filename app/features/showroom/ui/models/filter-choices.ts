import { groupedNumber } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { moneyInWords } from "#app/i18n/numbers/money.ts";
import { boundSteps, fittingModels, monthlyScale, priceScale } from "../../rules/models/model-filter.ts";
import {
  type BoundFilter,
  type ChoiceFilter,
  type Fuel,
  type ModelChoices,
  type ModelFilter,
  type ModelSearch,
  modelsAddress,
  toggledModels,
} from "../../rules/models/model-search.ts";
import { namedValues } from "../specification/words.ts";
import type { ListedModel } from "./listed-models.ts";
import { modelWords } from "./words.ts";

/** What names the choices: the labels of body types and the currency are content. */
export interface ChoiceNaming {
  readonly language: Language;
  readonly bodyTypes: readonly { readonly id: string; readonly label: string }[];
  readonly currency: string;
}

/** A filter that is set, in words, and the list without it. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly without: ModelSearch;
}

/** What a value of a filter is called. */
function choiceName(name: ChoiceFilter, value: string, { language, bodyTypes }: ChoiceNaming): string {
  if (name === "fuel") return namedValues.of(language)[value as Fuel];
  if (name === "seats") return modelWords.of(language).seatsOf(Number(value), Number(value));
  return bodyTypes.find(({ id }) => id === value)?.label ?? value;
}

function boundName(name: BoundFilter, bound: number, { language, currency }: ChoiceNaming): string {
  const words = modelWords.of(language);
  const sum = moneyInWords(bound, currency, language);
  return name === "priceMax" ? words.upTo(sum) : words.upToAMonth(sum);
}

/** Every value that is set, in the order of the filters. */
export function filterChips(search: ModelSearch, naming: ChoiceNaming): FilterChip[] {
  const chosen = (["bodyType", "seats", "fuel"] as const).flatMap((name) =>
    search[name].map((value) => ({
      key: `${name}.${value}`,
      label: choiceName(name, value, naming),
      without: toggledModels(search, name, value),
    })),
  );
  const bounds = (["priceMax", "monthlyMax"] as const).flatMap((name) => {
    const bound = search[name];
    const without = { ...search, [name]: undefined };
    return bound === undefined ? [] : [{ key: name, label: boundName(name, bound, naming), without }];
  });
  return [...chosen, ...bounds];
}

interface Listed {
  readonly models: readonly ListedModel[];
  readonly choices: ModelChoices;
  readonly search: ModelSearch;
  readonly naming: ChoiceNaming;
}

/** The choices of every filter, each with the list that it leads to and how many models that shows. */
export function filterRows({ models, choices, search, naming }: Listed) {
  const words = modelWords.of(naming.language);
  const countOf = (filter: ModelFilter) => fittingModels(models, filter).length;
  const rows = (["bodyType", "seats", "fuel"] as const).map((name) => ({
    name,
    label: words[name],
    choices: choices[name].map((value) => ({
      id: value,
      label: name === "seats" ? value : choiceName(name, value, naming),
      to: modelsAddress(toggledModels(search, name, value)),
      isChosen: search[name].includes(value),
      count: countOf({ ...search, [name]: [value] }),
    })),
  }));
  const sums = (name: BoundFilter, steps: readonly number[]) => ({
    name,
    label: words[name](naming.currency),
    choices: steps.map((bound) => ({
      id: String(bound),
      label: groupedNumber(bound, naming.language),
      to: modelsAddress({ ...search, [name]: search[name] === bound ? undefined : bound }),
      isChosen: search[name] === bound,
      count: countOf({ ...search, [name]: bound }),
    })),
  });
  const { prices, months } = leastOf(models);
  return [
    ...rows,
    sums("priceMax", boundSteps(prices, priceScale)),
    sums("monthlyMax", boundSteps(months, monthlyScale)),
  ].filter((row) => row.choices.length > 1);
}

function leastOf(models: readonly ListedModel[]) {
  const months = models.map(({ trims }) => trims.flatMap(({ monthly }) => monthly ?? []));
  return {
    prices: models.map(({ trims }) => Math.min(...trims.map(({ price }) => price))),
    months: months.filter((one) => one.length > 0).map((one) => Math.min(...one)),
  };
}
