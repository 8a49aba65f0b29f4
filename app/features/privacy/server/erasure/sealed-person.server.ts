import * as z from "zod";
import { sealBytes, unsealBytes } from "#app/platform/secrets.server.ts";

const purpose = "erasure-request";
const reachable = z.object({
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  /** The last address, to which both mails go, and whom they greet. */
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
});
export type ReachablePerson = z.output<typeof reachable>;

/** What is needed of a person until all is erased, their account included, sealed for one request. */
export function sealPerson(requestId: string, person: ReachablePerson): string {
  return sealBytes(purpose, Buffer.from(JSON.stringify(person)), requestId).toString("base64url");
}

export function unsealPerson(requestId: string, sealed: string): ReachablePerson {
  const bytes = unsealBytes(purpose, Buffer.from(sealed, "base64url"), requestId);
  return reachable.parse(JSON.parse(bytes.toString("utf8")));
}
