import * as z from "zod/mini";
import { withClock } from "#app/i18n/dates/clock.ts";
import { isLanguage, type Language } from "#app/i18n/language.ts";
import { withPercents } from "#app/i18n/numbers/percent.ts";
import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { mappedTexts } from "#app/lib/text/mapped-texts.ts";
import type { AnswerCache } from "#app/platform/page/answer-cache.ts";
import type { AnyModel, ContentOf } from "./define-model.ts";

type Item = Readonly<Record<string, unknown>>;

/** What narrows a list, by the variables of its query: undefined where one of them cannot be read. */
export type Narrowing = (
  variables: Readonly<Record<string, string>>,
) => ((items: readonly Item[]) => readonly Item[]) | undefined;

/**
 * A persisted query of the content source. It is sent as GET
 * `/graphql/execute.json/{config}/{name};lang=..;brand=..` and answers `{ data: { [listName]: { items } } }`.
 */
export interface ContentQuery<M extends AnyModel, Many extends boolean = boolean> {
  readonly name: string;
  readonly model: M;
  /**
   * The variable that chooses, absent where the query needs none: it names one fragment by its key, for example
   * `path`; of many it chooses those whose shared field of that name has the value, for example `car`.
   */
  readonly by: string | undefined;
  /** Whether a page gets all items, or exactly one. */
  readonly many: Many;
  /** Variables that a caller may give beside, and how they narrow the items. */
  readonly narrowing?: { readonly variables: readonly string[]; readonly narrow: Narrowing } | undefined;
}
export type AnyContentQuery = ContentQuery<AnyModel>;

/** Defines a query over one model. Without a name it takes the model's. */
export function defineContentQuery<M extends AnyModel, const Many extends boolean = false>(query: {
  readonly model: M;
  readonly name?: string;
  readonly by?: string;
  readonly many?: Many;
  readonly narrowing?: ContentQuery<M>["narrowing"];
}): ContentQuery<M, Many> {
  const { model, name = model.name, by, many = false as Many, narrowing } = query;
  return { name, model, by, many, narrowing };
}

/** The configuration under which our queries are persisted at every source. */
export const contentConfiguration = "marsa";

/** `page-seo` answers in `pageSeoList`, as headless content sources name their lists. */
export function listNameOf(query: AnyContentQuery): string {
  return `${query.model.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}List`;
}

/**
 * A fragment as a page gets it. `_lang` is the language that it really is in: English where Arabic is missing;
 * `_publishedAt` the instant of its last publish, in ISO, where the source says it.
 */
export type Content<M> = ContentOf<M> & { readonly _lang: Language; readonly _publishedAt?: string };
export type ContentAnswer<Q> =
  Q extends ContentQuery<infer M, infer Many>
    ? Many extends true
      ? readonly Content<M>[]
      : Content<M>
    : never;

/** Where and how to send it. A loader passes its site's `fetch`, `language` and `brand`. */
export interface ContentRequest {
  readonly fetch: typeof globalThis.fetch;
  readonly language: Language;
  readonly brand: string;
  /** The address of an external source, without a slash at its end. Absent: the built-in one. */
  readonly base?: string | undefined;
  /** The value of the query's `by` variable. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Answers that were checked before: the source only confirms that they are current. Absent: each is read in full. */
  readonly answers?: AnswerCache | undefined;
}

export type ContentRefusal = "content-missing" | "content-unreachable" | "content-not-valid";

/** An external source that does not answer for so long is taken for unreachable. */
const patienceMs = 5_000;

