import { type Context, Hono } from "hono";
import { chooseLanguage, type Language } from "#app/i18n/language.ts";
import type { Refused, Success } from "#app/lib/result.ts";
import { now } from "../clock.server.ts";
import type { AnyTransaction } from "../database.server.ts";
import { isWithinSharedLimit } from "../limits/shared-limits.server.ts";
import type { Log } from "../log.server.ts";
import { noteAccess } from "../security/access-notes.server.ts";
import { isFresh } from "../security/fresh-sign-in.ts";
import { inLane } from "../transactions/turns.server.ts";
import {
  type AnswerOf,
  type AnyCall,
  type BodyOf,
  isWrite,
  type ParamsOf,
  type QueryOf,
  type RefusalCodeOf,
  takesBearer,
} from "./call.ts";
import { answerOnce, answerOnceElsewhere } from "./idempotency.server.ts";
import { isWithinLimit } from "./rate-limit.server.ts";
import { readInput } from "./read-input.server.ts";
import { commonRefusals, type Refusal } from "./refusals.ts";

/** Who makes a call: read from the access token, which account verified. */
export interface SignedInCustomer {
  readonly id: string;
  readonly sessionId: string;
  /** When they last showed who they are, by password or another factor; null where their issuer does not say. */
  readonly authenticatedAt: Date | null;
}
/** Who shows a token. `past`: it is one of ours, and its time is over. */
export type VerifyBearer = (
  token: string,
  at: Date,
  past?: () => void,
) => Promise<SignedInCustomer | undefined>;

export interface ApiEnv {
  Variables: { requestId: string; log: Log; address: string; verifyBearer: VerifyBearer; routePath: string };
}
type ApiContext = Context<ApiEnv>;

interface Input<C extends AnyCall> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly language: Language;
  readonly now: Date;
  readonly log: Log;
  readonly address: string;
  readonly requestId: string;
}
type Outcome<C extends AnyCall> =
  | (Success<AnswerOf<C>> & { readonly message?: string })
  | Refused<RefusalCodeOf<C>>;
type Customer<C extends AnyCall> = C extends { readonly who: "customer" }
  ? { readonly customer: SignedInCustomer }
  : C extends { readonly who: "either" }
    ? { readonly customer: SignedInCustomer | undefined }
    : object;

/** A call with the handler that answers it. Writes get the transaction that also keeps their answer. */
export interface AnsweredCall {
  readonly call: AnyCall;
  readonly answer: (
    input: Input<AnyCall>,
    customer?: SignedInCustomer,
    once?: OnceElsewhere,
  ) => Promise<Outcome<AnyCall>>;
  readonly callsOut?: () => boolean;
}

/** Answers a reading call, or a write of `anyone` that needs no key (it has its own transaction, if it needs one). */
export function answerCall<C extends AnyCall>(
  call: C,
  deed: (input: Input<C> & Customer<C>) => Promise<Outcome<C>>,
): AnsweredCall {
  return {
    call,
    answer: (input, customer) => deed({ ...input, customer } as unknown as Input<C> & Customer<C>),
  };
}

/** What a write is made once by: the transaction that keeps its answer, and the key that the caller chose for it. */
export interface OnceDone {
  readonly trx: AnyTransaction;
  readonly idempotencyKey: string;
}
/** The same where another system may make it once: no transaction is open while that is called. */
export interface OnceElsewhere {
  readonly trx?: AnyTransaction | undefined;
  readonly idempotencyKey: string;
}
type Write<C extends AnyCall, Once> = (input: Input<C> & Customer<C> & Once) => Promise<Outcome<C>>;

/**
 * Answers a write. It runs in one transaction with its stored answer; a refusal rolls back. While `callsOut` says that
 * its handler calls another system it runs without one, and that system makes it once by the key.
 */
export function answerWrite<C extends AnyCall>(call: C, deed: Write<C, OnceDone>): AnsweredCall;
export function answerWrite<C extends AnyCall>(
  call: C,
  deed: Write<C, OnceElsewhere>,
  callsOut: () => boolean,
): AnsweredCall;
export function answerWrite<C extends AnyCall>(
  call: C,
  deed: Write<C, OnceDone>,
  callsOut?: () => boolean,
): AnsweredCall {
  if (!isWrite(call)) throw new Error(`${call.id} is not a write that is made once`);
  return {
    call,
    answer: (input, customer, once) =>
      deed({ ...input, customer, ...once } as unknown as Parameters<typeof deed>[0]),
    ...(callsOut && { callsOut }),
  };
}

/** The routes of a feature, and its calls for the documentation and for the authorization test. */
export type FeatureApi = Hono<ApiEnv> & { readonly calls: readonly AnyCall[] };

