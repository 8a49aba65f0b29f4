import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { OfficeRefused } from "../../browser/office-client.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { mostAffected, showAffectedCall } from "../../calls/capacity-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { type LeftOf, proposalOf, type SpanOfTime } from "./free-times.ts";
import {
  type Affected,
  type Choice,
  type Choices,
  type FurtherTimes,
  isAnswered,
  resolutionsOf,
  withFirstFree,
  withFurther,
} from "./resolving.ts";
import { useFreeTimes } from "./use-free-times.ts";

type Answer = AnswerTo<typeof showAffectedCall>;
export type AffectedPerson = Answer["appointments"][number];

export interface Resolving {
  readonly appointments: readonly Affected[];
  readonly people: ReadonlyMap<string, AffectedPerson>;
  readonly callers: Answer["callers"];
  readonly isLoading: boolean;
  readonly choices: Choices;
  readonly choose: (appointmentId: string, choice: Choice) => void;
  /** Free times for all that can be moved and are open, as far as there are any. */
  readonly chooseFirstFree: { readonly run: () => void; readonly isBusy: boolean };
  /** How many have no answer yet. */
  readonly open: number;
  readonly resolutions: () => ReturnType<typeof resolutionsOf>;
  /** Of which appointment a deed was refused, and why. */
  readonly problem: { readonly appointmentId: string; readonly message: string } | undefined;
  /** Takes a refusal that names an appointment: it is open again, with the times that are free instead. */
  readonly takeProblem: (refused: OfficeRefused) => boolean;
}

/** What becomes of affected appointments, as it is decided one by one. What was chosen stays while everything is read again. */
export function useResolving(center: string, affected: readonly Affected[], leftOf: LeftOf): Resolving {
  const [choices, setChoices] = useState<Choices>({});
  const [further, setFurther] = useState<FurtherTimes>({});
  const [problem, setProblem] = useState<Resolving["problem"]>();
  const { people, callers, isLoading } = usePeople(center, affected);
  const appointments = withFurther(affected, further);
  const freeTimes = useFreeTimes(center, leftOf);
  const run = async () => {
    const freeOf = await freeTimes.read(appointments, people);
    const times = withFirstFree(appointments, { choices, people, freeOf });
    setProblem(undefined);
    const added = [...times].map(([id, time]) => [id, [proposalOf(time)]] as const);
    setFurther((current) => ({ ...current, ...Object.fromEntries(added) }));
    const chosen = [...times].map(([id, { startsAt }]) => [id, { kind: "move", startsAt }] as const);
    setChoices((current) => ({ ...current, ...Object.fromEntries(chosen) }));
  };
  return {
    ...{ appointments, people, callers, isLoading, choices, problem },
    open: appointments.filter((one) => !isAnswered(one, choices)).length,
    choose(appointmentId, choice) {
      setProblem(undefined);
      setChoices((current) => ({ ...current, [appointmentId]: choice }));
    },
    chooseFirstFree: { run: () => void run().catch(() => undefined), isBusy: freeTimes.isBusy },
    resolutions: () => resolutionsOf(appointments, choices, people),
    takeProblem({ detail: { appointmentId, alternatives }, message }) {
      if (typeof appointmentId !== "string") return false;
      setProblem({ appointmentId, message });
      setChoices(({ [appointmentId]: _, ...others }) => others);
      if (Array.isArray(alternatives)) {
        const times = (alternatives as SpanOfTime[]).map(proposalOf);
        setFurther((current) => ({ ...current, [appointmentId]: times }));
      }
      return true;
    },
  };
}

/** Whose they are, read in parts; who may be given a call comes with each. */
function usePeople(center: string, affected: readonly Affected[]) {
  const language = useLanguage();
  const ids = affected.map(({ appointmentId }) => appointmentId);
  const parts = Array.from({ length: Math.ceil(ids.length / mostAffected) }, (_, part) =>
    ids.slice(part * mostAffected, (part + 1) * mostAffected).join(","),
  );
  const topics = [`service/${center}`];
  const answers = useQueries({
    queries: parts.map((part) =>
      officeQuery(showAffectedCall, { params: { center }, query: { ids: part } }, { language, topics }),
    ),
  });
  const found = answers.flatMap(({ data }) => data?.appointments ?? []);
  return {
    people: new Map(found.map((person) => [person.id, person])),
    callers: answers[0]?.data?.callers ?? [],
    isLoading: answers.some(({ isPending }) => isPending),
  };
}
