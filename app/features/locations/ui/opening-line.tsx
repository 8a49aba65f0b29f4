import { weekdayInWords } from "#app/i18n/dates.ts";
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
    if (state.open) return words.openUntil(short(state.until));
    if (!state.next) return words.closed;
    const { daysAhead, day, time } = state.next;
    if (daysAhead === 0) return words.opensToday(short(time));
    if (daysAhead === 1) return words.opensTomorrow(short(time));
    return words.opensOn(weekdayInWords(day, language), short(time));
  }
}

/** 07:00 as the texts write it: 7:00. */
function short(time: string): string {
  return time.replace(/^0(?=\d:)/, "");
}
