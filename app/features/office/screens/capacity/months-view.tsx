import { type KeyboardEvent, useRef, useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn, dayInBrief, dayInWords, weekdayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { Capacity, CapacityDay, Closure, Override } from "./capacity-screen.tsx";
import { dayByKey, daysOf, hoursInBrief, hoursInFull, weeksOf } from "./months.ts";
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
          <Special month={month} capacity={capacity} onOverride={onOverride} />
        </section>
      ))}
    </div>
  );
}

function monthName(month: string, language: Language): string {
  return dateInWords(`${month}-01`, language).replace(/^\D*1\s/, "");
}

function Weeks({ month, children }: { month: string; children: (day: string) => React.ReactNode }) {
  const language = useLanguage();
  // A week that begins on a Sunday, for its names.
  const names = ["04", "05", "06", "07", "08", "09", "10"].map((day) => `2026-01-${day}`);
  return (
    <table className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className="pb-1 text-start ps-1 text-2xs font-normal text-ink-faint">
              {weekdayInBrief(name, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, weekday) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the week
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

function DayCell({ day, details, capacity, isReachable, onOpen }: DayCellProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const brief = details && hoursInBrief(details.timings, language);
  const share = details === undefined || details.hours === 0 ? 0 : Math.round((details.taken / details.hours) * 100);
  const reason = capacity.overrides.find(({ id }) => id === details?.override)?.reason[language];
  const hasClosure = (details?.closures.length ?? 0) > 0;
  const isToday = day === capacity.today;
  const spoken = [
    dayInWords(day, language),
    brief === undefined ? words.closed : hoursInFull(details?.timings ?? [], language),
    ...(brief === undefined ? [] : [words.taken(share)]),
    ...(reason === undefined ? [] : [reason]),
    ...(hasClosure ? [words.bayClosed] : []),
  ];
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReachable ? 0 : -1}
      onClick={onOpen}
      aria-label={spoken.join(language === "ar" ? "، " : ", ")}
      {...(isToday && { "aria-current": "date" })}
      {...(reason && { title: reason })}
      className={`relative flex h-18 w-full flex-col items-stretch p-1 text-start outline-offset-[-2px] hover:bg-sand-50 ${reason ? "bg-warning-soft" : brief === undefined ? "board-closed" : ""} ${day < capacity.today ? "opacity-55" : ""}`}
    >
      <span className="flex items-center justify-between">
        <span className={`tabular text-xs ${isToday ? "rounded-full bg-accent px-1.5 text-white" : ""}`}>{Number(day.slice(8))}</span>
        {hasClosure && <Icon name="wrench" className="size-3 text-warning" />}
      </span>
      <span className="mt-0.5 text-2xs leading-tight text-ink-soft" aria-hidden="true">
        {brief === undefined ? (
          words.closed
        ) : (
          <>
            <bdi className="block whitespace-nowrap">{brief[0]}</bdi>
            <bdi className="block whitespace-nowrap">{brief[1]}</bdi>
          </>
        )}
      </span>
      {brief !== undefined && (
        <span aria-hidden="true" className="mt-auto block h-1 overflow-hidden rounded-full bg-sand-200">
          <span className={`block h-full ${share >= 90 ? "bg-warning" : "bg-accent"}`} style={{ inlineSize: `${share}%` }} />
        </span>
      )}
    </button>
  );
}

interface SpecialProps {
  month: string;
  capacity: Capacity;
  onOverride?: ((override: Override) => void) | undefined;
}

/** What is other than usual in a month, with its reasons: nothing of it is seen by pointing alone. */
function Special({ month, capacity, onOverride }: SpecialProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { from, to } = daysOf([month]);
  const overrides = capacity.overrides.filter((one) => one.from <= to && one.to >= from);
  const closures = capacity.closures.filter(
    (one) => dayIn(one.from, capacity.timeZone) <= to && dayIn(one.to, capacity.timeZone) >= from,
  );
  if (overrides.length + closures.length === 0) return <p className="mt-2 text-xs text-ink-faint">{words.noSpecial}</p>;
  return (
    <ul className="mt-2 grid">
      {overrides.map((override) => (
        <li key={override.id}>
          {onOverride ? (
            <button
              type="button"
              onClick={() => onOverride(override)}
              className="press -mx-1 flex w-full items-center rounded px-1 text-start hover:bg-sand-50"
            >
              <OverrideLine override={override} />
            </button>
          ) : (
            <span className="flex py-1.5">
              <OverrideLine override={override} />
            </span>
          )}
        </li>
      ))}
      {closures.map((closure) => (
        <li key={closure.id} className="flex items-baseline gap-2 py-1.5 text-xs">
          <Icon name="wrench" className="size-3 shrink-0 self-center text-warning" />
          <span className="min-w-0">
            <ClosureText closure={closure} capacity={capacity} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function OverrideLine({ override: { from, to, timings, reason } }: { override: Override }) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  return (
    <span className="flex items-baseline gap-2 text-xs">
      <span aria-hidden="true" className="size-2.5 shrink-0 self-center border border-line-strong/40 bg-warning-soft" />
      <span className="min-w-0">
        <bdi>{dayInBrief(from, language)}</bdi>
        {to !== from && (
          <>
            {" – "}
            <bdi>{dayInBrief(to, language)}</bdi>
          </>
        )}
        <span className="text-ink-soft">
          {" · "}
          <bdi>{reason[language]}</bdi>
          {" · "}
          <bdi>{timings.length === 0 ? words.closed : hoursInFull(timings, language)}</bdi>
        </span>
      </span>
    </span>
  );
}

/** A closure in words: which bay, from when to when, and why. */
export function ClosureText({ closure: { bay, from, to, kind, reason }, capacity }: { closure: Closure; capacity: Capacity }) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { timeZone } = capacity;
  const [first, last] = [dayIn(from, timeZone), dayIn(to, timeZone)];
  return (
    <>
      <bdi>{capacity.bays.find((one) => one.bay === bay)?.name}</bdi>
      <span className="text-ink-soft">
        {" · "}
        {words[kind]}
        {" · "}
        <bdi>
          {dayInBrief(first, language)} {timeAt(from, timeZone, language)}
        </bdi>
        {" – "}
        <bdi>
          {last !== first && `${dayInBrief(last, language)} `}
          {timeAt(to, timeZone, language)}
        </bdi>
        {" · "}
        <bdi>{reason}</bdi>
      </span>
    </>
  );
}
