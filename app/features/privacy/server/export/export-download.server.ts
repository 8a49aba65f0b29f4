import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { noteForged } from "#app/platform/security/access-notes.server.ts";
import { exportOfPath } from "./exports.server.ts";

/** `GET /copies/<token>`: the ZIP of a customer's data. A token that is forged or over is not found. */
export const exportDownloads = new Hono();

exportDownloads.get("/:token", async (context) => {
  const zip = await exportOfPath(context.req.param("token"), now());
  context.header("Cache-Control", "no-store");
  context.header("X-Robots-Tag", "noindex");
  context.header("Referrer-Policy", "no-referrer");
  if (zip === undefined) {
    noteForged(context);
    return context.text("This address has expired. انتهت صلاحية هذا الرابط.\n", 404);
  }
  context.header("Content-Disposition", 'attachment; filename="my-data.zip"');
  return context.body(new Uint8Array(zip), 200, { "Content-Type": "application/zip" });
});
