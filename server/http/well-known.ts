import { Hono } from "hono";
import { languages } from "#app/i18n/language.ts";
import { href } from "#app/lib/address/href.ts";
import { now } from "#app/platform/clock.server.ts";
import { config, origin } from "#app/platform/config.server.ts";

/** RFC 9116 wants a date within a year, so that nobody writes to an address that was given up. */
const securityContactMs = 180 * 24 * 3_600_000;

/** What programs look for at fixed addresses: where a password is changed, and the contact for a weakness. */
export const wellKnown = new Hono();

// https://w3c.github.io/webappsec-change-password-url: password managers lead their user here.
wellKnown.get("/change-password", (context) =>
  context.body(null, 302, { Location: `${href("/account")}?edit=password`, "Cache-Control": "no-store" }),
);

wellKnown.get("/security.txt", (context) => {
  const contact = config.importer.securityContact;
  if (contact === undefined) return context.notFound();
  const expires = new Date(Math.ceil((now().getTime() + securityContactMs) / 86_400_000) * 86_400_000);
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin()}/.well-known/security.txt`,
  ];
  return context.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
});
