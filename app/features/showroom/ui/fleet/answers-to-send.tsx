import { useLanguage } from "#app/i18n/use-language.ts";
import type { CarriedAnswers } from "./carried-answers.ts";
import { fleetWords } from "./words.ts";

/** The calculator's answers beside the form that they go out with. */
export function AnswersToSend({ lines }: Pick<CarriedAnswers, "lines">) {
  const words = fleetWords.of(useLanguage());
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-base font-normal">{words.answersGoAlong}</h3>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm">
        {lines.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
