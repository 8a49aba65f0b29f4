import { Hono } from "hono";
import { type Deed, mayDo, placesOf, steppedUp } from "#app/features/staff/rules/permissions.ts";
import { recordAudit, type StaffSession } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import { type Refused, type Result, refuse, type Success, succeed } from "#app/lib/result.ts";
import { isUnreachable, isUnstorable } from "#app/platform/api/api-app.server.ts";
import { bodyLimit } from "#app/platform/api/body-limit.server.ts";
import { answerOnce } from "#app/platform/api/idempotency.server.ts";
import { isWithinLimit } from "#app/platform/api/rate-limit.server.ts";
import { readInput } from "#app/platform/api/read-input.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, inTransaction, sqlStateOf } from "#app/platform/database.server.ts";
import { isFresh } from "#app/platform/security/fresh-sign-in.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { AnswerTo, AnyOfficeCall, BodyIn, ParamsIn, QueryIn, RefusalOf } from "../calls/office-call.ts";
import { setDeviceCookie } from "./cookies.server.ts";
import { refuseForeign, requireSession } from "./guard.server.ts";
import type { OfficeContext, OfficeEnv } from "./office-env.server.ts";
import { refusalAnswer } from "./refusal-answer.server.ts";

interface Input<C extends AnyOfficeCall> {
  readonly params: ParamsIn<C>;
  readonly query: QueryIn<C>;
  readonly body: BodyIn<C>;
  readonly language: Language;
  readonly now: Date;
  readonly session: StaffSession;
  /** Who does it, as deeds take them. */
  readonly by: StaffActor;
  /** Where they may do it: ids of locations, or `everywhere` among them. */
  readonly places: readonly string[];
}
type Outcome<C extends AnyOfficeCall> = Success<AnswerTo<C>> | Refused<RefusalOf<C>>;

/** What the audit says of a deed: the record, what changed of it, whose data it is, and why where that was entered. */
export interface AuditNote {
  readonly record: { readonly type: string; readonly id: string; readonly place?: string | undefined };
  readonly changes?: readonly FieldChange[];
  readonly personId?: string | undefined;
  readonly reason?: string | undefined;
}
type Audited<O> =
  O extends Success<unknown>
    ? O & { readonly audit: AuditNote | readonly AuditNote[]; readonly cookies?: Cookies }
    : O;
/** What a deed gives the browser beside its answer, once it is committed; a repetition of it does not. */
interface Cookies {
  /** The token of the device that it is from now on. */
  readonly device?: string;
}
/** Where a record is; undefined where there is none, which is answered as not found. */
type PlaceOf<C extends AnyOfficeCall> = (input: Input<C>) => Promise<string | undefined> | string | undefined;

export interface AnsweredOfficeCall {
  readonly call: AnyOfficeCall;
  readonly isWrite: boolean;
  readonly placeOf: PlaceOf<AnyOfficeCall> | undefined;
  /** Runs before the transaction of a deed, which waits for no file; `answer` finds its value as `prepared`. */
  readonly prepare?: (input: Input<AnyOfficeCall>) => Promise<Success<unknown> | Refused>;
  readonly answer: (
    input: Input<AnyOfficeCall>,
    trx?: AnyTransaction,
  ) => Promise<Audited<Outcome<AnyOfficeCall>> | Outcome<AnyOfficeCall>>;
}

/** Answers a reading call. With `placeOf` the caller's role has to hold at the place of the record. */
export function answerRead<C extends AnyOfficeCall>(
  call: C,
  answer: (input: Input<C>) => Promise<Outcome<C> | Audited<Outcome<C>>>,
  placeOf?: PlaceOf<C>,
): AnsweredOfficeCall {
  return { call, isWrite: false, answer, placeOf } as unknown as AnsweredOfficeCall;
}

