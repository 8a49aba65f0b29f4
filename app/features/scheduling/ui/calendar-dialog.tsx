import {
  type CalendarDate,
  type createCalendar,
  GregorianCalendar,
  parseDate,
} from "@internationalized/date";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from "react-aria-components";
import { addDays, addMonths, monthOf, withoutArticle } from "#app/i18n/dates/dates.ts";
import { hijriDayOfMonth, hijriInWords, hijriMonths } from "#app/i18n/dates/hijri.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownEvent } from "#app/ui/overlay/own-event.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { calendarWords } from "./words.ts";

/** The days of a calendar, YYYY-MM-DD, and which of them can be chosen. */
export interface CalendarDays {
  /** Both included. */
  readonly range: { readonly first: string; readonly last: string };
  readonly days: { has(day: string): boolean };
  readonly isLoading: (day: string) => boolean;
  /** Called with each month, YYYY-MM, that is shown. */
  readonly loadMonth: (month: string) => void;
}

interface CalendarDialogProps {
  day: string;
  free: CalendarDays;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/**
 * A month of days; past days and days without free times cannot be chosen. Gregorian in both languages, with the Hijri day
 * beside each.
 */
export function CalendarDialog({ day, free, onChoose, onClose }: CalendarDialogProps) {
  const language = useLanguage();
  const words = calendarWords.of(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(day));
  const month = monthOf(focused.toString());
  // Before the calendar focuses its day in an effect of its own: opening moves the focus to the first button.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // Closing it this way gives the focus back to what opened it.
  const close = () => dialog.current?.close();
  useEffect(() => free.loadMonth(month), [free.loadMonth, month]);
  return (
    // A press on the dialog itself, not on what stands in it, fell beside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      aria-label={words.calendar}
      onClose={ownEvent(onClose)}
      onClick={(event) => event.target === dialog.current && close()}
      className="w-[min(24rem,calc(100vw-1rem))] rounded-xl min-[360px]:w-[min(24rem,calc(100vw-2rem))] bg-surface p-0 backdrop:bg-sea-950/50"
    >
      {/* React Aria writes a style element of this id unless there is one; ours stands in a sheet, as the CSP requires. */}
      <span hidden id="react-aria-pressable-style" />
      <I18nProvider locale={language === "ar" ? "ar-QA-u-ca-gregory-nu-latn" : "en-GB"}>
        {/* It calls itself by its month; the dialog around it has the name. */}
        <Calendar
          autoFocus
          createCalendar={gregorian}
          firstDayOfWeek="sun"
          value={parseDate(day)}
          focusedValue={focused}
          onFocusChange={setFocused}
          minValue={parseDate(free.range.first)}
          maxValue={parseDate(free.range.last)}
          isDateUnavailable={(date) => !free.days.has(date.toString())}
          onChange={(date) => {
            onChoose(date.toString());
            close();
          }}
          className="px-2 py-4 min-[360px]:px-4"
        >
          <MonthBar month={month} loading={free.isLoading(`${month}-01`)} />
          <MonthGrid weekdays={language === "ar" ? "long" : "short"} />
        </Calendar>
      </I18nProvider>
      <div className="flex items-center justify-between gap-4 border-t border-line p-2 ps-4">
        {/* A cell is called by its Gregorian day; this names the other one of the focused day. */}
        <p aria-live="polite" className="text-sm text-ink-soft">
          {hijriInWords(focused.toString(), language)}
        </p>
        <button
          type="button"
          onClick={close}
          className="min-h-11 rounded px-4 font-medium text-accent hover:bg-sand-50"
        >
          {words.close}
        </button>
      </div>
    </dialog>
  );
}

const gregorian: typeof createCalendar = () => new GregorianCalendar();

function MonthBar({ month, loading }: { month: string; loading: boolean }) {
  const language = useLanguage();
  const words = calendarWords.of(language);
  const first = `${month}-01`;
  const arrow = "grid size-11 place-items-center rounded hover:bg-sand-50 disabled:text-sand-300";
  return (
    <header className="flex items-center gap-2">
      <Button slot="previous" aria-label={words.previousMonth} className={arrow}>
        <Icon name="chevron-back" />
      </Button>
      <div className="grow text-center">
        <Heading className="text-lg leading-snug font-medium" />
        <p className="text-xs text-ink-soft">
          {hijriMonths(first, addDays(addMonths(first, 1), -1), language)}
        </p>
      </div>
      <span role="status" className="sr-only">
        {loading ? words.loadingTimes : ""}
      </span>
      <Button slot="next" aria-label={words.nextMonth} className={arrow}>
        <Icon name="chevron-forward" />
      </Button>
    </header>
  );
}

/** Arabic has no short names of weekdays: they stand without their article. */
function MonthGrid({ weekdays }: { weekdays: "long" | "short" }) {
  const language = useLanguage();
  return (
    <CalendarGrid weekdayStyle={weekdays} className="mt-2 w-full table-fixed border-collapse">
      <CalendarGridHeader>
        {(weekday) => (
          <CalendarHeaderCell className="px-0 pb-2 text-[0.625rem] whitespace-nowrap font-normal text-ink-soft min-[360px]:text-[0.6875rem] sm:text-xs">
            {withoutArticle(weekday)}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className="tabular group mx-auto grid size-11 cursor-pointer content-center justify-items-center rounded-full leading-none outline-none hover:bg-sand-50 data-disabled:cursor-default data-disabled:text-sand-300 data-focus-visible:ring-2 data-focus-visible:ring-accent data-focus-visible:ring-offset-1 data-outside-month:invisible data-selected:bg-accent data-selected:text-white data-unavailable:cursor-default data-unavailable:text-sand-300"
          >
            {({ formattedDate }) => (
              <>
                <span className="group-data-unavailable:line-through">{formattedDate}</span>
                {/* Not as text: what is read aloud is the cell's name, and the name of a day is its Gregorian one. */}
                <span
                  data-hijri={hijriDayOfMonth(date.toString(), language)}
                  className="mt-1 text-[0.6875rem] text-ink-soft before:content-[attr(data-hijri)] group-data-disabled:text-inherit group-data-selected:text-inherit group-data-unavailable:text-inherit"
                />
              </>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
