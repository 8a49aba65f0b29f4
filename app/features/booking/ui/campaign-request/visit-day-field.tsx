import { lazy, Suspense, useState } from "react";
import type { CalendarDays } from "#app/features/scheduling/ui/calendar-dialog.tsx";
import { DateField } from "#app/ui/form/fields/date-field.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useBookingPage } from "../booking-page.ts";
import { campaignWords } from "./words.ts";

const loadCalendar = async () => ({
  default: (await import("#app/features/scheduling/ui/calendar-dialog.tsx")).CalendarDialog,
});
const CalendarDialog = lazy(loadCalendar);

interface VisitDayFieldProps {
  name: string;
  error: string | undefined;
  /** YYYY-MM-DD; empty for none. */
  day: string;
  /** Both included. */
  firstDay: string;
  lastDay: string;
  /** The days that may be chosen, in their order. */
  openDays: readonly string[];
  onDay: (day: string) => void;
}

/** A day, typed or taken from the calendar, where days that cannot be chosen are off. */
export function VisitDayField({ name, error, day, firstDay, lastDay, openDays, onDay }: VisitDayFieldProps) {
  const { language } = useBookingPage();
  const words = campaignWords.of(language);
  const [shown, setShown] = useState<string>();
  const isInside = firstDay <= day && day <= lastDay;
  return (
    <>
      <DateField
        name={name}
        label={words.serviceDate}
        error={error}
        value={day}
        onChange={onDay}
        required
        beside={
          <button
            type="button"
            data-analytics="calendar"
            aria-label={words.openCalendar}
            aria-haspopup="dialog"
            onClick={() => setShown(isInside ? day : (openDays[0] ?? firstDay))}
            onPointerEnter={() => void loadCalendar()}
            onFocus={() => void loadCalendar()}
            className="grid size-11 shrink-0 place-items-center rounded text-accent hover:bg-sand-50"
          >
            <Icon name="calendar" />
          </button>
        }
      />
      {shown && (
        <Suspense fallback={null}>
          <CalendarDialog
            day={shown}
            free={calendarOf(firstDay, lastDay, openDays)}
            onChoose={onDay}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Here it is clear at once which days are open. */
function calendarOf(first: string, last: string, openDays: readonly string[]): CalendarDays {
  const range = { first, last };
  return { range, days: new Set(openDays), isLoading: () => false, loadMonth: () => undefined };
}
