import { lazy, Suspense, useState } from "react";
import { commaIn } from "#app/i18n/comma.ts";
import { addDays, dayInWords } from "#app/i18n/dates/dates.ts";
import { hijriInWords } from "#app/i18n/dates/hijri.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { CalendarDays } from "../calendar-dialog.tsx";
import { stepWords } from "./words.ts";

// React Aria's calendar is 36 KB: it is loaded on first use.
const loadCalendar = async () => ({
  default: (await import("../calendar-dialog.tsx")).CalendarDialog,
});
const CalendarDialog = lazy(loadCalendar);

interface DayPickerProps {
  day: string;
  free: CalendarDays;
  onChoose: (day: string) => void;
}

/** One day with an arrow to either side, and the calendar behind its name. */
export function DayPicker({ day, free, onChoose }: DayPickerProps) {
  const language = useLanguage();
  const words = stepWords.of(language);
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-stretch gap-2">
      <DayArrow
        label={words.previousDay}
        way="back"
        disabled={day <= free.range.first}
        onPress={() => onChoose(addDays(day, -1))}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        className="flex min-h-12 grow items-center justify-center gap-3 rounded border border-line-strong bg-surface px-2 py-2 text-center sm:px-4 font-medium hover:bg-sand-50"
      >
        <Icon name="calendar" className="size-5 shrink-0 text-accent max-sm:hidden" />
        <span>
          {dayInWords(day, language)}
          <span className="sr-only">{commaIn[language]} </span>
          <span className="block text-sm font-normal text-ink-soft">{hijriInWords(day, language)}</span>
        </span>
        <span className="sr-only">. {words.openCalendar}</span>
      </button>
      <DayArrow
        label={words.nextDay}
        way="on"
        disabled={day >= free.range.last}
        onPress={() => onChoose(addDays(day, 1))}
      />
      {open && (
        <Suspense fallback={null}>
          <CalendarDialog day={day} free={free} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface DayArrowProps {
  label: string;
  way: "back" | "on";
  disabled: boolean;
  onPress: () => void;
}

function DayArrow({ label, way, disabled, onPress }: DayArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid w-12 shrink-0 place-items-center rounded border border-line-strong bg-surface hover:bg-sand-50 disabled:border-line disabled:text-sand-300"
    >
      <Icon name={way === "on" ? "chevron-forward" : "chevron-back"} />
    </button>
  );
}
