import type { ReactNode } from "react";
import { hoursInWords } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInWords } from "#app/i18n/dates/dates.ts";
import { hijriInWords } from "#app/i18n/dates/hijri.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ChosenPlace, ChosenSlot } from "../../wizard/chosen.ts";
import { stepWords } from "./words.ts";

/** What has been chosen so far, one row a choice. */
export function SummaryRows({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

interface SummaryRowProps {
  label: string;
  changeLabel: string;
  /** With it the row leads back to its step. */
  onChange: (() => void) | undefined;
  children: ReactNode;
}

export function SummaryRow({ label, changeLabel, onChange, children }: SummaryRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="col-start-1 mt-1">{children}</dd>
      {onChange && (
        <dd className="col-start-2 row-span-2 row-start-1 self-center">
          <button
            type="button"
            onClick={onChange}
            className="min-h-11 px-2 text-accent underline underline-offset-4"
          >
            {changeLabel}
            <span className="sr-only">: {label}</span>
          </button>
        </dd>
      )}
    </div>
  );
}

/** In place of what is not chosen yet. */
export function NotChosen() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-faint">
        —
      </span>
      <span className="sr-only">{stepWords.of(useLanguage()).notChosen}</span>
    </>
  );
}

export function PlaceLines({ place }: { place: ChosenPlace | null }) {
  if (!place) return <NotChosen />;
  return (
    <>
      {place.title}
      <span className="block text-sm text-ink-soft">{place.address}</span>
    </>
  );
}

interface TimeLinesProps {
  date: string | null;
  slot: ChosenSlot | null;
  place: ChosenPlace | null;
}

export function TimeLines({ date, slot, place }: TimeLinesProps) {
  const language = useLanguage();
  if (!slot || !date || !place) return <NotChosen />;
  // After midnight it is already the next day, whatever day it was offered under.
  const day = dayIn(slot.startTime, place.timeZone);
  return (
    <>
      {dayInWords(day, language)}
      <span className="block text-sm text-ink-soft">{hijriInWords(day, language)}</span>
      <span className="block">{hoursInWords([slot.startTime, slot.endTime], place.timeZone, language)}</span>
    </>
  );
}
