import { Hono } from "hono";
import { addressOfTime } from "./rules/opened-time.ts";

/** Addresses short enough for an SMS, at `/w/<place on the list>/<center>/<time>`: they lead to the wizard and read nothing. */
export const openedTimeLinks = new Hono();

openedTimeLinks.get("/:waiting{[\\w-]{1,64}}/:center{[\\w-]{1,64}}/:at{\\d{8}T\\d{4}Z}", (context) => {
  const { waiting: waitingId, center: centerId, at } = context.req.param();
  context.header("X-Robots-Tag", "noindex");
  return context.redirect(addressOfTime({ waitingId, centerId, at }), 302);
});
