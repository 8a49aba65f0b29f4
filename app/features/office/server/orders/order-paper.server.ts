import { Hono } from "hono";
import { counterOfPaper, paperPath } from "#app/features/orders/orders-for-staff.server.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { now } from "#app/platform/clock.server.ts";
import { origin } from "#app/platform/config.server.ts";
import { refuseForeign, requireSession } from "../guard.server.ts";
import type { OfficeContext, OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";

/** Leads to a receipt or credit note for who may see its order: the address of the paper itself is open for minutes only. */
export const orderPaperRoutes = new Hono<OfficeEnv>()
  .use(refuseOtherSites, requireSession)
  .get("/:id", answer);

/** Our own screens lead there, and a tab of its own does; no page of another site. */
function refuseOtherSites(context: OfficeContext, next: () => Promise<void>) {
  return context.req.header("sec-fetch-site") === "none" ? next() : refuseForeign(context, next);
}

async function answer(context: OfficeContext): Promise<Response> {
  const id = context.req.param("id") ?? "";
  const counter = await counterOfPaper(id);
  if (counter === undefined) return refusalAnswer(context, "not-found");
  if (!mayDo(context.var.session.member.grants, "order.view", counter))
    return refusalAnswer(context, "not-allowed");
  return context.redirect(origin() + paperPath(id, now()), 303);
}
