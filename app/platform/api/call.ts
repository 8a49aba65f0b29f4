import type * as z from "zod/mini";
import type { Refusals } from "./refusals.ts";

/** What any call says of its input and its answer, whichever API it belongs to. */
export interface DescribedCall<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Own extends Refusals = Refusals,
> {
  readonly id: string;
  /** Path below the base, parameters as `:id`. */
  readonly path: `/${string}`;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `bytes`: the body is raw octets, at most `mostBytes` of them; JSON otherwise. */
  readonly bodyType?: "bytes";
  readonly mostBytes?: number;
  readonly answer: Answer;
  readonly refusals: Own;
}

/**
 * One call of the API, written once: the server answers it, the browser and the loaders make it, and the OpenAPI
 * document is made from it. Schemas are zod/mini, since the browser carries them too.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Own extends Refusals = Refusals,
> extends DescribedCall<Params, Query, Body, Answer, Own> {
  readonly summary: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The two bases (product/api.md#bases-and-headers). */
  readonly base: "v1" | "v3";
  /** `either`: a customer where a bearer token says so, else a visitor. A token that is not valid is refused. */
  readonly who: "anyone" | "customer" | "either";
  /** A POST that changes nothing: it is no write and needs no Idempotency-Key. */
  readonly reads?: boolean;
  /** A write of `anyone` that is made once for one Idempotency-Key, as every customer's write is. */
  readonly once?: boolean;
  /** A write that changes nothing when it is made again: it needs no Idempotency-Key, and its answer is not stored. */
  readonly repeatable?: boolean;
  /** A customer's who signed in within the last five minutes: a renewed session is not enough (product/accounts.md#fresh-sign-in). */
  readonly fresh?: boolean;
  /** The beginning of the sentence that a failed fetch throws (product/api.md#failed-reads). */
  readonly failureText?: string;
  /** Requests a minute from one address, where this call bears fewer than the API as a whole. Of a write by all processes together. */
  readonly limit?: number;
}

export function defineCall<
  Answer extends z.ZodMiniType,
  const Own extends Refusals,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined>,
  const Who extends Call["who"] = Call["who"],
>(
  call: Call<Params, Query, Body, Answer, Own> & { readonly who: Who },
): Call<Params, Query, Body, Answer, Own> & { readonly who: Who } {
  return call;
}

export type AnyCall = Call;
export type ParamsOf<C extends DescribedCall> = C extends { readonly params?: infer P }
  ? Output<NonNullable<P>>
  : undefined;
export type QueryOf<C extends DescribedCall> = C extends { readonly query?: infer Q }
  ? Output<NonNullable<Q>>
  : undefined;
export type BodyOf<C extends DescribedCall> = C extends { readonly body?: infer B }
  ? Output<NonNullable<B>>
  : undefined;
export type AnswerOf<C extends DescribedCall> = Output<C["answer"]>;
/** What the handler of a call may refuse with. A rule may find wrong what a schema cannot. */
export type RefusalCodeOf<C extends AnyCall> = (keyof C["refusals"] & string) | "invalid-input";
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What stands in the body of every good answer. */
export interface AnswerBody<T> {
  readonly data: T;
  readonly message?: string;
}

/** What stands in the body of every refusal, with the facts of `detail` beside it. */
export interface RefusalBody {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly fields?: readonly FieldRefusal[];
}
export interface FieldRefusal {
  readonly path: string;
  readonly message: string;
}

/** The media type of a call's body. */
export function contentTypeOf({ bodyType }: AnyCall): string {
  return bodyType === "bytes" ? "application/octet-stream" : "application/json";
}

/** Whether a bearer token may come with a call. */
export function takesBearer({ who }: AnyCall): boolean {
  return who !== "anyone";
}

/** Writes change something: they are made once for one Idempotency-Key. */
export function isWrite(call: AnyCall): boolean {
  if (call.method === "GET" || call.reads === true || call.repeatable === true) return false;
  return call.who !== "anyone" || call.once === true;
}

/** The path of a call below `/api`, with its parameters filled in and escaped. */
export function pathOf(call: AnyCall, params: Readonly<Record<string, string>> = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return `/${call.base}${path}`;
}
