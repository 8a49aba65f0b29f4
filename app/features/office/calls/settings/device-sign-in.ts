import * as z from "zod/mini";
import { recordId } from "../fields.ts";

/** What a registered device says of itself, also without a session: who may change to themselves by PIN. */
export const sharedDevice = z.object({
  name: z.string(),
  placeName: z.string(),
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whose session is open on it. */
  signedIn: z.nullable(z.string()),
});
export type SharedDevice = z.output<typeof sharedDevice>;

export const pinEntry = z.object({ memberId: recordId, pin: z.string().check(z.regex(/^\d{6}$/)) });
