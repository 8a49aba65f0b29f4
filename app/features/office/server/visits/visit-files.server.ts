import { Hono } from "hono";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import {
  formerSignature,
  type VisitFile,
  visitPicture,
  visitSignature,
} from "#app/features/workshop/workshop.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { writeLook, writeRefusal } from "../audit/write-audit.server.ts";
import { fileHeaders } from "../file-headers.server.ts";
import { limitRequests, refuseOtherSites, requireSession } from "../guard.server.ts";
import type { OfficeContext, OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";

/** Pictures and signatures of cars in the workshop, for who may see the appointment at its place. */
export const visitFileRoutes = new Hono<OfficeEnv>()
  .use(refuseOtherSites, requireSession, limitRequests)
  .get("/visit-picture/:id", async (context) =>
    fileAnswer(context, "show-visit-picture", await visitPicture(context.req.param("id"))),
  )
  .get("/former-signature/:id", async (context) =>
    fileAnswer(context, "show-signature", await formerSignature(context.req.param("id"))),
  )
  .get("/signature/:id", async (context) =>
    fileAnswer(context, "show-signature", await visitSignature(context.req.param("id"))),
  );

async function fileAnswer(
  context: OfficeContext,
  deed: string,
  file: VisitFile | undefined,
): Promise<Response> {
  const call = { id: deed, audited: "view", method: "GET", path: "/files/:id" } as const;
  const refused = async (code: string) => {
    await writeRefusal(context, call, { code, now: now(), person: file?.customerId });
    return refusalAnswer(context, code);
  };
  if (file === undefined) return refused("not-found");
  if (!mayDo(context.var.session.member.grants, "appointment.view", file.centerId))
    return refused("not-allowed");
  const record = { type: "appointment", id: file.appointmentId };
  const outcome = { audit: { record, people: [file.customerId] } };
  await writeLook(context, { call, place: file.centerId, outcome, now: now() });
  return context.body(new Uint8Array(file.bytes), 200, { ...fileHeaders, "Content-Type": file.type });
}
