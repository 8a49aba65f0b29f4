import type { Profile } from "../rules/profile.ts";
import { decodeToken, type TokenPair } from "./session-token.ts";

/** In milliseconds (product/accounts.md#session). */
export const checkEveryMs = 5 * 60_000;
export const retriesAfterMs = [1_000, 2_000, 4_000] as const;
/** How far the clocks of browser and server may still differ after their offset was measured. */
export const clockSkewMs = 60_000;

/**
 * Why a session is over: the customer logged out, another tab has ended or replaced it, the server takes it no longer, or the
 * account was deleted.
 */
export type Leaving = "requested" | "ended" | "expired" | "deleted";

export type SessionState =
  | { readonly status: "starting"; readonly isCodePending: boolean }
  /**
   * `leaving`: the session just ended and the browser is on its way, so nothing may redirect it again. Of an expired session and
   * a deleted account the page stays to say so.
   * `isCodeRefused`: a login came back without success, so nothing may send the visitor there by itself again.
   */
  | { readonly status: "visitor"; readonly leaving: Leaving | null; readonly isCodeRefused: boolean }
  | SignedIn;
export interface SignedIn {
  readonly status: "signed-in";
  readonly tokens: TokenPair;
  readonly profile: Profile;
  readonly sessionId: string;
  readonly issuedAtMs: number;
  readonly expiresAtMs: number;
  /** The token could not be renewed for lack of a connection: what is shown stays, calls have to wait. */
  readonly isReadOnly: boolean;
}

/** Times are the server's, in milliseconds. */
export type SessionEvent =
  | {
      readonly type: "started";
      readonly stored: TokenPair | null;
      readonly code: string | null;
      readonly now: number;
    }
  /** `former`: the tokens that the new ones replace in this browser. */
  | { readonly type: "code-exchanged"; readonly tokens: TokenPair; readonly former: TokenPair | null }
  | { readonly type: "code-refused"; readonly stored: TokenPair | null; readonly now: number }
  | { readonly type: "stored-read"; readonly stored: TokenPair | null }
  | { readonly type: "check-due"; readonly now: number }
  | { readonly type: "refreshed"; readonly tokens: TokenPair }
  | { readonly type: "refresh-unavailable"; readonly attempt: number }
  | { readonly type: "rejected" }
  | { readonly type: "logout-requested" }
  /** Its session has ended at the server. */
  | { readonly type: "account-deleted" };

export type SessionEffect =
  | { readonly type: "exchange-code"; readonly code: string }
  | { readonly type: "drop-code" }
  | { readonly type: "store"; readonly tokens: TokenPair }
  | { readonly type: "forget" }
  | { readonly type: "announce"; readonly profile: Profile | null }
  | { readonly type: "refresh"; readonly attempt: number; readonly afterMs: number }
  | { readonly type: "revoke"; readonly refreshToken: string }
  | { readonly type: "leave"; readonly reason: Leaving };

export interface Step {
  readonly state: SessionState;
  readonly effects: readonly SessionEffect[];
}

export const initialState: SessionState = { status: "starting", isCodePending: false };
const visitor: SessionState = { status: "visitor", leaving: null, isCodeRefused: false };
const refreshNow: SessionEffect = { type: "refresh", attempt: 0, afterMs: 0 };

/** The session's life in the browser (product/accounts.md#session): what follows an event, and what is to be done. */
export function step(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case "started":
      if (event.code === null) return restore(event.stored, event.now);
      return {
        state: { status: "starting", isCodePending: true },
        effects: [{ type: "exchange-code", code: event.code }],
      };
    case "code-exchanged":
      return alsoFirst({ type: "drop-code" }, replace(event.former, signIn(event.tokens)));
    case "code-refused":
      return alsoFirst({ type: "drop-code" }, refuseCode(event.stored, event.now));
    case "stored-read":
      return follow(state, event.stored);
    case "check-due":
      return isDue(state, event.now) ? { state, effects: [refreshNow] } : stay(state);
    case "refreshed":
      return signIn(event.tokens);
    case "refresh-unavailable":
      return waitForConnection(state, event.attempt);
    case "rejected":
      return state.status === "visitor" ? stay(state) : end("expired", { forget: true });
    case "logout-requested":
      return state.status === "signed-in" ? logOut(state) : stay(state);
    case "account-deleted":
      return state.status === "signed-in" ? end("deleted", { forget: true }) : stay(state);
  }
}

