import { useState } from "react";
import { addDays, dayInWords, daysBetween } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { DayCount } from "../../calls.ts";
import { stepWords } from "../steps/words.ts";
import { dayParts } from "./day-parts.ts";
import { earliestWords } from "./words.ts";

interface DayStripProps {
  title: string;
  /** The first day of the strip. */
  first: string;
  counts: readonly DayCount[];
  chosen: string | null;
  panelId: string;
  onChoose: (day: string) => void;
}

const daysAtOnce = 7;

/** Seven days with the number of their free times at all places, and the weeks after them. */
export function DayStrip({ title, first, counts, chosen, panelId, onChoose }: DayStripProps) {
  const language = useLanguage();
  const words = earliestWords.of(language);
  const [page, setPage] = useState(0);
  const last = counts.at(-1)?.day ?? first;
  const pages = Math.max(1, Math.ceil((daysBetween(first, last) + 1) / daysAtOnce));
  const times = new Map(counts.map(({ day, times }) => [day, times]));
  const week = Array.from({ length: daysAtOnce }, (_, place) => addDays(first, page * daysAtOnce + place));
  // Behind the last free day there is nothing to choose: a campaign or the horizon has ended.
  const days = week.filter((day) => day <= last);
  return (
    <section aria-label={title}>
      <div className="flex items-center gap-1">
        <h3 className="grow text-sm text-ink-soft">{title}</h3>
        <WeekArrow
          label={words.earlierDays}
          way="back"
          isLast={page === 0}
          onPress={() => setPage(page - 1)}
        />
        <WeekArrow
          label={words.laterDays}
          way="on"
          isLast={page >= pages - 1}
          onPress={() => setPage(page + 1)}
        />
      </div>
      <ul className="mt-1 grid grid-cols-4 gap-1 min-[360px]:grid-cols-7 sm:gap-2">
        {days.map((day) => (
          <li key={day}>
            <DayChip
              day={day}
              times={times.get(day) ?? 0}
              chosen={day === chosen}
              panelId={panelId}
              onPress={() => onChoose(day)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayChipProps {
  day: string;
  times: number;
  chosen: boolean;
  panelId: string;
  onPress: () => void;
}

function DayChip({ day, times, chosen, panelId, onPress }: DayChipProps) {
  const language = useLanguage();
  const { weekday, date, month } = dayParts(day, language);
  return (
    <button
      type="button"
      data-analytics="earliest-day"
      aria-expanded={chosen}
      aria-controls={chosen ? panelId : undefined}
      disabled={times === 0}
      onClick={onPress}
      className={`flex min-h-20 w-full flex-col items-center justify-center rounded border py-2 transition-colors disabled:border-line disabled:text-ink-faint ${
        chosen
          ? "border-accent bg-accent-soft ring-1 ring-accent"
          : "border-line bg-surface enabled:hover:border-ink-soft"
      }`}
    >
      <span className="sr-only">
        {dayInWords(day, language)}: {stepWords.of(language).timesFound(times)}
      </span>
      <span aria-hidden="true" className="text-xs text-ink-soft">
        {weekday}
      </span>
      <span aria-hidden="true" className="tabular text-lg leading-tight font-medium">
        {date}
      </span>
      <span aria-hidden="true" className="text-xs text-ink-soft max-sm:hidden">
        {month}
      </span>
      <span
        aria-hidden="true"
        className={`tabular mt-1 text-xs ${times === 0 ? "" : "font-medium text-accent"}`}
      >
        {times === 0 ? "–" : times}
      </span>
    </button>
  );
}

interface WeekArrowProps {
  label: string;
  way: "back" | "on";
  isLast: boolean;
  onPress: () => void;
}

function WeekArrow({ label, way, isLast, onPress }: WeekArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-analytics={way === "on" ? "later-days" : "earlier-days"}
      aria-disabled={isLast}
      onClick={() => !isLast && onPress()}
      className="grid size-11 place-items-center rounded hover:bg-sand-50 aria-disabled:text-sand-300"
    >
      <Icon name={way === "on" ? "chevron-forward" : "chevron-back"} />
    </button>
  );
}
