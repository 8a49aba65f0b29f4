import * as z from "zod/mini";
import { appointmentCodes } from "#app/features/booking/rules/appointments/appointment-states.ts";

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
/** A calendar day of a location, YYYY-MM-DD. */
export const day = z.iso.date();
/** An id of ours, or of an importer's system. */
export const recordId = z.string().check(z.minLength(1), z.maxLength(100));
export const code = z.enum(appointmentCodes);
/** The version that was on the screen: a deed is refused where another change came first. */
export const version = z.int().check(z.minimum(0));
export const reason = z.string().check(z.trim(), z.maxLength(1024));
export const language = z.enum(["en", "ar"]);
/** Where a page of a list begins, as the page before said it. */
export const after = z.optional(z.string().check(z.maxLength(300)));

export const byId = z.object({ id: recordId });
/** The location of the service that a call is about. */
export const centerParams = z.object({ center: recordId });
/** A record after a deed. */
export const changedRecord = z.object({ id: z.string(), version: z.number() });
