import type { Language } from "#app/i18n/language.ts";
import { officeQuery } from "../../browser/office-queries.ts";
import { showSessionCall } from "../../calls/session-calls.ts";

/** Who is signed in: the frame, and what stands over it, read the same. */
export function sessionQuery(language: Language) {
  return officeQuery(showSessionCall, {}, { language, topics: ["staff"] });
}
