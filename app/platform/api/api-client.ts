import { fallbackLanguage, type Language } from "#app/i18n/language.ts";
import { market } from "#app/i18n/market.ts";
import { analyticsId } from "../analytics-id.ts";
import {
  type AnswerBody,
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  contentTypeOf,
  type FieldRefusal,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type RefusalBody,
  takesBearer,
} from "./call.ts";
import { callRejectedEvent, signInAgainEvent } from "./call-rejected.ts";

/** What the caller gives: the parts that the call declares, and how to reach the API. */
export type CallInput<C extends AnyCall> = Part<"params", ParamsOf<C>> &
  Part<"query", QueryOf<C>> &
  Part<"body", BodyOf<C>> & {
    readonly language?: Language;
    readonly token?: string | undefined;
    /** False where the caller goes on as a visitor when the token is refused; by default that ends the session. */
    readonly endsSession?: boolean;
    /** Needed by writes: the same key with every repetition of the same request. */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal | undefined;
    /** On the server, the fetch that answers in process; in the browser its own. */
    readonly fetch?: typeof globalThis.fetch;
  };
// In brackets, so that a body of several shapes stays one part.
type Part<Name extends string, T> = [T] extends [undefined] ? object : { readonly [K in Name]: T };

export type Reply<C extends AnyCall> =
  | { readonly ok: true; readonly data: AnswerOf<C>; readonly message?: string }
  | FailedReply;
export interface FailedReply {
  readonly ok: false;
  /** HTTP status; 0 when nothing came back. */
  readonly status: number;
  readonly statusText: string;
  /** A code of the error catalogue, or `network` when the call did not come through. */
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly FieldRefusal[];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Makes a call; a failure is a reply as well. It throws only when it was aborted. */
export async function callApi<C extends AnyCall>(call: C, input: CallInput<C>): Promise<Reply<C>> {
  const given = input as CallInput<C> & { params?: Record<string, string>; query?: object; body?: unknown };
  const language = given.language ?? fallbackLanguage;
  const url = `/api${pathOf(call, given.params)}${searchOf({ ...given.query, lang: language })}`;
  try {
    const response = await (given.fetch ?? globalThis.fetch)(url, {
      method: call.method,
      headers: headersOf(call, given, language),
      ...(given.body === undefined ? {} : { body: bodyOf(call, given.body) }),
      ...(given.signal ? { signal: given.signal } : {}),
    });
    if (response.status === 401 && given.token && given.endsSession !== false)
      globalThis.dispatchEvent?.(new Event(callRejectedEvent));
    const reply = await replyOf<C>(response);
    if (!reply.ok && reply.code === "sign-in-again") globalThis.dispatchEvent?.(new Event(signInAgainEvent));
    return reply;
  } catch (error) {
    if (given.signal?.aborted) throw error;
    return { ok: false, status: 0, statusText: "", code: "network", message: "", detail: {} };
  }
}

/** A call that failed, with its sentence (product/api.md#failed-reads) and the refusal behind it. */
export class CallFailed extends Error {
  readonly reply: FailedReply;
  constructor(text: string, reply: FailedReply) {
    super(`${text}: ${reply.statusText || reply.code}`);
    this.name = "CallFailed";
    this.reply = reply;
  }
}

/** The data of a reply, or `CallFailed` thrown with the call's own sentence. */
export function dataOf<C extends AnyCall>(call: C, reply: Reply<C>): AnswerOf<C> {
  if (reply.ok) return reply.data;
  throw new CallFailed(call.failureText ?? `Failed to fetch ${call.id}`, reply);
}

async function replyOf<C extends AnyCall>(response: Response): Promise<Reply<C>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isRecord(body)) {
    const { data, message } = body as unknown as AnswerBody<AnswerOf<C>>;
    return message === undefined ? { ok: true, data } : { ok: true, data, message };
  }
  const {
    code = "internal",
    message = "",
    fields,
    requestId: _,
    ...detail
  } = (isRecord(body) ? body : {}) as Partial<RefusalBody>;
  const { status, statusText } = response;
  return { ok: false, status, statusText, code, message, detail, ...(fields ? { fields } : {}) };
}

function headersOf(
  call: AnyCall,
  input: { token?: string | undefined; idempotencyKey?: string; body?: unknown },
  language: Language,
): HeadersInit {
  const ecid = analyticsId();
  return {
    "accept-language": language,
    appbrand: market().brand,
    env: import.meta.env?.DEV ? "development" : "production",
    platform: "web",
    ...(ecid === undefined ? {} : { ecid }),
    ...(input.body === undefined ? {} : { "content-type": contentTypeOf(call) }),
    ...(takesBearer(call) && input.token ? { authorization: `Bearer ${input.token}` } : {}),
    ...(input.idempotencyKey ? { "idempotency-key": input.idempotencyKey } : {}),
  };
}

function bodyOf(call: AnyCall, body: unknown): BodyInit {
  return call.bodyType === "bytes" ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
}

function searchOf(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `?${search}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
