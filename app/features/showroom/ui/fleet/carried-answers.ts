import { useMemo } from "react";
import { useLocation } from "react-router";
import type { FleetCalculator } from "#app/features/content/models/showroom/fleet-calculator.ts";
import type { FleetAnswers } from "#app/features/leads/calls.ts";
import { fleetTerms } from "#app/features/leads/rules/fleet-terms.ts";
import { groupedNumber } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { FormValues } from "#app/ui/form/use-form.ts";
import { type FleetWish, isAnswered, readFleetWish } from "../../rules/fleet/fleet-address.ts";
import type { FleetTrim } from "./fleet-trims.ts";
import { fleetWords } from "./words.ts";

/** The calculator's answers on their way into the inquiry. */
export interface CarriedAnswers {
  readonly answers: FleetAnswers;
  /** What they say in the form, until somebody says something else there. */
  readonly presets: FormValues;
  /** How they read. */
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/** The answers that the address holds, which survives a reload and a change of language; undefined without any. */
export function useCarriedAnswers(
  content: FleetCalculator,
  trims: readonly FleetTrim[],
): CarriedAnswers | undefined {
  const { search } = useLocation();
  const language = useLanguage();
  return useMemo(() => {
    const address = new URLSearchParams(search);
    if (!isAnswered(address)) return undefined;
    const choices = {
      uses: content.uses.map(({ id }) => id),
      terms: content.worth.map(({ months }) => months),
    };
    const wish = readFleetWish(address, choices);
    const words = fleetWords.of(language);
    const work = content.useLabels.find(({ id }) => id === wish.use)?.label ?? wish.use;
    return {
      answers: wish,
      presets: presetsFor(wish, content, trims),
      lines: [
        { label: words.kmAnswer, value: groupedNumber(wish.kmPerYear, language) },
        { label: words.countAnswer, value: groupedNumber(wish.count, language) },
        { label: words.useAnswer, value: work },
        { label: words.termAnswer, value: words.months(wish.months) },
      ],
    };
  }, [search, language, content, trims]);
}

function presetsFor(wish: FleetWish, content: FleetCalculator, trims: readonly FleetTrim[]): FormValues {
  const fitting = content.uses.find(({ id }) => id === wish.use)?.trims ?? [];
  const models = trims.filter(({ id }) => fitting.includes(id)).map(({ car }) => car);
  const term = fleetTerms.find((one) => one === String(wish.months));
  return {
    "fleet.count": String(wish.count),
    "fleet.models": [...new Set(models)].join(" "),
    ...(term === undefined ? {} : { "fleet.term": term }),
  };
}