/** Stored tokens at the start: shown at once when they can be read, renewed when they are no longer good. */
function restore(stored: TokenPair | null, now: number): Step {
  if (stored === null) return { state: visitor, effects: [] };
  const state = signedInWith(stored);
  if (state === undefined) return { state: initialState, effects: [refreshNow] };
  const announced: SessionEffect = { type: "announce", profile: state.profile };
  return { state, effects: isDue(state, now) ? [announced, refreshNow] : [announced] };
}

/** A browser has one session: the one before ends once the new one is stored. */
function replace(former: TokenPair | null, { state, effects }: Step): Step {
  if (former === null) return { state, effects };
  return { state, effects: [...effects, { type: "revoke", refreshToken: former.refreshToken }] };
}

/** A login that failed leaves the customer who was signed in before. */
function refuseCode(stored: TokenPair | null, now: number): Step {
  const restored = restore(stored, now);
  if (restored.state.status !== "visitor") return restored;
  return { ...restored, state: { ...restored.state, isCodeRefused: true } };
}

/** What another tab did to the stored tokens. */
function follow(state: SessionState, stored: TokenPair | null): Step {
  if (state.status !== "signed-in") return adoptFromOtherTab(state, stored);
  if (stored === null) return end("ended", { forget: true });
  if (stored.refreshToken === state.tokens.refreshToken) return stay(state);
  const other = signedInWith(stored);
  if (other === undefined) return end("ended", { forget: true });
  // Another customer's tokens stay where they are: only this tab has to let go of what it shows.
  if (other.profile.id !== state.profile.id) return end("ended", { forget: false });
  if (other.sessionId === state.sessionId && other.issuedAtMs < state.issuedAtMs) return stay(state);
  return { state: other, effects: [{ type: "announce", profile: other.profile }] };
}

function adoptFromOtherTab(state: SessionState, stored: TokenPair | null): Step {
  if (state.status === "starting" && state.isCodePending) return stay(state);
  if (state.status === "visitor" && (state.leaving !== null || stored === null)) return stay(state);
  if (stored === null) return { state: visitor, effects: [] };
  const other = signedInWith(stored);
  return other === undefined
    ? stay(state)
    : { state: other, effects: [{ type: "announce", profile: other.profile }] };
}

function signIn(tokens: TokenPair): Step {
  const state = signedInWith(tokens);
  if (state === undefined) return end("ended", { forget: true });
  return {
    state,
    effects: [
      { type: "store", tokens },
      { type: "announce", profile: state.profile },
    ],
  };
}

/** An outage never logs out: three retries, then what is known stays until the next check. */
function waitForConnection(state: SessionState, attempt: number): Step {
  const afterMs = retriesAfterMs[attempt];
  if (afterMs !== undefined) return { state, effects: [{ type: "refresh", attempt: attempt + 1, afterMs }] };
  if (state.status === "starting") return { state: visitor, effects: [] };
  return stay(state.status === "signed-in" ? { ...state, isReadOnly: true } : state);
}

function logOut(state: SignedIn): Step {
  const { refreshToken } = state.tokens;
  return alsoFirst({ type: "revoke", refreshToken }, end("requested", { forget: true }));
}

function end(reason: Leaving, { forget }: { readonly forget: boolean }): Step {
  const forgetting: readonly SessionEffect[] = forget ? [{ type: "forget" }] : [];
  return {
    state: { status: "visitor", leaving: reason, isCodeRefused: false },
    effects: [...forgetting, { type: "announce", profile: null }, { type: "leave", reason }],
  };
}

/** Whether the token would expire before the next check. */
function isDue(state: SessionState, now: number): boolean {
  return state.status === "signed-in" && state.expiresAtMs - clockSkewMs - checkEveryMs <= now;
}

function signedInWith(tokens: TokenPair): SignedIn | undefined {
  const payload = decodeToken(tokens.accessToken);
  if (payload === undefined) return undefined;
  return {
    status: "signed-in",
    tokens,
    profile: payload.user,
    sessionId: payload.sid,
    issuedAtMs: payload.iat * 1000,
    expiresAtMs: payload.exp * 1000,
    isReadOnly: false,
  };
}

function alsoFirst(effect: SessionEffect, { state, effects }: Step): Step {
  return { state, effects: [effect, ...effects] };
}

function stay(state: SessionState): Step {
  return { state, effects: [] };
}
