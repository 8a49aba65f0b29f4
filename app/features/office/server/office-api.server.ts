import { Hono } from "hono";
import { readCenters } from "#app/features/scheduling/scheduling.server.ts";
import { type Deed, mayDo, placesOf, steppedUp } from "#app/features/staff/rules/permissions.ts";
import type { StaffSession } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type Refused, type Result, refuse, type Success, succeed } from "#app/lib/result.ts";
import { isUnstorable } from "#app/platform/api/api-app.server.ts";
import { bodyLimit, isPathOf } from "#app/platform/api/body-limit.server.ts";
import { answerOnce } from "#app/platform/api/idempotency.server.ts";
import { readInput } from "#app/platform/api/read-input.server.ts";
import { isUnavailable } from "#app/platform/backend-unavailable.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { config } from "#app/platform/config.server.ts";
import { type AnyTransaction, sqlStateOf } from "#app/platform/database.server.ts";
import { isFresh } from "#app/platform/security/fresh-sign-in.ts";
import { inLane } from "#app/platform/transactions/turns.server.ts";
import type { AnyOfficeCall } from "../calls/office-call.ts";
import { namedPlaces } from "../rules/named-places.ts";
import type { AnsweredOfficeCall, Cookies, Input } from "./answer-office.server.ts";
import { placeNames } from "./answers/place-names.server.ts";
import { writeAudit, writeLook, writeRefusal } from "./audit/write-audit.server.ts";
import { dropSessionCookie, setDeviceCookie } from "./cookies.server.ts";
import { limitRequests, refuseForeign, requireSession } from "./guard.server.ts";
import { namesInLanguage } from "./names/names-in-language.server.ts";
import type { OfficeContext, OfficeEnv } from "./office-env.server.ts";
import { refusalAnswer } from "./refusal-answer.server.ts";

export type OfficeApi = Hono<OfficeEnv> & { readonly calls: readonly AnsweredOfficeCall[] };

/**
 * Every call has one shape: own page, who, how often, what, may they, once, do it, write it down, show it with the names of
 * models and staff in the reader's language.
 */
export function officeApi(answered: readonly AnsweredOfficeCall[]): OfficeApi {
  const app = new Hono<OfficeEnv>();
  app.use(refuseForeign);
  app.use(
    bodyLimit(
      ({ req }) => mostBytesAt(answered, req.path),
      (context) => refusalAnswer(context as OfficeContext, "body-too-large"),
    ),
  );
  app.use(requireSession, limitRequests);
  for (const one of answered)
    app.on(one.call.method, one.call.path, (context) => answerRequest(context, one));
  // A mounted app has no notFound of its own: a call that is none would be answered with a screen.
  app.all("*", (context) => refusalAnswer(context, "not-found"));
  app.onError((error, context) => {
    if (isUnstorable(error)) return refusalAnswer(context, "invalid-input");
    context.var.log.error({
      err: { name: error.name, message: error.message, stack: error.stack, code: sqlStateOf(error) },
    });
    return refusalAnswer(context, isUnavailable(error) ? "unavailable" : "internal");
  });
  return Object.assign(app, { calls: answered });
}

async function answerRequest(context: OfficeContext, one: AnsweredOfficeCall): Promise<Response> {
  const at = now();
  const outcome = await outcomeOf(context, one, at);
  const { language } = context.var;
  if (outcome.ok) return context.json({ data: await namesInLanguage(outcome.value, language) });
  const { code } = outcome;
  if (one.isWrite || refusedLooks.includes(code)) await writeRefusal(context, one.call, { code, now: at });
  const detail = outcome.detail && (await namesInLanguage(outcome.detail, language));
  return refusalAnswer(context, code, detail, one.call);
}

/** What a reading call is refused with where its record is not for the caller. */
const refusedLooks = ["not-allowed", "sign-in-again", "not-found"];

async function outcomeOf(
  context: OfficeContext,
  one: AnsweredOfficeCall,
  at: Date,
): Promise<Success<unknown> | Refused> {
  const { call } = one;
  const { session, language } = context.var;
  if (!mayAtAll(session, call.deed)) return refuse("not-allowed");
  if (isTooOld(session, call.deed, at)) return refuse("sign-in-again");
  const read = await readInput(context, call, language);
  if (!read.ok) return refuse(read.code, { fields: read.fields });
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
  if (!where.ok) return where;
  const named = await checkPlaces(input, language);
  if (!named.ok) return named;
  return one.isWrite
    ? doOnce(context, one, input, where.value)
    : readAudited(context, one, input, where.value);
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

/** A role, a device or a filter at a place that is none would be of whatever gets that id one day. */
async function checkPlaces(
  input: Input<AnyOfficeCall>,
  language: Language,
): Promise<Result<null, "not-found" | "place-unknown">> {
  const { center } = (input.params ?? {}) as { readonly center?: string };
  if (center !== undefined && (await readCenters({ ids: [center] })).length === 0) return refuse("not-found");
  const places = namedPlaces(input);
  if (places.length === 0) return succeed(null);
  const known = await placeNames(language);
  return places.every((place) => known.has(place)) ? succeed(null) : refuse("place-unknown");
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
  const work = async (trx: AnyTransaction) => {
    const outcome: (Success<unknown> & { readonly cookies?: Cookies }) | Refused = await one.answer(
      prepared === undefined ? input : Object.assign(input, { prepared: prepared.value }),
      trx,
    );
    if (!outcome.ok) return outcome;
    await writeAudit(trx, context, { call: one.call, place, outcome });
    cookies = outcome.cookies ?? {};
    return { ok: true as const, value: outcome.value };
  };
  const done = await inLane(one.call.id, () => answerOnce(request, work));
  if (done.ok && cookies.device !== undefined) {
    setDeviceCookie(context, cookies.device);
    dropSessionCookie(context);
  }
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
  if (outcome.ok) await writeLook(context, { call: one.call, place, outcome, now: input.now });
  return outcome;
}

function mostBytesAt(answered: readonly AnsweredOfficeCall[], path: string): number {
  const own = answered.find(({ call }) => call.mostBytes !== undefined && isPathOf(path, call.path));
  return own?.call.mostBytes ?? config.limits.jsonBodyBytes;
}
