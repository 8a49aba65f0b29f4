import type { Language } from "#app/i18n/language.ts";
import type { AnswerTo, AnyOfficeCall, BodyIn, ParamsIn, QueryIn } from "../calls/office-call.ts";
import { officePath, unattendedHeader } from "../calls/office-call.ts";
import { isUnattended } from "./attendance.ts";
import { learnServerTime } from "./office-clock.ts";

type Part<Name extends string, T> = [T] extends [undefined] ? object : { readonly [K in Name]: T };
/** What the caller gives: the parts that the call declares. */
export type OfficeInput<C extends AnyOfficeCall> = Part<"params", ParamsIn<C>> &
  Part<"query", QueryIn<C>> &
  Part<"body", BodyIn<C>>;

/** A call that was refused, or that did not come through (`network`). */
export class OfficeRefused extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    const { code = "internal", message = "", fields, requestId: _, ...detail } = body;
    super(String(message));
    this.name = "OfficeRefused";
    this.code = String(code);
    this.status = status;
    this.detail = detail;
    this.fields = Array.isArray(fields) ? fields : [];
  }
}

/** Said once the session has ended: the frame asks to sign in again, and nothing that was typed is lost. */
export const sessionEndedEvent = "office:session-ended";
/** Said where a deed needs a sign-in of the last minutes. */
export const signInAgainEvent = "office:sign-in-again";

/** Makes a call and answers its data; throws `OfficeRefused`. */
export async function callOffice<C extends AnyOfficeCall>(
  call: C,
  input: OfficeInput<C>,
  { language, key, signal }: { language: Language; key?: string; signal?: AbortSignal },
): Promise<AnswerTo<C>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: object;
    body?: unknown;
  };
  const answer = await fetch(officePath(call, params) + searchOf({ ...query, lang: language }), {
    method: call.method,
    headers: {
      ...(body === undefined
        ? {}
        : { "content-type": call.bodyType === "bytes" ? "application/octet-stream" : "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
      ...(isUnattended() ? { [unattendedHeader]: "1" } : {}),
    },
    ...(body === undefined
      ? {}
      : { body: call.bodyType === "bytes" ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new OfficeRefused(0, { code: "network" });
  });
  // A body is sent after the answer is dated, and may take long.
  if (call.method === "GET") learnServerTime(answer.headers.get("date"));
  const said = (await answer.json().catch(() => ({}))) as { data?: AnswerTo<C> } & Record<string, unknown>;
  if (answer.ok) return said.data as AnswerTo<C>;
  const refused = new OfficeRefused(answer.status, said);
  if (refused.code === "not-signed-in") dispatchEvent(new Event(sessionEndedEvent));
  if (refused.code === "sign-in-again") dispatchEvent(new Event(signInAgainEvent));
  throw refused;
}

function searchOf(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return `?${search}`;
}