/** Answers a deed, in one transaction with its stored answer and its entry in the audit. */
export function answerDeed<C extends AnyOfficeCall>(
  call: C,
  answer: (input: Input<C> & { readonly trx: AnyTransaction }) => Promise<Audited<Outcome<C>>>,
  placeOf?: PlaceOf<C>,
): AnsweredOfficeCall {
  return {
    call,
    isWrite: true,
    placeOf,
    answer: (input: Input<C>, trx: AnyTransaction) => answer({ ...input, trx }),
  } as unknown as AnsweredOfficeCall;
}

/** A deed that stores a file first: `prepare` does so outside the transaction, and its refusal is the call's. */
export function answerPreparedDeed<C extends AnyOfficeCall, V>(
  call: C,
  prepare: (input: Input<C>) => Promise<Success<V> | Refused<RefusalOf<C>>>,
  answer: (
    input: Input<C> & { readonly trx: AnyTransaction; readonly prepared: V },
  ) => Promise<Audited<Outcome<C>>>,
  placeOf?: PlaceOf<C>,
): AnsweredOfficeCall {
  return {
    call,
    isWrite: true,
    placeOf,
    prepare,
    answer: (input: Input<C> & { readonly prepared: V }, trx: AnyTransaction) => answer({ ...input, trx }),
  } as unknown as AnsweredOfficeCall;
}

export type OfficeApi = Hono<OfficeEnv> & { readonly calls: readonly AnsweredOfficeCall[] };

/** Every call has one shape: own page, who, how often, what, may they, once, do it, write it down, show it. */
export function officeApi(answered: readonly AnsweredOfficeCall[]): OfficeApi {
  const app = new Hono<OfficeEnv>();
  app.use(refuseForeign);
  app.use(
    bodyLimit(
      ({ req }) => mostBytesAt(answered, req.path),
      (context) => refusalAnswer(context as OfficeContext, "body-too-large"),
    ),
  );
  app.use(requireSession);
  for (const one of answered)
    app.on(one.call.method, one.call.path, (context) => answerRequest(context, one));
  // A mounted app has no notFound of its own: a call that is none would be answered with a screen.
  app.all("*", (context) => refusalAnswer(context, "not-found"));
  app.onError((error, context) => {
    if (isUnstorable(error)) return refusalAnswer(context, "invalid-input");
    context.var.log.error({
      err: { name: error.name, message: error.message, stack: error.stack, code: sqlStateOf(error) },
    });
    return refusalAnswer(context, isUnreachable(error) ? "unavailable" : "internal");
  });
  return Object.assign(app, { calls: answered });
}

async function answerRequest(context: OfficeContext, one: AnsweredOfficeCall): Promise<Response> {
  const { call } = one;
  const { session, language } = context.var;
  // By the session, never by the address: a whole office stands behind one.
  if (!isWithinLimit(`office ${session.sessionId}`, config.limits.requestsPerMinute)) {
    context.header("Retry-After", "30");
    return refusalAnswer(context, "too-many-requests");
  }
  const at = now();
  if (!mayAtAll(session, call.deed)) return refusalAnswer(context, "not-allowed");
  if (isTooOld(session, call.deed, at)) return refusalAnswer(context, "sign-in-again");
  const read = await readInput(context, call, language);
  if (!read.ok) return refusalAnswer(context, read.code, { fields: read.fields });
  const { id: staffId, name } = session.member;
  const input = {
    ...read.value,
    language,
    session,
    now: at,
    by: { staffId, name },
    places: call.deed === "signed-in" ? [] : placesOf(session.member.grants, call.deed),
  } as Input<AnyOfficeCall>;
  const where = await placeOfInput(one, input);
  if (!where.ok) return refusalAnswer(context, where.code);
  const outcome = one.isWrite
    ? await doOnce(context, one, input, where.value)
    : await readAudited(context, one, input, where.value);
  return outcome.ok
    ? context.json({ data: outcome.value })
    : refusalAnswer(context, outcome.code, outcome.detail, call);
}

function mayAtAll({ member }: StaffSession, deed: Deed | "signed-in"): boolean {
  return deed === "signed-in" || mayDo(member.grants, deed);
}

