import type { Context } from "hono";
import { chooseLanguage, type Language, otherLanguage } from "#app/i18n/language.ts";
import { addressOf } from "#app/platform/api/api-app.server.ts";
import type { FieldName } from "../rules/account-fields.ts";
import type { NodeBindings } from "../server/account-session.server.ts";
import { errorPage } from "./plain-pages.server.ts";
import type { ErrorKind } from "./site-words.ts";

export interface SiteEnv {
  Bindings: NodeBindings;
  Variables: { returnAddress: string };
}
export type SiteContext = Context<SiteEnv>;

export function languageOf(context: Context): Language {
  return chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
}

/** The address of this page in the other language, everything else kept. */
export function otherLanguageHref(context: Context): string {
  const url = new URL(context.req.url);
  url.searchParams.set("lang", otherLanguage(languageOf(context)));
  return `${url.pathname}${url.search}`;
}

export function addressOfVisitor(context: Context): string {
  return addressOf(context.req.raw, context.env);
}

export async function showError(
  context: Context,
  kind: ErrorKind,
  status: 400 | 403 | 404 | 413 | 429 | 500,
): Promise<Response> {
  return context.html(await errorPage(languageOf(context), kind), status);
}

/** The named fields of a sent form, each a string; what is missing or a file counts as empty. */
export async function sentFields<Name extends FieldName | "token">(
  context: Context,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await context.req.parseBody();
  const field = (name: Name) => (typeof form[name] === "string" ? form[name] : "");
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, string>;
}
