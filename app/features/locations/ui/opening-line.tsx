import { timeOfDay } from "#app/i18n/dates/clock.ts";
import { weekdayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { OpeningState } from "../rules/opening-state.ts";
import { locationWords } from "../words.ts";

/** Open or closed at this minute, and until when. */
export function OpeningLine({ state }: { state: OpeningState }) {
  const language = useLanguage();
  const words = locationWords.of(language);
  return (
    <p className="mt-1 flex items-center gap-2 text-sm font-medium">
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-full ${state.open ? "bg-success" : "bg-line-strong"}`}
      />
      <span className={state.open ? "text-success" : "text-ink-soft"}>{sentence()}</span>
    </p>
  );

  function sentence(): string {
    if (state.open) return words.openUntil(timeOfDay(state.until, language));
    if (!state.next) return words.closed;
    const { daysAhead, day, time } = state.next;
    if (daysAhead === 0) return words.opensToday(timeOfDay(time, language));
    if (daysAhead === 1) return words.opensTomorrow(timeOfDay(time, language));
    return words.opensOn(weekdayInWords(day, language), timeOfDay(time, language));
  }
}
