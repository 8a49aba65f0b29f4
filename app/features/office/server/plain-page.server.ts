import { html, raw } from "hono/html";
import { directionOf } from "#app/i18n/language.ts";
import { identity } from "#app/platform/identity/identity.server.ts";
import { officeWords } from "../words.ts";
import { officePolicy } from "./document.server.ts";
import type { OfficeContext } from "./guard.server.ts";

/** A page of one sentence and the way to sign in, for who has no session. */
export async function plainPage(
  context: OfficeContext,
  sentence: "signedOut" | "signInFailed" | "notStaff",
  status: 200 | 400 | 403,
): Promise<Response> {
  const { language } = context.var;
  const words = officeWords.of(language);
  const { name, style } = identity(language);
  context.header("Content-Security-Policy", officePolicy());
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${words.office} | ${name}</title>
<style>${raw(style)}</style>
<link rel="stylesheet" href="/accounts/assets/style.css">
</head>
<body><main><h1>${words[sentence]}</h1><p><a href="/office/sign-in?lang=${language}">${words.signIn}</a></p></main></body>
</html>`;
  return context.html(String(await page), status);
}
