import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { withCommas } from "#app/i18n/comma.ts";
import { addDays, dateInWords, dayInWords, weekdayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { dayByKey, daysOf, hoursInBrief, hoursInFull, weeksOf } from "./months.ts";
import type { Capacity, CapacityDay, Override } from "./shown-capacity.ts";
import { SpecialHours } from "./special-hours.tsx";
import { capacityWords } from "./words.ts";

interface MonthsViewProps {
  months: readonly string[];
  capacity: Capacity;
  /** The day that is open. */
  day: string | null;
  onOpen: (day: string) => void;
  onOverride?: ((override: Override) => void) | undefined;
}

/** Months side by side on a desk, one under the other on a phone. Arrow keys go from day to day through all of them. */
export function MonthsView({ months, capacity, day, onOpen, onOverride }: MonthsViewProps) {
  const language = useLanguage();
  const [focused, setFocused] = useState(day ?? capacity.today);
  const root = useRef<HTMLDivElement>(null);
  const { from, to } = daysOf(months);
  const reachable = focused < from || focused > to ? from : focused;
  const days = new Map(capacity.days.map((one) => [one.day, one]));
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(reachable, event.key, { isRtl: language === "ar", from, to });
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    root.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days in it are pressed, here their keys arrive
    <div
      ref={root}
      onKeyDown={move}
      className="grid gap-x-6 gap-y-8 px-4 py-5 lg:grid-cols-2 lg:px-6 xl:grid-cols-3 2xl:gap-x-10"
    >
      {months.map((month) => (
        <section key={month} aria-label={monthName(month, language)} className="min-w-0">
          <h2 className="mb-2 text-base">{monthName(month, language)}</h2>
          <Weeks month={month}>
            {(one) => (
              <DayCell
                day={one}
                details={days.get(one)}
                capacity={capacity}
                isReachable={one === reachable}
                onOpen={() => {
                  setFocused(one);
                  onOpen(one);
                }}
              />
            )}
          </Weeks>
          <SpecialHours month={month} capacity={capacity} onOverride={onOverride} />
        </section>
      ))}
    </div>
  );
}

function monthName(month: string, language: Language): string {
  return dateInWords(`${month}-01`, language).replace(/^\D*1\s/, "");
}

/** For the names of the days of a week. */
const someSunday = "2026-01-04";

function Weeks({ month, children }: { month: string; children: (day: string) => ReactNode }) {
  const language = useLanguage();
  const names = Array.from({ length: 7 }, (_, weekday) => addDays(someSunday, weekday));
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {names.map((name) => (
            <th
              key={name}
              scope="col"
              className="pb-1 text-start whitespace-nowrap ps-0.5 text-2xs sm:ps-1 font-normal text-ink-faint"
            >
              {weekdayInBrief(name, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              <td key={day ?? weekday} className="border border-line p-0">
                {day !== null && children(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  details: CapacityDay | undefined;
  capacity: Capacity;
  isReachable: boolean;
  onOpen: () => void;
}

/** A day as it is read out: its hours, how full it is, and what is unusual about it. */
function dayInFull(
  day: string,
  details: CapacityDay | undefined,
  reason: string | undefined,
  language: Language,
): string {
  const words = capacityWords.of(language);
  const { timings = [], closures = [] } = details ?? {};
  const parts = [
    dayInWords(day, language),
    ...(timings.length === 0
      ? [words.closed]
      : [hoursInFull(timings, language), words.taken(shareOf(details))]),
    ...(reason === undefined ? [] : [reason]),
    ...(closures.length > 0 ? [words.bayClosed] : []),
  ];
  return withCommas(parts, language);
}

/** How much of a day is taken, in whole percent. */
function shareOf(details: CapacityDay | undefined): number {
  return details === undefined || details.hours === 0 ? 0 : Math.round((details.taken / details.hours) * 100);
}

function DayCell({ day, details, capacity, isReachable, onOpen }: DayCellProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const brief = details && hoursInBrief(details.timings, language);
  const share = shareOf(details);
  const reason = capacity.overrides.find(({ id }) => id === details?.override)?.reason[language];
  const hasClosure = (details?.closures.length ?? 0) > 0;
  const isToday = day === capacity.today;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      onClick={onOpen}
      {...(isToday && { "aria-current": "date" })}
      {...(reason && { title: reason })}
      className={`relative flex h-18 w-full flex-col items-stretch p-1 text-start outline-offset-[-2px] hover:bg-sand-50 ${reason ? "bg-warning-soft" : brief === undefined ? "board-closed" : ""} ${day < capacity.today ? "text-ink-faint" : ""}`}
    >
      <span className="sr-only">{dayInFull(day, details, reason, language)}</span>
      <span aria-hidden="true" className="flex items-center justify-between">
        <span className={`tabular text-xs ${isToday ? "rounded-full bg-accent px-1.5 text-white" : ""}`}>
          {Number(day.slice(8))}
        </span>
        {hasClosure && <Icon name="wrench" className="size-3 text-warning" />}
      </span>
      <span
        className={`mt-0.5 whitespace-nowrap text-2xs leading-tight ${day < capacity.today ? "" : "text-ink-soft"}`}
        aria-hidden="true"
      >
        {brief === undefined ? (
          <span className="max-[22rem]:hidden">{words.closed}</span>
        ) : (
          <>
            <bdi className="block">{brief[0]}</bdi>
            <bdi className="block">{brief[1]}</bdi>
          </>
        )}
      </span>
      {brief !== undefined && (
        <span aria-hidden="true" className="mt-auto block h-1 overflow-hidden rounded-full bg-sand-200">
          <span
            className={`block h-full ${share >= 90 ? "bg-warning" : "bg-accent"}`}
            style={{ inlineSize: `${share}%` }}
          />
        </span>
      )}
    </button>
  );
}
