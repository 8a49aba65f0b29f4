/** What a calendar's form takes. Both times are instants in ISO form. */
interface LinkedEntry {
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Google's form for a new event, filled in. Times are UTC, so that it stands right in every zone. */
export function googleCalendarLink(entry: LinkedEntry): string {
  const search = new URLSearchParams({
    action: "TEMPLATE",
    text: entry.title,
    dates: `${compact(entry.startTime)}/${compact(entry.endTime)}`,
    details: entry.description,
    location: entry.place,
  });
  return `https://calendar.google.com/calendar/render?${search}`;
}

/** The same in Outlook on the web. */
export function outlookCalendarLink(entry: LinkedEntry): string {
  const search = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: entry.title,
    startdt: whole(entry.startTime),
    enddt: whole(entry.endTime),
    body: entry.description,
    location: entry.place,
  });
  // Outlook shows a plus where others read a blank.
  return `https://outlook.live.com/calendar/0/deeplink/compose?${String(search).replaceAll("+", "%20")}`;
}

/** `2026-11-25T05:00:00Z`. */
function whole(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

/** `20261125T050000Z`. */
function compact(instant: string): string {
  return whole(instant).replace(/[-:]/g, "");
}
