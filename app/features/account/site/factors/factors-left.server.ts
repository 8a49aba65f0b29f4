import { html } from "hono/html";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { config } from "#app/platform/config.server.ts";
import { authenticatorSince } from "../../server/factors/authenticator.server.ts";
import { passkeysOf } from "../../server/factors/passkeys.server.ts";
import type { Markup } from "../layout.server.ts";
import { siteWords } from "../site-words.ts";

/** What signs in to an account besides a new password: who got in before may have added it. Undefined where there is nothing. */
export async function factorsLeft(customerId: string, language: Language): Promise<Markup | undefined> {
  const words = siteWords.of(language);
  const [passkeys, app] = [await passkeysOf(customerId), await authenticatorSince(customerId)];
  const dayOf = (at: Date) => dateInWords(dayIn(at, config.importer.zone), language);
  const factors = [
    ...passkeys.map(({ browser, system, created_at: at }) => words.passkeyLeft(browser, system, dayOf(at))),
    ...(app === undefined ? [] : [words.appLeft(dayOf(app))]),
  ];
  if (factors.length === 0) return undefined;
  return html`<p>${words.factorsLeft}</p><ul class="factors">${factors.map((factor) => html`<li>${factor}</li>`)}</ul>`;
}
