import * as z from "zod/mini";
import { code, instant } from "../../../calls/fields.ts";

const collision = z.object({
  appointmentId: z.string(),
  reference: z.string(),
  version: z.number(),
  code,
  startsAt: instant,
  endsAt: instant,
  freeTimes: z.array(z.object({ startsAt: instant, endsAt: instant })),
});
export type Collision = z.output<typeof collision>;

const taken = z.object({ collisions: z.array(collision) });

/** The visits that stand in the way of a refused deed, each with where it could be instead; undefined where none are named. */
export function collisionsOf(refused: {
  readonly code: string;
  readonly detail: object;
}): Collision[] | undefined {
  if (refused.code !== "hours-taken") return undefined;
  const read = z.safeParse(taken, refused.detail);
  return read.success && read.data.collisions.length > 0 ? read.data.collisions : undefined;
}
