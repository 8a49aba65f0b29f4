import { secretFor } from "#app/platform/secrets.server.ts";

/** What the demo's bank and its one merchant share. A real bank gives its merchant one; here it is made. */
export function bankKey(): string {
  return secretFor("the demo's bank").toString("hex");
}
