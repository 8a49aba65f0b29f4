import { Hono } from "hono";
import { customerOfDocument, openPageByStaff } from "#app/features/documents/documents.server.ts";
import { mayDo, roleFor } from "#app/features/staff/rules/permissions.ts";
import { now } from "#app/platform/clock.server.ts";
import { writeLook, writeRefusal } from "../audit/write-audit.server.ts";
import { fileHeaders } from "../file-headers.server.ts";
import { limitRequests, refuseOtherSites, requireSession } from "../guard.server.ts";
import type { OfficeContext, OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";

export function documentPagePath(id: string, page: number): string {
  return `/office/files/document-page/${id}/${page}`;
}

/**
 * Pages of customers' documents, for who answers documents and has a session in this very browser: an address that is passed on
 * opens nothing. Who opened which page is written down for its customer, and who looked or was refused in the audit.
 */
export const documentPageRoutes = new Hono<OfficeEnv>()
  .use(refuseOtherSites, requireSession, limitRequests)
  .get("/document-page/:id/:page{[0-9]{1,3}}", answer);

const pageCall = {
  id: "show-document-page",
  audited: "view",
  method: "GET",
  path: "/documents/:id",
} as const;

async function answer(context: OfficeContext): Promise<Response> {
  const { id: staffId, grants } = context.var.session.member;
  const id = context.req.param("id") ?? "";
  const refused = async (code: string) => {
    await writeRefusal(context, pageCall, { code, now: now() });
    return refusalAnswer(context, code);
  };
  if (!mayDo(grants, "document.answer")) return refused("not-allowed");
  const opened = { documentId: id, page: Number(context.req.param("page")) };
  const picture = await openPageByStaff(opened, { staffId, role: roleFor(grants, "document.answer") }, now());
  const personId = await customerOfDocument(id);
  if (picture === undefined || personId === undefined) return refused("not-found");
  const outcome = { audit: { record: { type: "document", id }, personId } };
  await writeLook(context, { call: pageCall, place: undefined, outcome, now: now() });
  return context.body(new Uint8Array(picture), 200, { ...fileHeaders, "Content-Type": "image/webp" });
}
