import { Hono } from "hono";
import { answerPaper, orderOfPaper } from "#app/features/orders/orders-for-staff.server.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { recordAudit } from "#app/features/staff/staff.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { inTransaction } from "#app/platform/database.server.ts";
import { writeRefusal } from "../audit/write-audit.server.ts";
import { limitRequests, refuseOtherSites, requireSession } from "../guard.server.ts";
import type { OfficeContext, OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";

/** A receipt or credit note, for who may see its order and has a session in this very browser. */
export const orderPaperRoutes = new Hono<OfficeEnv>()
  .use(refuseOtherSites, requireSession, limitRequests)
  .get("/:id", answer);

const paperCall = { id: "show-order-paper", method: "GET", path: "/papers/:id" } as const;

async function answer(context: OfficeContext): Promise<Response> {
  const { session, requestId } = context.var;
  const id = context.req.param("id") ?? "";
  const order = await orderOfPaper(id);
  const refused = async (code: string) => {
    await writeRefusal(context, paperCall, { code, now: now(), person: order?.customerId });
    return refusalAnswer(context, code);
  };
  if (order === undefined) return refused("not-found");
  const { id: staffId, name, grants } = session.member;
  if (!mayDo(grants, "order.view", order.counter)) return refused("not-allowed");
  await inTransaction<unknown, number>((trx) =>
    recordAudit(trx, {
      by: { staffId, name },
      deviceId: session.deviceId,
      deed: "show-order-paper",
      via: "view",
      requestId,
      record: { type: "order", id: order.orderId, place: order.counter },
      personId: order.customerId,
    }),
  );
  return (await answerPaper(context, id)) ?? refusalAnswer(context, "not-found");
}
