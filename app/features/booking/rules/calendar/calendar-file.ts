/**
 * An appointment as a calendar entry. Instants are UTC, so that it stands right in every zone
 * (product/booking.md#calendar-files).
 */
export interface CalendarEntry {
  /** Of the appointment. It stays when the appointment moves, so that calendars replace the entry. */
  readonly id: string;
  /** The appointment's version: every change must have a higher one than what it replaces. First is 1. */
  readonly version: number;
  /** A canceled one stays in the file, so that calendars strike it out. */
  readonly isCanceled?: boolean;
  /** Not confirmed by the center yet. */
  readonly isTentative?: boolean;
  readonly title: string;
  readonly place: string;
  readonly position?: { readonly latitude: number; readonly longitude: number };
  readonly description: string;
  /** The link that opens the appointment without signing in; in files only. */
  readonly change?: { readonly label: string; readonly address: string };
  /** Address of the page that shows it. */
  readonly address?: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Who invites to an entry that is sent by mail, and who is invited. Calendars replace only what the same one sent. */
export interface CalendarInvitation {
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

/** The text of an `.ics` file (RFC 5545) that a customer takes along. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  return calendar(["METHOD:PUBLISH", ...eventLines(entry, now)]);
}

/** The part of a mail (RFC 5546) that puts an entry into a calendar, moves the one that is there, or takes it out. */
export function calendarMessage(entry: CalendarEntry, now: Date, invitation: CalendarInvitation): string {
  const { organizer, attendee } = invitation;
  const people = [
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`,
  ];
  const method = entry.isCanceled ? "METHOD:CANCEL" : "METHOD:REQUEST";
  return calendar([method, ...eventLines(entry, now, people)]);
}

/** The text of a calendar that others subscribe to. Each entry has the moment of its last change, so it repeats itself. */
export function calendarFeed(
  name: string,
  entries: readonly { readonly entry: CalendarEntry; readonly changedAt: Date }[],
): string {
  const named = ["METHOD:PUBLISH", `NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`];
  const refresh = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"];
  return calendar([
    ...named,
    ...refresh,
    ...entries.flatMap(({ entry, changedAt }) => eventLines(entry, changedAt)),
  ]);
}

function calendar(lines: readonly string[]): string {
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Marsa//Service booking//EN",
    "CALSCALE:GREGORIAN",
  ];
  const rows = [...head, ...lines, "END:VCALENDAR"].map((line) => folded(plain(line)));
  return `${rows.join("\r\n")}\r\n`;
}

function eventLines(entry: CalendarEntry, stampedAt: Date, people: readonly string[] = []): string[] {
  const { position, address, change } = entry;
  const description = [entry.description, ...(change ? [`${change.label}: ${change.address}`] : [])].join(
    "\n",
  );
  const held = entry.isTentative ? "TENTATIVE" : "CONFIRMED";
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@marsa`,
    `SEQUENCE:${entry.version - 1}`,
    `DTSTAMP:${stamp(stampedAt)}`,
    `DTSTART:${stamp(new Date(entry.startTime))}`,
    `DTEND:${stamp(new Date(entry.endTime))}`,
    `STATUS:${entry.isCanceled ? "CANCELLED" : held}`,
    ...people,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    ...(position === undefined
      ? []
      : [`GEO:${position.latitude.toFixed(6)};${position.longitude.toFixed(6)}`]),
    `DESCRIPTION:${escaped(description)}`,
    ...(address === undefined ? [] : [`URL:${address}`]),
    `TRANSP:${entry.isCanceled ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Text as a value: line breaks become `\n`. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** A name as a parameter, where a quotation mark cannot stand. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', "'")}"`;
}

/** Control characters have no place in the format: whatever is said, a line stays one. */
function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}

const octetsPerLine = 75;

/** Lines are at most 75 octets long; a longer one goes on after a blank, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows = [""];
  let used = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (used + size > octetsPerLine) {
      rows.push(" ");
      used = 1;
    }
    rows[rows.length - 1] += character;
    used += size;
  }
  return rows.join("\r\n");
}
