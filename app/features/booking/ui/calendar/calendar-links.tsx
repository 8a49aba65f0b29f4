import { useLanguage } from "#app/i18n/use-language.ts";
import { type CalendarFacts, calendarEntryOf } from "../../calendar-entry.ts";
import { googleCalendarLink, outlookCalendarLink } from "../../rules/calendar/calendar-links.ts";
import { saveCalendar } from "./save-calendar.ts";

const look =
  "inline-flex min-h-11 items-center rounded border border-line-strong px-4 no-underline transition-colors hover:border-ink";

/** Puts an appointment into the customer's calendar: Google's and Outlook's by an address, Apple's by the file. */
export function CalendarLinks({ appointment, label }: { appointment: CalendarFacts; label: string }) {
  const language = useLanguage();
  const entry = calendarEntryOf(appointment, language, location.origin);
  const elsewhere = { target: "_blank", rel: "noopener noreferrer", className: look };
  return (
    <section aria-label={label} className="print:hidden">
      <h2 className="text-sm text-ink-soft">{label}</h2>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href={googleCalendarLink(entry)} data-analytics="calendar-google" {...elsewhere}>
          Google
        </a>
        <a href={outlookCalendarLink(entry)} data-analytics="calendar-outlook" {...elsewhere}>
          Outlook
        </a>
        <button
          type="button"
          data-analytics="calendar-file"
          className={look}
          onClick={() => saveCalendar(appointment, language)}
        >
          Apple
        </button>
      </div>
    </section>
  );
}
