import { Hono } from "hono";
import { html } from "hono/html";
import { Secret, TOTP } from "otpauth";
import { demoStaff, demoStaffPassword, demoStaffTotpSecret } from "#db/seed/demo/demo-staff.ts";
import { toolPage, toolPagePolicy } from "./tool-page.ts";

const totp = new TOTP({ secret: Secret.fromBase32(demoStaffTotpSecret), period: 30, digits: 6 });

/** The code that the authenticator of the demo's staff shows now. It goes by the machine's clock, as the real ones do. */
export function demoCode(at = new Date()): string {
  return totp.generate({ timestamp: at.getTime() });
}

/** The demo's staff with the code that signs them in now: in place of a phone, for demos and development. */
export function demoAuthenticatorPage(): Hono {
  const app = new Hono();
  app.get("/", (context) => {
    const left = Math.ceil(totp.remaining() / 1000);
    context.header("Refresh", String(left + 1));
    context.header("Cache-Control", "no-store");
    const rows = demoStaff.map(({ email, name, grants }) => {
      const roles = grants.map(({ role, place }) => (place === "*" ? role : `${role} (${place})`)).join(", ");
      return html`<tr><td>${name}</td><td><code>${email}</code></td><td>${roles}</td></tr>`;
    });
    const body = html`<h1>${demoCode()}</h1>
<p class="quiet">The authenticator code of every member of the demo's staff, for ${left} more seconds. Their password: <code>${demoStaffPassword}</code></p>
<table>${rows}</table>`;
    return context.html(toolPage("Authenticator", body), 200, { "Content-Security-Policy": toolPagePolicy });
  });
  return app;
}
