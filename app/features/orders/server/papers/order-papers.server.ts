import { type Context, Hono } from "hono";
import { href } from "#app/lib/address/href.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { PdfUnavailable } from "#app/platform/pdf/pdf-writer.server.ts";
import { noteForged } from "#app/platform/security/access-notes.server.ts";
import { orderOfPaper, paperContent } from "./paper-content.server.ts";
import { paperOfOldToken, paperOfToken } from "./paper-link.server.ts";
import { paperPdf } from "./paper-pdf.server.ts";

/**
 * `GET /order-papers/<token>`: a receipt or credit note as PDF. One whose time is over leads to its order, where its customer
 * finds a new address after signing in; one that is forged is not found.
 */
export const orderPapers = new Hono();

orderPapers.get("/:token", async (context) => {
  const id = paperOfToken(context.req.param("token"), now());
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
  context.header("Referrer-Policy", "no-referrer");
  const answer = id === undefined ? undefined : await answerPaper(context, id);
  const order = answer === undefined ? await orderOfOldToken(context.req.param("token")) : undefined;
  if (order !== undefined) return context.redirect(href("/orders/:id", { id: order }), 303);
  if (answer !== undefined) return answer;
  noteForged(context);
  return context.text("This address has expired. انتهت صلاحية هذا الرابط.\n", 404);
});

/** Answers with a paper as PDF; the caller has checked who may read it; undefined where there is none with this id. */
export async function answerPaper(context: Context, id: string): Promise<Response | undefined> {
  const paper = await paperContent(id);
  if (paper === undefined) return undefined;
  const pdf = await paperPdf(paper.said).catch((error: unknown) => {
    if (!(error instanceof PdfUnavailable)) throw error;
  });
  if (pdf === undefined) {
    const { en, ar } = commonRefusals.unavailable;
    return context.text(`${en}\n${ar}\n`, 503, { "Retry-After": "10" });
  }
  context.header("Content-Disposition", `inline; filename="${paper.number}.pdf"`);
  return context.body(new Uint8Array(pdf), 200, { "Content-Type": "application/pdf" });
}

async function orderOfOldToken(token: string): Promise<string | undefined> {
  const id = paperOfOldToken(token);
  return id === undefined ? undefined : await orderOfPaper(id);
}
