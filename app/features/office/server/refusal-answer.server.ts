import type { Context } from "hono";
import { commonRefusals, type Refusal } from "#app/platform/api/refusals.ts";
import { noteAccess } from "#app/platform/security/access-notes.server.ts";
import type { AnyOfficeCall } from "../calls/office-call.ts";
import { officeRefusals } from "../refusals.ts";
import type { OfficeEnv } from "./office-env.server.ts";

/** The one place that turns a refusal of the office into HTTP, in the language of the request. */
export function refusalAnswer(
  context: Context<OfficeEnv>,
  code: string,
  detail?: Readonly<Record<string, unknown>>,
  call?: Pick<AnyOfficeCall, "refusals">,
): Response {
  const refusal: Refusal =
    call?.refusals[code] ??
    officeRefusals[code as keyof typeof officeRefusals] ??
    commonRefusals[code as keyof typeof commonRefusals] ??
    commonRefusals.internal;
  noteAccess(context, { code });
  const message = refusal[context.var.language];
  return context.json({ ...detail, code, message, requestId: context.var.requestId }, refusal.status as 400);
}
