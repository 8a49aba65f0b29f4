import * as z from "zod/mini";
import { instant, recordId, version } from "./fields.ts";

/** Opening hours of a day, HH:mm by the clock of the center; an end that is not after its start is on the next day. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const timing = z.object({ start: time, end: time });
export const timings = z.array(timing).check(z.maxLength(6));

/** Why hours are others, in both languages: customers read it. */
const bothReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const bothReasons = z.object({ en: bothReason, ar: bothReason });

export const closureKind = z.enum(["out-of-use", "absence"]);

/** What becomes of an affected appointment; the version is that of the appointment, as it was seen. */
export const resolution = z.union([
  z.object({ version, move: instant }),
  z.object({ version, cancel: z.literal(true) }),
  /** The member of staff who is to call. */
  z.object({ call: recordId }),
]);
/** By the id of the appointment. */
export const resolutions = z.optional(z.record(recordId, resolution));

/** A free time of the same center, as it will be after the change. */
const proposal = z.object({ startsAt: instant, endsAt: instant, day: z.string() });
/** An appointment that a change leaves without an open center or bay. */
export const affected = z.object({
  appointmentId: z.string(),
  bay: z.number(),
  startsAt: instant,
  endsAt: instant,
  proposals: z.array(proposal),
  /** Who is to call the customer already, where a caller was named. */
  call: z.optional(z.object({ owner: z.string(), dueAt: instant })),
});
