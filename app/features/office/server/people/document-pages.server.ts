import { Hono } from "hono";
import { openPageByStaff } from "#app/features/documents/documents.server.ts";
import { mayDo } from "#app/features/staff/rules/permissions.ts";
import { now } from "#app/platform/clock.server.ts";
import { fileHeaders } from "../file-headers.server.ts";
import { refuseOtherSites, requireSession } from "../guard.server.ts";
import type { OfficeContext, OfficeEnv } from "../office-env.server.ts";
import { refusalAnswer } from "../refusal-answer.server.ts";

export function documentPagePath(id: string, page: number): string {
  return `/office/files/document-page/${id}/${page}`;
}

/**
 * Pages of customers' documents, for who answers documents and has a session in this very browser: an address that is passed on
 * opens nothing. Who opened which page is written down for its customer.
 */
export const documentPageRoutes = new Hono<OfficeEnv>()
  .use(refuseOtherSites, requireSession)
  .get("/document-page/:id/:page{[0-9]{1,3}}", answer);

async function answer(context: OfficeContext): Promise<Response> {
  const { id: staffId, name, grants } = context.var.session.member;
  if (!mayDo(grants, "document.answer")) return refusalAnswer(context, "not-allowed");
  const opened = { documentId: context.req.param("id") ?? "", page: Number(context.req.param("page")) };
  const picture = await openPageByStaff(opened, { staffId, name }, now());
  if (picture === undefined) return refusalAnswer(context, "not-found");
  return context.body(new Uint8Array(picture), 200, { ...fileHeaders, "Content-Type": "image/webp" });
}
