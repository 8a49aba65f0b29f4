import { Hono } from "hono";
import { now } from "#app/platform/clock.server.ts";
import { openPageLink } from "./server/readings/page-link.server.ts";
import { openPage } from "./server/readings/read-page.server.ts";

/**
 * The pages of documents as pictures, at `/papers/<token>`: its address shows one page for five minutes. A picture
 * runs nothing, and is neither stored by the browser nor shown by another site.
 */
export const pagePictures = new Hono();

pagePictures.get("/:token", async (context) => {
  const at = now();
  const link = openPageLink(context.req.param("token"), at);
  const picture = link && (await openPage(link, at));
  if (picture === undefined) return context.text("", 404, { "Cache-Control": "no-store" });
  return context.body(new Uint8Array(picture), 200, {
    "Content-Type": "image/webp",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex, nofollow",
  });
});
