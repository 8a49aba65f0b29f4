import { lazy, Suspense, useRef, useState } from "react";
import type { CalendarDays } from "#app/features/scheduling/ui/calendar-dialog.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useBookingPage } from "../booking-page.ts";
import { shownDay, typedDay } from "./typed-day.ts";
import { campaignWords } from "./words.ts";

const loadCalendar = async () => ({
  default: (await import("#app/features/scheduling/ui/calendar-dialog.tsx")).CalendarDialog,
});
const CalendarDialog = lazy(loadCalendar);

interface DateFieldProps {
  name: string;
  error: string | undefined;
  /** Both included. */
  firstDay: string;
  lastDay: string;
  /** The days that may be chosen, in their order. */
  openDays: readonly string[];
  onDay: (day: string | undefined) => void;
}

/** A day, written as MM/DD/YYYY or taken from the calendar, where days that cannot be chosen are off. */
export function DateField({ name, error, firstDay, lastDay, openDays, onDay }: DateFieldProps) {
  const { language } = useBookingPage();
  const words = campaignWords.of(language);
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState<string>();
  const choose = (day: string) => {
    if (!input.current) return;
    input.current.value = shownDay(day);
    // As if it had been typed: the form keeps it and takes its error away.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const open = () => {
    const typed = typedDay(input.current?.value ?? "");
    const isInside = typed !== undefined && firstDay <= typed && typed <= lastDay;
    setShown(isInside ? typed : (openDays[0] ?? firstDay));
  };
  return (
    <div className="relative">
      <TextField
        ref={input}
        name={name}
        label={words.serviceDate}
        hint={words.dateHint}
        error={error}
        placeholder="MM/DD/YYYY"
        inputMode="numeric"
        autoComplete="off"
        ltr
        required
        className="pe-14 rtl:ps-14 rtl:pe-3.5"
        onInput={(event) => onDay(typedDay(event.currentTarget.value))}
      />
      <button
        type="button"
        data-analytics="calendar"
        aria-label={words.openCalendar}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        className="absolute end-0.5 top-[3.875rem] grid size-11 place-items-center rounded text-accent hover:bg-sand-50"
      >
        <Icon name="calendar" />
      </button>
      {shown && (
        <Suspense fallback={null}>
          <CalendarDialog
            day={shown}
            free={calendarOf(firstDay, lastDay, openDays)}
            onChoose={choose}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Here it is clear at once which days are open. */
function calendarOf(first: string, last: string, openDays: readonly string[]): CalendarDays {
  const range = { first, last };
  return { range, days: new Set(openDays), isLoading: () => false, loadMonth: () => undefined };
}
