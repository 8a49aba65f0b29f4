import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";

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
  /** Empty where it happens nowhere. */
  readonly place: string;
  readonly position?: { readonly latitude: number; readonly longitude: number };
  readonly description: string;
  /** The link that opens the appointment without signing in; in files only. */
  readonly change?: { readonly label: string; readonly address: string };
  /** Address of the page that shows it. */
  readonly address?: string;
  /** A day without hours, from its midnight UTC to the next one: it takes no time from anybody. */
  readonly isWholeDay?: boolean;
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
  return calendar(ICalCalendarMethod.PUBLISH, [eventOf(entry, now)]);
}

/** The part of a mail (RFC 5546) that puts an entry into a calendar, moves the one that is there, or takes it out. */
export function calendarMessage(entry: CalendarEntry, now: Date, invitation: CalendarInvitation): string {
  const method = entry.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const attendee = {
    ...invitation.attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  return calendar(method, [
    { ...eventOf(entry, now), organizer: invitation.organizer, attendees: [attendee] },
  ]);
}

/** The text of a calendar that others subscribe to. Each entry has the moment of its last change, so it repeats itself. */
export function calendarFeed(
  name: string,
  entries: readonly { readonly entry: CalendarEntry; readonly changedAt: Date }[],
): string {
  const events = entries.map(({ entry, changedAt }) => eventOf(entry, changedAt));
  return calendar(ICalCalendarMethod.PUBLISH, events, { name, ttl: 3600 });
}

function calendar(
  method: ICalCalendarMethod,
  events: ICalEventData[],
  feed: { readonly name?: string; readonly ttl?: number } = {},
): string {
  const prodId = { company: "Marsa", product: "Appointments", language: "EN" };
  return `${ical({ prodId, scale: "gregorian", method, events, ...feed })}\r\n`;
}

function eventOf(entry: CalendarEntry, stampedAt: Date): ICalEventData {
  const { position, change, isCanceled } = entry;
  const heldStatus = entry.isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
  return {
    id: `${entry.id}@marsa`,
    sequence: entry.version - 1,
    stamp: stampedAt,
    start: entry.startTime,
    end: entry.endTime,
    ...(entry.isWholeDay && { allDay: true }),
    status: isCanceled ? ICalEventStatus.CANCELLED : heldStatus,
    summary: entry.title,
    ...(entry.place !== "" && {
      location: {
        title: entry.place,
        ...(position && { geo: { lat: position.latitude, lon: position.longitude } }),
      },
    }),
    description: [entry.description, ...(change ? [`${change.label}: ${change.address}`] : [])].join("\n"),
    ...(entry.address !== undefined && { url: entry.address }),
    transparency:
      isCanceled || entry.isWholeDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}
