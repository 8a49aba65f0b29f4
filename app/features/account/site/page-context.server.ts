import type { Context } from "hono";
import { chooseLanguage, type Language, otherLanguage } from "#app/i18n/language.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import { readForm } from "#app/platform/page/sent-form.server.ts";
import type { RequestOrigin } from "#app/platform/security/security-line.server.ts";
import type { FieldName } from "../rules/account-fields.ts";
import type { Customer } from "../server/customers/customers.server.ts";
import type { NodeBindings } from "../server/openid/account-session.server.ts";
import { type Audience, audienceOf } from "../server/openid/audience.server.ts";
import { errorPage } from "./plain-pages.server.ts";
import type { ErrorKind } from "./site-words.ts";

export interface SiteEnv {
  Bindings: NodeBindings;
  Variables: {
    audience: Audience;
    returnAddress: string;
    signedInAs: string | undefined;
    /** Who adds factors to their account. */
    customer: Customer;
    requestId: string;
  };
}
export type SiteContext = Context<SiteEnv>;

export function languageOf(context: Context): Language {
  return chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
}

/** The address of this page in the other language, everything else preserved. */
export function otherLanguageHref(context: Context): string {
  const url = new URL(context.req.url);
  url.searchParams.set("lang", otherLanguage(languageOf(context)));
  return `${url.pathname}${url.search}`;
}

/** Where the request came from, for the throttle and for the security log. */
export function originOf(context: SiteContext): RequestOrigin {
  return { requestId: context.var.requestId, address: addressOfVisitor(context) };
}

function addressOfVisitor(context: Context): string {
  return addressOf(context.req.raw, context.env);
}

export async function showError(
  context: Context,
  kind: ErrorKind,
  status: 400 | 403 | 404 | 413 | 500 | 503,
): Promise<Response> {
  const audience = audienceOf(context.req.path);
  return context.html(await errorPage(languageOf(context), kind, audience), status);
}

/** The named fields of a sent form, as they were typed. */
export async function sentFields<
  Name extends FieldName | "token" | "redirect_url" | "step" | "code" | "recovery" | "answer",
>(context: Context, names: readonly Name[]): Promise<Record<Name, string>> {
  const field = await readForm(context);
  const fields = names.map((name) => [name, field(name)] as const);
  return Object.fromEntries(fields) as Record<Name, string>;
}
