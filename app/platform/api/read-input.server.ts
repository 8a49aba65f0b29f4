import type { Context } from "hono";
import * as z from "zod/mini";
import type { Language } from "#app/i18n/language.ts";
import { cleanTexts } from "#app/lib/text/clean-text.ts";
import { unsafeParts } from "#app/lib/untrusted/unsafe-parts.ts";
import { problemOfInput, problemTexts } from "#app/lib/validation/validation-patterns.ts";
import type { DescribedCall, FieldRefusal } from "./call.ts";

/** Wrong fields in an answer at most: a body with a hundred thousand of them needs no answer of that length. */
const mostFields = 50;

type Input =
  | { ok: true; value: { params: unknown; query: unknown; body: unknown } }
  | { ok: false; code: "invalid-input" | "broken-json"; fields?: readonly FieldRefusal[] };

/** What a call says of its input, whichever kind of call it is. */
type Described = Pick<DescribedCall, "params" | "query" | "body" | "bodyType">;

/**
 * What a request says, its texts cleaned, checked against its call. Refuses a body that is no JSON, fields that the call's schemas
 * refuse, and what no schema should be given, with the sentences of product/forms.md#messages.
 */
export async function readInput(context: Context, call: Described, language: Language): Promise<Input> {
  const given: { params: unknown; query: unknown; body?: unknown } = {
    params: context.req.param(),
    query: context.req.query(),
  };
  try {
    given.body = await bodyOf(context, call);
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, code: "broken-json" };
    throw error;
  }
  const value: { params: unknown; query: unknown; body: unknown } = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  // For what a schema has no sentence of its own.
  const error = ({ input }: { readonly input?: unknown }) => problemTexts[problemOfInput(input)][language];
  const fields: FieldRefusal[] = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const unsafe = Iterator.from(unsafeParts(given[part])).take(mostFields).toArray();
    if (unsafe.length > 0) {
      const message = problemTexts["wrong-format"][language];
      fields.push(...unsafe.map((path) => ({ path: path.join("."), message })));
      continue;
    }
    const parsed = z.safeParse(schema, cleanTexts(given[part]), { error });
    if (parsed.success) {
      value[part] = parsed.data;
      continue;
    }
    for (const issue of parsed.error.issues.slice(0, mostFields))
      for (const path of pathsOf(issue)) fields.push({ path: path.join("."), message: issue.message });
  }
  if (fields.length > 0) return { ok: false, code: "invalid-input", fields: fields.slice(0, mostFields) };
  return { ok: true, value };
}

async function bodyOf({ req }: Context, call: Described): Promise<unknown> {
  if (call.body === undefined) return undefined;
  return call.bodyType === "bytes" ? new Uint8Array(await req.arrayBuffer()) : JSON.parse(await req.text());
}

/** Where an issue lies: a field that the schema does not know is named itself, not the object around it. */
function pathsOf(issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] {
  if (issue.code !== "unrecognized_keys") return [issue.path];
  return issue.keys.map((key) => [...issue.path, key]);
}
