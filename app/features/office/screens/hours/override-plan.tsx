import { useQuery } from "@tanstack/react-query";
import { dayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { OfficeRefused } from "../../browser/office-client.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { planOverrideCall } from "../../calls/capacity-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { capacityWords } from "../capacity/words.ts";
import type { DatedForm } from "./dated-fields.tsx";

type Plan = AnswerTo<typeof planOverrideCall>;

/** What dated hours would do, read again with every change of them and every new booking. */
export function useOverridePlan(
  center: string,
  { from, to, timings }: DatedForm,
  { id, isWanted }: { id: string | undefined; isWanted: boolean },
) {
  const language = useLanguage();
  const hours = timings.map(({ start, end }) => `${start}-${end}`).join(",");
  const isWhole = from !== "" && to !== "" && timings.every(({ start, end }) => start !== "" && end !== "");
  return useQuery({
    ...officeQuery(
      planOverrideCall,
      { params: { center }, query: { from, to, id, ...(hours !== "" && { hours }) } },
      { language, topics: [`service/${center}`, `capacity/${center}`] },
    ),
    enabled: isWanted && isWhole,
    retry: false,
  });
}

/** On which days other dated hours give way or hold, and how many appointments are affected; or why it cannot be. */
export function OverridePlan({ plan }: { plan: ReturnType<typeof useOverridePlan> }) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  if (plan.error !== null)
    return plan.error instanceof OfficeRefused && plan.error.message !== "" ? (
      <p role="alert" className="text-sm text-danger">
        {plan.error.message}
      </p>
    ) : null;
  if (plan.data === undefined) return null;
  const { days, shared, affected } = plan.data;
  return (
    <section aria-label={words.planTitle} className="grid gap-1 rounded-md bg-sand-50 px-3 py-2 text-sm">
      <p>
        {words.dayCount(days)}
        {" · "}
        {affected === 0 ? words.nothingAffected : words.affectedCount(affected)}
      </p>
      {shared.map((one) => (
        <p key={`${one.from} ${one.reason.en}`} className={one.isOther ? "text-danger" : "text-ink-soft"}>
          {sharedInWords(one, language)}
        </p>
      ))}
    </section>
  );
}

function sharedInWords(
  { from, to, reason, isClosure, isOther }: Plan["shared"][number],
  language: Language,
): string {
  const words = capacityWords.of(language);
  const ends = [...new Set([from, to])].map((day) => dayInBrief(day, language)).join(" – ");
  const word = isOther ? (isClosure ? "staysClosed" : "staysOther") : "standsAbove";
  return words[word](ends, reason[language]);
}
