import { type Context, Hono } from "hono";
import * as z from "zod";
import { vehicleOfCustomer } from "#app/features/garage/garage.server.ts";
import { calendarFile } from "#app/features/scheduling/calendar/calendar-file.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { hasOwnCalendar } from "#app/features/scheduling/scheduling.server.ts";
import { chooseLanguage, isLanguage, type Language } from "#app/i18n/language.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { isOwnForm } from "#app/platform/page/own-form.server.ts";
import { calendarEntryOf } from "../calendar-entry.ts";
import { bookingRefusals } from "../refusals.ts";
import { readAppointment } from "../server/appointments/read-appointments.server.ts";
import { type LinkedVisit, visitOfLink } from "../server/appointments/visit-link.server.ts";
import { changePage } from "./change-view.server.ts";
import { cancelVisit, moveVisit } from "./change-visit.server.ts";
import { findOtherTimes } from "./find-other-times.server.ts";
import { visitPolicy } from "./visit-style.server.ts";
import { cancelPage, noVisitPage, type ShownVisit, visitPage } from "./visit-views.server.ts";
import { visitWords } from "./visit-words.ts";

interface VisitEnv {
  Variables: { visit: LinkedVisit; shown: ShownVisit };
}

/** Guessing links is rate limited. */
const forgedPerAddress = 20;
const changesPerVisit = 10;

/**
 * The pages to which a signed link leads: one appointment, seen, changed or canceled without signing in. Looking changes
 * nothing, since mail programs open links by themselves; forms are sent by these pages alone.
 */
export const visitPages = new Hono<VisitEnv>();

visitPages.use(async (context, next) => {
  context.header("Content-Security-Policy", visitPolicy);
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex, nofollow");
  // The address opens the appointment: no other site learns it.
  context.header("Referrer-Policy", "same-origin");
  const address = addressOf(context.req.raw, context.env);
  if (!isWithinLimit(`visit ${address}`, config.limits.requestsPerMinute)) return tooMany(context);
  return next();
});
visitPages.use(bodyLimit(4 * 1024, (context) => sayNoVisit(context, "failed", 413)));

visitPages.use("/:token/*", async (context, next) => {
  const address = addressOf(context.req.raw, context.env);
  if (context.req.method === "POST" && !isOwnForm(context.req.raw.headers))
    return sayNoVisit(context, "failed", 403);
  const at = now();
  const isOurs = hasOwnCalendar();
  const found = isOurs ? await visitOfLink(context.req.param("token"), at) : undefined;
  if (found === undefined || !found.ok) {
    if (!isWithinLimit(`forged visit ${address}`, forgedPerAddress)) return tooMany(context);
    return found?.code === "expired"
      ? sayNoVisit(context, "expired", 410)
      : sayNoVisit(context, "forged", 404);
  }
  const shown = await shownVisit(context, found.value, at);
  if (shown === undefined) return sayNoVisit(context, "forged", 404);
  if (context.req.method === "POST" && !isWithinLimit(`visit of ${found.value.id}`, changesPerVisit))
    return tooMany(context);
  context.set("visit", found.value);
  context.set("shown", shown);
  return next();
});

visitPages.get("/:token", async (context) => {
  const done = z.enum(["changed", "canceled"]).optional().catch(undefined).parse(context.req.query("done"));
  return context.html(await visitPage(context.var.shown, done));
});

visitPages.get("/:token/appointment.ics", (context) => {
  const { appointment, vehicle, language } = context.var.shown;
  const entry = calendarEntryOf({ ...appointment, vehicle: vehicle.model }, language, origin());
  return context.body(calendarFile(entry, now()), 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${appointment.reference}.ics"`,
  });
});

visitPages.get("/:token/cancel", async (context) => {
  const { shown } = context.var;
  return context.html(await (mayChange(shown) ? cancelPage(shown) : visitPage(shown)));
});

