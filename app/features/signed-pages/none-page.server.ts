import type { Context } from "hono";
import { html } from "hono/html";
import { type Markup, servedPage } from "#app/features/account/account.server.ts";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { pageStyle } from "./page-style.server.ts";
import { noneWords } from "./words.ts";

/** What a kind of pages says where a link opens nothing. */
export interface NoneWords {
  readonly of: (language: Language) => {
    readonly forgedLead: string;
    readonly expiredTitle: string;
    readonly expiredLead: string;
  };
}
export type SayNone = (
  context: Context,
  reason: "forged" | "expired" | "many" | "failed",
  status: 400 | 403 | 404 | 410 | 413 | 429 | 500 | 503,
) => Promise<Response>;

/** Answers with a page without a plan: what is wrong, and the `ways` to go on. */
export function noneSayer(
  kindWords: NoneWords,
  ways: (language: Language) => Markup = () => html``,
): SayNone {
  return async (context, reason, status) => {
    const language = chooseLanguage({
      address: context.req.query("lang"),
      acceptLanguage: context.req.header("accept-language"),
    });
    const words = { ...noneWords.of(language), ...kindWords.of(language) };
    const title = words[`${reason}Title`];
    const content = html`<h1>${title}</h1><p class="lead">${words[`${reason}Lead`]}</p>${ways(language)}`;
    return context.html(
      await servedPage({ language, title, content, isWide: true, style: pageStyle }),
      status,
    );
  };
}
