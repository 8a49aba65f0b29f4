import { html } from "hono/html";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { messagePage } from "./plain-pages.server.ts";
import { siteWords } from "./site-words.ts";

const words = defineWords({
  title: { en: "This sign-in could not begin", ar: "تعذّر بدء تسجيل الدخول" },
  signOutTitle: { en: "This sign-out could not begin", ar: "تعذّر بدء تسجيل الخروج" },
  lead: {
    en: "The app or site that sent you here did not send a valid request. Nothing is wrong with your account. Go back and try again; if it happens again, please contact the provider of that app.",
    ar: "التطبيق أو الموقع الذي أحالك إلى هنا لم يرسل طلباً صحيحاً. حسابك سليم. ارجع وحاول مرة أخرى، وإن تكرر ذلك فأبلغ الجهة المسؤولة عن التطبيق.",
  },
  forDevelopers: { en: "For developers", ar: "للمطوّرين" },
  unknownClient: {
    en: "No client has this client_id. Clients are named under accounts.clients.",
    ar: "لا يوجد عميل بهذا المعرّف client_id. يُسجَّل العملاء ضمن accounts.clients.",
  },
  wrongAddress: {
    en: "This redirect_uri is not registered for this client: it has to be the same to the letter.",
    ar: "عنوان العودة redirect_uri غير مسجَّل لهذا العميل، ويجب أن يطابق المسجَّل حرفياً.",
  },
  wrongReturn: {
    en: "This post_logout_redirect_uri is not registered for this client: it has to be the same to the letter.",
    ar: "عنوان العودة post_logout_redirect_uri غير مسجَّل لهذا العميل، ويجب أن يطابق المسجَّل حرفياً.",
  },
  other: { en: "The request is not valid.", ar: "الطلب غير صحيح." },
});

interface WrongRequest {
  readonly isSignOut: boolean;
  /** The error of OAuth 2.0, and what the provider says of it. */
  readonly code: string;
  readonly description: string;
  readonly clientId: string;
  /** Where it was to lead. */
  readonly returnAddress: string;
}

/** Says to a customer that the app is at fault, and to its developer what is wrong. It leads to no address of the request. */
export function wrongRequestPage(language: Language, request: WrongRequest): Promise<string> {
  const text = words.of(language);
  const { isSignOut, code, description, clientId, returnAddress } = request;
  const reasons: Readonly<Record<string, string>> = {
    invalid_client: text.unknownClient,
    invalid_redirect_uri: text.wrongAddress,
  };
  // The only error of it that the provider gives no code of its own.
  const isWrongReturn = description === "post_logout_redirect_uri not registered";
  const reason = isWrongReturn ? text.wrongReturn : (reasons[code] ?? text.other);
  const facts = [
    ["error", code],
    ["error_description", description],
    ["client_id", clientId],
    [isSignOut ? "post_logout_redirect_uri" : "redirect_uri", returnAddress],
  ].filter(([, value]) => value !== "");
  const more = html`<h2>${text.forDevelopers}</h2><p class="quiet">${reason}</p>
<ul class="facts" dir="ltr">${facts.map(([name, value]) => html`<li><code>${name}: ${value}</code></li>`)}</ul>`;
  const next = { href: `/?lang=${language}`, label: siteWords.of(language).backToSite };
  const title = isSignOut ? text.signOutTitle : text.title;
  return messagePage({ language, title, lead: text.lead, more, next });
}
