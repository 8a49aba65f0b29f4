import type { Context } from "hono";
import type { StaffSession } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Log } from "#app/platform/log.server.ts";

/** What a request of the office carries along. */
export interface OfficeEnv {
  Variables: { requestId: string; log: Log; language: Language; session: StaffSession };
}
export type OfficeContext = Context<OfficeEnv>;
