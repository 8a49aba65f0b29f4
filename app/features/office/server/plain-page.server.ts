import { html } from "hono/html";
import { servedPage, staffAudience } from "#app/features/account/account.server.ts";
import { officeWords } from "../words.ts";
import { officePolicy } from "./document.server.ts";
import type { OfficeContext } from "./office-env.server.ts";

/** A page of one sentence and the way to sign in, for who has no session. It looks as the sign-in does. */
export async function plainPage(
  context: OfficeContext,
  sentence: "signedOut" | "signInFailed" | "notStaff" | "factorMissing",
  status: 200 | 400 | 403,
): Promise<Response> {
  const { language } = context.var;
  const words = officeWords.of(language);
  context.header("Content-Security-Policy", officePolicy());
  const page = await servedPage({
    language,
    title: words.office,
    content: html`<h1>${words[sentence]}</h1>
<p><a class="button" href="/office/sign-in?lang=${language}">${words.signIn}</a></p>`,
    audience: staffAudience,
  });
  return context.html(page, status);
}
