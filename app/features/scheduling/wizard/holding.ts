import type { FailedReply } from "#app/platform/api/api-client.ts";

/** What is sent to hold a time: all of it is the same visit, but for the promise, which is renewed every few minutes. */
export interface AnyHoldRequest {
  readonly territoryPromiseKey: string;
}

/** The last request to the server to hold a time. */
export interface Hold<R extends AnyHoldRequest> {
  readonly request: R | null;
  /** In milliseconds of the server's time; null where nothing is held. */
  readonly until: number | null;
  /** One call at a time: the last choice is the one that stays held. */
  readonly isCalling: boolean;
}

/** What the server is called for. */
export type HoldCall<R extends AnyHoldRequest> =
  | { readonly type: "hold"; readonly request: R }
  | { readonly type: "release"; readonly held: R };
export type HoldReply = { readonly ok: true; readonly data: { readonly heldUntil: string } } | FailedReply;

export interface NextHold<R extends AnyHoldRequest> {
  /** The same object where nothing changes. */
  readonly hold: Hold<R>;
  readonly call?: HoldCall<R>;
}

export const nothingHeld = { request: null, until: null, isCalling: false } as const;

/** Until when the chosen time is held for the customer; null where it is not. `wanted` is what is chosen now. */
export function heldEnd<R extends AnyHoldRequest>(hold: Hold<R>, wanted: R | null): number | null {
  return isSameHold(hold.request, wanted) ? hold.until : null;
}

/** Holds the chosen time as soon as it is chosen, and gives it back when it no longer is. */
export function alignedHold<R extends AnyHoldRequest>(hold: Hold<R>, wanted: R | null): NextHold<R> {
  if (hold.isCalling || isSameHold(hold.request, wanted)) return { hold };
  if (wanted) return callFor(hold, wanted);
  if (hold.request === null || hold.until === null) return { hold: nothingHeld };
  return { hold: { ...nothingHeld, isCalling: true }, call: { type: "release", held: hold.request } };
}

/** Holds the chosen time for another while. */
export function extendedHold<R extends AnyHoldRequest>(hold: Hold<R>, wanted: R | null): NextHold<R> {
  return wanted === null || hold.isCalling ? { hold } : callFor(hold, wanted);
}

/** What the answer to a request leaves. Refused, the wizard goes on without a hold; `isLost`: the chosen time is taken. */
export function settledHold<R extends AnyHoldRequest>(
  { request, reply }: { readonly request: R; readonly reply: HoldReply },
  wanted: R | null,
): { readonly hold: Hold<R>; readonly isLost: boolean } {
  const until = reply.ok ? Date.parse(reply.data.heldUntil) : null;
  const isLost = !reply.ok && reply.code === "slot-taken" && isSameHold(request, wanted);
  return { hold: { request, until, isCalling: false }, isLost };
}

function callFor<R extends AnyHoldRequest>(hold: Hold<R>, request: R): NextHold<R> {
  return { hold: { ...hold, isCalling: true }, call: { type: "hold", request } };
}

/** Whether two requests hold the same time for the same visit, whatever their promises. */
function isSameHold(one: AnyHoldRequest | null, other: AnyHoldRequest | null): boolean {
  return termsOf(one) === termsOf(other);
}

function termsOf(request: AnyHoldRequest | null): string {
  return JSON.stringify(request && { ...request, territoryPromiseKey: "" });
}
