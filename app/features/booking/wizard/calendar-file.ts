/** An appointment as a calendar entry. Instants are UTC, so that it stands right in every zone (decisions, trap 11). */
export interface CalendarEntry {
  /** Stays the same when the appointment moves, so that calendars replace the entry. */
  id: string;
  title: string;
  place: string;
  description: string;
  startTime: string;
  endTime: string;
}

/** The text of an `.ics` file (RFC 5545). */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Marsa//Service booking//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${entry.id}@marsa`,
    "SEQUENCE:0",
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(entry.startTime))}`,
    `DTEND:${stamp(new Date(entry.endTime))}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
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
