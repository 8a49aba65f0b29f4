import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { FleetAnswers } from "#app/features/leads/calls.ts";
import { fleetTerms } from "#app/features/leads/rules/fleet-terms.ts";
import { groupedNumber } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { FormValues } from "#app/ui/form/use-form.ts";
import { type FleetQuery, isAnswered, readFleetQuery } from "../../rules/fleet/fleet-address.ts";
import type { InquiryChoices } from "../../rules/fleet/inquiry-choices.ts";
import { lastAnswers } from "./last-answers.ts";
import { fleetWords } from "./words.ts";

/** The calculator's answers on their way into the inquiry. */
export interface CarriedAnswers {
  readonly answers: FleetAnswers;
  /** The presets of the form, until other values are typed. */
  readonly presets: FormValues;
  /** How they read. */
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

/**
 * The answers that the address holds, which survives a reload and a change of language; on a page apart from the
 * calculator, where it holds none, those last given in this tab. Undefined without any.
 */
export function useCarriedAnswers(
  choices: InquiryChoices | undefined,
  isApart: boolean,
): CarriedAnswers | undefined {
  const query = useAnsweredQuery(isApart);
  const language = useLanguage();
  return useMemo(() => {
    const address = new URLSearchParams(query);
    if (!choices || !isAnswered(address)) return undefined;
    const { uses, terms } = choices;
    const answers = readFleetQuery(address, { uses: uses.map(({ id }) => id), terms });
    const work = uses.find(({ id }) => id === answers.use);
    const words = fleetWords.of(language);
    return {
      answers: answers,
      presets: presetsFor(answers, work?.cars ?? []),
      lines: [
        { label: words.kmAnswer, value: groupedNumber(answers.kmPerYear, language) },
        { label: words.countAnswer, value: groupedNumber(answers.count, language) },
        { label: words.useAnswer, value: work?.label ?? answers.use },
        { label: words.termAnswer, value: words.months(answers.months) },
      ],
    };
  }, [query, language, choices]);
}

function useAnsweredQuery(isApart: boolean): string {
  const { search } = useLocation();
  const [last, setLast] = useState("");
  useEffect(() => {
    if (isApart) setLast(lastAnswers());
  }, [isApart]);
  return isAnswered(new URLSearchParams(search)) ? search : last;
}

function presetsFor(answers: FleetQuery, models: readonly string[]): FormValues {
  const term = fleetTerms.find((one) => one === String(answers.months));
  return {
    "fleet.count": String(answers.count),
    "fleet.models": models.join(" "),
    ...(term === undefined ? {} : { "fleet.term": term }),
  };
}
