import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import { commonRefusals, type Refusals } from "../api/refusals.ts";

type Facts = Readonly<Record<string, unknown>>;
interface RefusedRow {
  readonly line: number;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

/**
 * The answers of an endpoint that takes files: its refusals in the language that the caller reads, and a sentence for each
 * wrong field of a refused row.
 */
export function feedAnswers<const Own extends Refusals, Problem extends string>(
  own: Own,
  rowProblems: Readonly<Record<Problem, Readonly<Record<Language, string>>>>,
) {
  const refusals: Refusals = { ...commonRefusals, ...own };

  function refusal(
    context: Context,
    code: (keyof Own & string) | keyof typeof commonRefusals,
    detail: Facts = {},
  ): Response {
    const found = refusals[code] ?? commonRefusals.internal;
    const { status, [languageOf(context)]: message } = found;
    if (status === 429) context.header("Retry-After", "30");
    context.header("Cache-Control", "no-store");
    return context.json({ ...detail, code, message, requestId: randomUUID() }, status as 400);
  }

  function withSentences(detail: Facts, language: Language): Facts {
    const { refusedRows, ...rest } = detail as { refusedRows?: readonly RefusedRow[] };
    if (refusedRows === undefined) return rest;
    const rows = refusedRows.map(({ line, problems }) => ({
      line,
      fields: problems.map(({ field, problem }) => ({
        ...{ path: field, code: problem },
        message: rowProblems[problem as Problem][language],
      })),
    }));
    return { ...rest, refusedRows: rows };
  }
  return { refusal, withSentences };
}

export function languageOf(context: Context): Language {
  return chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
}

/** How many records the sender has confirmed to go; what is no number confirms nothing. */
export function confirmedIn(context: Context): number {
  const said = context.req.query("confirm") ?? "";
  return /^\d{1,9}$/.test(said) ? Number(said) : 0;
}
