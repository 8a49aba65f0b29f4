import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { vehiclesOfCustomer } from "#app/features/garage/garage.server.ts";
import { calendarFeed } from "#app/features/scheduling/calendar/calendar-file.ts";
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import { driveEntriesSince } from "#app/features/test-drive/test-drive.server.ts";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { hasETag } from "#app/lib/http/has-etag.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { isWithinSharedLimit } from "#app/platform/limits/shared-limits.server.ts";
import { noteForged } from "#app/platform/security/access-notes.server.ts";
import { calendarEntryOf } from "../../calendar-entry.ts";
import { readAppointmentsSince } from "../appointments/read-appointments.server.ts";
import { customerOfFeed } from "./calendar-feed-token.server.ts";

const daysBack = 90;
/** Calendars poll once an hour; one address of a calendar service polls for many customers. */
const perFeed = 30;
const notFoundPerAddress = 30;

const words = defineWords({
  name: { en: (brand: string) => `${brand}: my appointments`, ar: (brand: string) => `${brand}: مواعيدي` },
});

/**
 * A customer's appointments and test drives, and what others add, as a calendar to subscribe to, at `/calendar/<token>.ics`:
 * everything to come, and ninety days back; what was canceled stays, so that calendars strike it out. Anyone with the address may read it.
 */
export const calendarFeeds = new Hono();

/** An address that leaks must not end up in a search engine. */
calendarFeeds.use(async (context, next) => {
  context.header("X-Robots-Tag", "noindex");
  await next();
});

calendarFeeds.get("/:file{[\\w.-]+\\.ics}", async (context) => {
  const token = context.req.param("file").slice(0, -".ics".length);
  const caller = addressOf(context.req.raw, context.env);
  const customerId = hasOwnCalendar() ? await customerOfFeed(token) : undefined;
  if (customerId === undefined) {
    noteForged(context);
    return (await isWithinSharedLimit("no calendar", caller, notFoundPerAddress))
      ? context.notFound()
      : tooMany(context);
  }
  if (!isWithinLimit(`calendar of ${customerId}`, caller, perFeed)) return tooMany(context);

  const language = chooseLanguage({ address: context.req.query("lang"), acceptLanguage: undefined });
  const file = await feedOf(customerId, language);
  const etag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 22)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, max-age=300", Vary: "Accept-Encoding" };
  if (hasETag(context.req.header("if-none-match"), etag)) return context.body(null, 304, headers);
  return context.body(file, 200, { ...headers, "Content-Type": "text/calendar; charset=utf-8" });
});

type FeedEntry = Parameters<typeof calendarFeed>[1][number];
type EntriesOf = (customerId: string, language: Language, at: Date) => Promise<readonly FeedEntry[]>;
const sources: EntriesOf[] = [];

/** Adds entries of a feature that booking knows nothing of. */
export function addToCalendarFeed(entriesOf: EntriesOf): void {
  sources.push(entriesOf);
}

async function feedOf(customerId: string, language: Language): Promise<string> {
  const at = now();
  const since = new Date(at.getTime() - daysBack * 86_400_000);
  const [visits, drives, others] = await Promise.all([
    visitEntriesSince(customerId, since, language, at),
    driveEntriesSince(customerId, since, language, at),
    Promise.all(sources.map((entriesOf) => entriesOf(customerId, language, at))),
  ]);
  return calendarFeed(words.of(language).name(config.served.name[language]), [
    ...visits,
    ...drives,
    ...others.flat(),
  ]);
}

async function visitEntriesSince(customerId: string, since: Date, language: Language, at: Date) {
  const appointments = await readAppointmentsSince(customerId, since, language, at);
  const ids = new Set(appointments.map(({ vehicleId }) => vehicleId));
  const vehicles = await vehiclesOfCustomer(customerId, [...ids]);
  const modelOf = new Map(vehicles.map(({ id, model }) => [id, model[language]]));
  return appointments.map((appointment) => ({
    entry: calendarEntryOf(
      { ...appointment, vehicle: modelOf.get(appointment.vehicleId) ?? "" },
      language,
      origin(),
    ),
    changedAt: new Date(appointment.history.at(-1)?.at ?? appointment.schedStartTime),
  }));
}

function tooMany(context: Context): Response {
  return context.text("Too many requests\n", 429, { "Retry-After": "60" });
}