/** Some deeds need a sign-in of the last five minutes; a shared device never has one. */
function isTooOld({ authenticatedAt, deviceId }: StaffSession, deed: Deed | "signed-in", at: Date): boolean {
  if (deed === "signed-in" || !steppedUp.has(deed)) return false;
  return deviceId !== undefined || !isFresh(authenticatedAt, at);
}

/** The place of the record, where the caller may do this there. */
async function placeOfInput(
  { call, placeOf }: AnsweredOfficeCall,
  input: Input<AnyOfficeCall>,
): Promise<Result<string | undefined, "not-found" | "not-allowed">> {
  if (placeOf === undefined || call.deed === "signed-in") return succeed(undefined);
  const place = await placeOf(input);
  if (place === undefined) return refuse("not-found");
  return mayDo(input.session.member.grants, call.deed, place) ? succeed(place) : refuse("not-allowed");
}

async function doOnce(
  context: OfficeContext,
  one: AnsweredOfficeCall,
  input: Input<AnyOfficeCall>,
  place: string | undefined,
) {
  const key = context.req.header("idempotency-key") ?? "";
  if (!/^[\w-]{8,200}$/.test(key)) return { ok: false, code: "idempotency-key-missing" } as Refused;
  const { params, query, body } = input;
  const request = {
    actor: `staff ${input.by.staffId}`,
    key,
    content: [one.call.id, { params, query, body: comparedBody(one.call, body) }],
    now: input.now,
  };
  const prepared = await one.prepare?.(input);
  if (prepared?.ok === false) return prepared;
  let cookies: Cookies = {};
  const done = await answerOnce(request, async (trx) => {
    const outcome: (Success<unknown> & { readonly cookies?: Cookies }) | Refused = await one.answer(
      prepared === undefined ? input : Object.assign(input, { prepared: prepared.value }),
      trx,
    );
    if (!outcome.ok) return outcome;
    await writeAudit(trx, context, { call: one.call, place, outcome });
    cookies = outcome.cookies ?? {};
    return { ok: true as const, value: outcome.value };
  });
  if (done.ok && cookies.device !== undefined) setDeviceCookie(context, cookies.device);
  return done;
}

/** What makes two writes with one key the same: of bytes their number, of secrets nothing. */
function comparedBody({ hasSecretBody }: AnyOfficeCall, body: unknown): unknown {
  if (hasSecretBody) return undefined;
  return body instanceof Uint8Array ? body.length : body;
}

async function readAudited(
  context: OfficeContext,
  one: AnsweredOfficeCall,
  input: Input<AnyOfficeCall>,
  place: string | undefined,
) {
  const outcome = await one.answer(input);
  if (outcome.ok && one.call.audited !== undefined)
    await inTransaction<unknown, void>((trx) => writeAudit(trx, context, { call: one.call, place, outcome }));
  return outcome;
}

async function writeAudit(
  trx: AnyTransaction,
  context: OfficeContext,
  {
    call,
    place,
    outcome,
  }: {
    readonly call: AnyOfficeCall;
    readonly place: string | undefined;
    readonly outcome: object;
  },
): Promise<void> {
  const { session, requestId } = context.var;
  const notes = "audit" in outcome ? ([outcome.audit].flat() as AuditNote[]) : [];
  const { id: staffId, name } = session.member;
  for (const note of notes) {
    await recordAudit(trx, {
      by: { staffId, name },
      deviceId: session.deviceId,
      deed: call.id,
      via: call.audited ?? "write",
      requestId,
      ...note,
      record: { place, ...note.record },
    });
  }
}

function mostBytesAt(answered: readonly AnsweredOfficeCall[], path: string): number {
  const own = answered.find(
    ({ call }) =>
      call.mostBytes !== undefined && new RegExp(`${call.path.replace(/:\w+/g, "[^/]+")}$`).test(path),
  );
  return own?.call.mostBytes ?? config.limits.jsonBodyBytes;
}
