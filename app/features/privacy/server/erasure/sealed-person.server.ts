import * as z from "zod";
import { sealBytes, unsealBytes } from "#app/platform/secrets.server.ts";

const purpose = "erasure-request";
const reachable = z.object({
  emails: z.readonly(z.array(z.string())),
  phones: z.readonly(z.array(z.object({ number: z.string(), since: z.coerce.date<Date>() }))),
  /** Numbers that they only typed. */
  reached: z.readonly(z.array(z.string())),
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
  return reachable.parse(inPresentForm(JSON.parse(bytes.toString("utf8"))));
}

/** A deletion that a former version of the program began has bare numbers. */
function inPresentForm(person: { readonly phones: readonly unknown[] }) {
  const phones = person.phones.map((phone) =>
    typeof phone === "string" ? { number: phone, since: new Date(0) } : phone,
  );
  return { reached: [], ...person, phones };
}