visitPages.post("/:token/cancel", async (context) => {
  const { shown, visit } = context.var;
  const { version } = await sentForm(context);
  if (shown.appointment.status === "canceled") return leadTo(context, "canceled");
  const canceled = await cancelVisit({ visit, appointment: shown.appointment, version, now: now() });
  if (canceled.ok) return leadTo(context, "canceled");
  // Twice at once: the other one did it.
  const after = await shownVisit(context, visit, now());
  if (after?.appointment.status === "canceled") return leadTo(context, "canceled");
  return context.html(await visitPage(after ?? shown), 409);
});

visitPages.get("/:token/change", async (context) => {
  const { shown, visit } = context.var;
  if (!mayChange(shown)) return context.html(await visitPage(shown));
  const days = await findOtherTimes(visit, shown.appointment, now());
  return context.html(await changePage(shown, { days, from: context.req.query("from") }));
});

visitPages.post("/:token/change", async (context) => {
  const { shown, visit } = context.var;
  const { version, slot } = await sentForm(context);
  if (slot === undefined) return showAgain(context, shown, visitWords.of(shown.language).chooseTime, 422);
  if (isAt(shown, slot)) return leadTo(context, "changed");
  const moved = await moveVisit({ visit, appointment: shown.appointment, version, now: now() }, slot);
  if (moved.ok) return leadTo(context, "changed");
  const after = (await shownVisit(context, visit, now())) ?? shown;
  if (isAt(after, slot)) return leadTo(context, "changed");
  const sentences = { ...schedulingRefusals, ...bookingRefusals };
  const { [moved.code as keyof typeof sentences]: sentence } = sentences;
  return showAgain(context, after, (sentence ?? schedulingRefusals["slot-taken"])[after.language], 409);
});

visitPages.all("*", (context) => sayNoVisit(context, "forged", 404));

visitPages.onError((error, context) => {
  log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, "visit");
  return sayNoVisit(context, "failed", 500);
});

async function showAgain(context: Context<VisitEnv>, shown: ShownVisit, problem: string, status: 409 | 422) {
  if (!mayChange(shown)) return context.html(await visitPage(shown), status);
  const days = await findOtherTimes(context.var.visit, shown.appointment, now());
  return context.html(await changePage(shown, { days, from: undefined, problem }), status);
}

function mayChange({ appointment }: ShownVisit): boolean {
  return appointment.actions.includes("edit");
}

function isAt({ appointment }: ShownVisit, { start }: { readonly start: number }): boolean {
  return Date.parse(appointment.schedStartTime) === start * 60_000;
}

function leadTo(context: Context<VisitEnv>, done: "changed" | "canceled"): Response {
  const { base, language } = context.var.shown;
  return context.redirect(`${base}?lang=${language}&done=${done}`, 303);
}

/** The version that the page showed and the chosen time; what is not there, or nonsense, is nothing. */
async function sentForm(context: Context<VisitEnv>) {
  const form = await context.req.parseBody();
  const version = z.coerce.number().int().min(0).catch(0).parse(form.version);
  const [, start, end] = /^(\d{7,9})-(\d{7,9})$/.exec(String(form.slot)) ?? [];
  return { version, slot: start && end ? { start: Number(start), end: Number(end) } : undefined };
}

async function shownVisit(
  context: Context<VisitEnv>,
  { id, customerId, language: own }: LinkedVisit,
  at: Date,
): Promise<ShownVisit | undefined> {
  const requested = context.req.query("lang");
  const language: Language = isLanguage(requested) ? requested : isLanguage(own) ? own : "en";
  const appointment = await readAppointment(customerId, id, language, at);
  if (appointment === undefined) return undefined;
  const owned = await vehicleOfCustomer(customerId, appointment.vehicleId);
  const vehicle = { model: owned?.model[language] ?? "", plate: owned?.plate ?? "" };
  return { language, appointment, vehicle, base: `/visit/${context.req.param("token")}` };
}

async function sayNoVisit(
  context: Context,
  kind: Parameters<typeof noVisitPage>[1],
  status: 403 | 404 | 410 | 413 | 429 | 500,
): Promise<Response> {
  const language = chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
  return context.html(await noVisitPage(language, kind), status);
}

function tooMany(context: Context): Promise<Response> {
  context.header("Retry-After", "60");
  return sayNoVisit(context, "many", 429);
}
