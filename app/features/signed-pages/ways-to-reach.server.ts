import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { dialedPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { config } from "#app/platform/config.server.ts";

interface Reached {
  /** As it was left, with or without its country. */
  readonly phone?: string;
  readonly email?: string;
}

/** Links to call a customer and to write a mail, as far as there is a number and an address. */
export function waysToReach({ phone, email }: Reached): Markup {
  const dialed = phone && dialedPhone(phone, config.importer.country);
  return html`<span class="ways">
${dialed ? html`<a href="tel:${dialed}"><bdi dir="ltr">${phoneInGroups(dialed)}</bdi></a>` : ""}
${email === undefined ? "" : html`<a href="mailto:${email}"><bdi dir="ltr">${email}</bdi></a>`}</span>`;
}
