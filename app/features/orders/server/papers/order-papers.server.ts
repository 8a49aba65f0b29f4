import { Hono } from "hono";
import { QueueFull } from "#app/lib/work-queue.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { now } from "#app/platform/clock.server.ts";
import { paperContent } from "./paper-content.server.ts";
import { paperOfToken } from "./paper-link.server.ts";
import { paperPdf } from "./paper-pdf.server.ts";

/** `GET /order-papers/<token>`: a receipt or credit note as PDF. A token that is forged or over is not found. */
export const orderPapers = new Hono();

orderPapers.get("/:token", async (context) => {
  const id = paperOfToken(context.req.param("token"), now());
  const paper = id === undefined ? undefined : await paperContent(id);
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
  context.header("Referrer-Policy", "no-referrer");
  if (paper === undefined) return context.text("This address has expired. انتهت صلاحية هذا العنوان.\n", 404);
  const pdf = await paperPdf(paper.said).catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error;
  });
  if (pdf === undefined) {
    const { en, ar } = commonRefusals.unavailable;
    return context.text(`${en}\n${ar}\n`, 503, { "Retry-After": "10" });
  }
  context.header("Content-Disposition", `inline; filename="${paper.number}.pdf"`);
  return context.body(new Uint8Array(pdf), 200, { "Content-Type": "application/pdf" });
});