/** Requests content and checks it on arrival. Refuses what is missing, unreachable or not of the model's shape. */
export async function queryContent<M extends AnyModel, Many extends boolean>(
  query: ContentQuery<M, Many>,
  request: ContentRequest,
): Promise<Result<ContentAnswer<ContentQuery<M, Many>>, ContentRefusal>> {
  if (query.by !== undefined && !canBeKey(request.key ?? ""))
    return refuse("content-missing", { query: query.name });
  const address = `${request.base ?? ""}${pathOfQuery(query, request)}`;
  const cached = request.answers?.get(address);
  const headers = { accept: "application/json", ...(cached && { "if-none-match": cached.etag }) };
  let answer: unknown;
  let etag: string | null;
  try {
    const signal = request.signal ?? AbortSignal.timeout(patienceMs);
    const response = await request.fetch(address, { headers, signal });
    if (cached && response.status === 304)
      return succeed(cached.value as ContentAnswer<ContentQuery<M, Many>>);
    if (!response.ok) return refuse("content-unreachable", { query: query.name, status: response.status });
    answer = await response.json();
    etag = response.headers.get("etag");
  } catch (error) {
    if (error instanceof SyntaxError)
      return refuse("content-not-valid", { query: query.name, problem: "not JSON" });
    return refuse("content-unreachable", { query: query.name });
  }
  const read = readAnswer(query, request.language, answer);
  if (read.ok && etag !== null) request.answers?.set(address, { etag, value: read.value });
  return read;
}

/** Keys come from addresses. A source can hold none with a control character, and `;` ends a variable of the query. */
function canBeKey(key: string): boolean {
  return key.isWellFormed() && !/[;\p{Cc}]/u.test(key);
}

function pathOfQuery(query: AnyContentQuery, { language, brand, key }: ContentRequest): string {
  const variables = { lang: language, brand, ...(query.by === undefined ? {} : { [query.by]: key ?? "" }) };
  const given = Object.entries(variables).map(([name, value]) => `;${name}=${value}`);
  return `/graphql/execute.json/${contentConfiguration}/${query.name}${encodeURIComponent(given.join(""))}`;
}

/** The texts of a fragment, their times by the importer's clock and their percentages isolated. Shared fields are for machines. */
function clockedTexts(model: AnyModel, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = Object.keys(model.texts.def.shape).filter((name) => Object.hasOwn(fields, name));
  return mappedTexts(Object.fromEntries(names.map((name) => [name, fields[name]])), (text) =>
    withPercents(withClock(text)),
  );
}

const fromHere = z.looseObject({
  _lang: z.optional(z.string()),
  _publishedAt: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
});

/** The shapes of a query's answers. Zod compiles a schema when it first parses, so each is made once. */
const schemas = new WeakMap<AnyContentQuery, ReturnType<typeof schemasOf>>();

function schemasOf(query: AnyContentQuery) {
  const list = z.object({ items: z.array(fromHere) });
  const envelope = z.object({ data: z.object({ [listNameOf(query)]: list }) });
  const node = z.object({ ...query.model.shared.def.shape, ...query.model.texts.def.shape });
  const made = { envelope, node };
  schemas.set(query, made);
  return made;
}

function readAnswer<M extends AnyModel, Many extends boolean>(
  query: ContentQuery<M, Many>,
  language: Language,
  answer: unknown,
): Result<ContentAnswer<ContentQuery<M, Many>>, ContentRefusal> {
  const list = listNameOf(query);
  const { envelope, node } = schemas.get(query) ?? schemasOf(query);
  const opened = z.safeParse(envelope, answer);
  if (!opened.success)
    return refuse("content-not-valid", { query: query.name, problem: `no data.${list}.items` });
  const items: unknown[] = [];
  for (const item of opened.data.data[list]?.items ?? []) {
    const parsed = z.safeParse(node, item);
    if (!parsed.success) {
      const problem = parsed.error.issues[0]?.path.join(".") ?? "";
      return refuse("content-not-valid", { query: query.name, problem });
    }
    items.push({
      ...parsed.data,
      ...clockedTexts(query.model, parsed.data),
      _lang: isLanguage(item._lang) ? item._lang : language,
      _publishedAt: item._publishedAt,
    });
  }
  if (query.many) return succeed(items as unknown as ContentAnswer<ContentQuery<M, Many>>);
  if (items.length === 0) return refuse("content-missing", { query: query.name });
  return succeed(items[0] as ContentAnswer<ContentQuery<M, Many>>);
}
