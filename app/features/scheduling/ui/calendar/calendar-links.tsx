import type { CalendarEntry } from "../../calendar/calendar-file.ts";
import { googleCalendarLink, outlookCalendarLink } from "../../rules/calendar/calendar-links.ts";
import { saveCalendar } from "./save-calendar.ts";

const look =
  "inline-flex min-h-11 items-center rounded-button border border-line-strong px-4 no-underline transition-colors hover:border-ink";

interface CalendarLinksProps {
  entry: CalendarEntry;
  /** Names the file. */
  reference: string;
  label: string;
}

/** Puts an entry into the customer's calendar: Google's and Outlook's by an address, Apple's by the file. */
export function CalendarLinks({ entry, reference, label }: CalendarLinksProps) {
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
          onClick={() => saveCalendar(entry, reference)}
        >
          Apple
        </button>
      </div>
    </section>
  );
}