/** Every call has one shape: limit, who, what, once, do it, show it. */
export function callRoutes(answered: readonly AnsweredCall[]): FeatureApi {
  const routes = new Hono<ApiEnv>();
  for (const one of answered) {
    const { id, bodyType } = one.call;
    if (bodyType === "bytes" && isWrite(one.call)) throw new Error(`${id}: octets are stored by no answer`);
    routes.on(one.call.method, `/${one.call.base}${one.call.path}`, (context) =>
      inLane(id, () => answerRequest(context, one)),
    );
  }
  const paths = Map.groupBy(answered, ({ call }) => `/${call.base}${call.path}`);
  for (const [path, own] of paths) {
    routes.all(path, (context) => {
      context.header("Allow", own.map(({ call }) => call.method).join(", "));
      return refusalResponse(context, "method-not-allowed");
    });
  }
  return Object.assign(routes, { calls: answered.map((one) => one.call) });
}

async function answerRequest(
  context: ApiContext,
  { call, answer, callsOut }: AnsweredCall,
): Promise<Response> {
  const at = now();
  context.set("routePath", call.path);
  const caller = context.var.address;
  if (!(await isWithinOwnLimit(call, caller))) {
    context.header("Retry-After", "30");
    return refusalResponse(context, "too-many-requests");
  }
  const customer = takesBearer(call) ? await customerOf(context, at) : undefined;
  const isVisitor = call.who === "either" && context.req.header("authorization") === undefined;
  if (takesBearer(call) && customer === undefined && !isVisitor)
    return refusalResponse(context, "not-signed-in");
  if (call.fresh === true && !isFresh(customer?.authenticatedAt, at))
    return refusalResponse(context, "sign-in-again");
  const read = await readInput(context, call, languageOf(context));
  if (!read.ok) return refusalResponse(context, read.code, { fields: read.fields });
  const input = {
    ...read.value,
    language: languageOf(context),
    now: at,
    log: context.var.log,
    address: caller,
    requestId: context.var.requestId,
  } as Input<AnyCall>;
  if (!isWrite(call)) return show(context, call, await answer(input, customer));
  const idempotencyKey = context.req.header("idempotency-key") ?? "";
  if (!/^[\w-]{8,200}$/.test(idempotencyKey)) return refusalResponse(context, "idempotency-key-missing");
  const actor = customer?.id ?? anyone;
  const request = { actor, key: idempotencyKey, content: [call.id, read.value], now: at };
  const work = (trx?: AnyTransaction) => answer(input, customer, { trx, idempotencyKey });
  return show(
    context,
    call,
    callsOut?.() ? await answerOnceElsewhere(request, work) : await answerOnce(request, work),
  );
}

/** A write costs queries anyway, so its own limit holds over all processes. */
async function isWithinOwnLimit({ id, method, limit }: AnyCall, caller: string): Promise<boolean> {
  if (limit === undefined) return true;
  return method === "GET" ? isWithinLimit(id, caller, limit) : isWithinSharedLimit(id, caller, limit);
}

/**
 * Visitors have no name and their addresses change, so all of them share one actor. A key is theirs because nobody can
 * guess it, and an answer to `anyone` holds nothing personal that a guess could bring out.
 */
const anyone = "anyone";

function show(context: ApiContext, call: AnyCall, outcome: Outcome<AnyCall>): Response {
  context.header("Cache-Control", "no-store");
  if (!outcome.ok) return refusalResponse(context, outcome.code, outcome.detail, call);
  const body =
    outcome.message === undefined
      ? { data: outcome.value }
      : { data: outcome.value, message: outcome.message };
  return context.json(body);
}

/** The one place that turns a refusal code into HTTP, in the language of the request. */
export function refusalResponse(
  context: ApiContext,
  code: string,
  detail?: Readonly<Record<string, unknown>>,
  call?: AnyCall,
): Response {
  const refusal: Refusal =
    call?.refusals[code] ?? commonRefusals[code as keyof typeof commonRefusals] ?? commonRefusals.internal;
  const message = refusal[languageOf(context)];
  context.header("Cache-Control", "no-store");
  // What another customer has is as little there as what nobody has.
  const isHidden = refusal.status === 404 && context.get("access")?.customerId !== undefined;
  noteAccess(context, isHidden ? { code, isHidden } : { code });
  return context.json({ ...detail, code, message, requestId: context.var.requestId }, refusal.status as 400);
}

function languageOf(context: Context): Language {
  return chooseLanguage({
    address: context.req.query("lang"),
    acceptLanguage: context.req.header("accept-language"),
  });
}

async function customerOf(context: ApiContext, at: Date): Promise<SignedInCustomer | undefined> {
  const [, token] = /^Bearer ([\w.~+/=-]{1,4096})$/.exec(context.req.header("authorization") ?? "") ?? [];
  if (token === undefined) return undefined;
  const customer = await context.var.verifyBearer(token, at, () => noteAccess(context, { isOrdinary: true }));
  if (customer !== undefined) noteAccess(context, { customerId: customer.id });
  return customer;
}
