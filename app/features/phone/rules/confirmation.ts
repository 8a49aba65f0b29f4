import { codeLifeMs } from "./code-times.ts";

export type Channel = "sms" | "whatsapp";

/** Why a request or a code was not accepted: the code of the refusal, and the server's own sentence. */
export interface Problem {
  readonly code: string;
  readonly sentence: string;
  /** Tries that are left after a wrong code. */
  readonly triesLeft?: number | undefined;
}

/** A request without an answer: repeated as it was, under the same key. */
export interface Unanswered {
  readonly of: string;
  readonly key: string;
  readonly work?: string | undefined;
}

/** How far a visitor is with confirming a number. Times are milliseconds of the browser's clock. */
export interface Confirmation {
  readonly step: "number" | "code" | "confirmed";
  /** As it stands in its field. */
  readonly phone: string;
  readonly channel: Channel;
  /** By which the newest code left, which another channel may have taken over. */
  readonly sentBy: Channel;
  readonly busy: "sending" | "solving" | "checking" | null;
  readonly problem: Problem | null;
  readonly resendAt: number;
  /** The end of the code, or of the proof. */
  readonly endsAt: number;
  readonly proof: string;
  readonly unanswered: Unanswered | null;
}

export type ConfirmationEvent =
  | { readonly type: "typed"; readonly phone: string }
  | { readonly type: "channel-chosen"; readonly channel: Channel }
  | { readonly type: "sending"; readonly unanswered: Unanswered; readonly channel: Channel }
  | { readonly type: "solving" }
  | { readonly type: "sent"; readonly expiresIn: number; readonly resendIn: number; readonly now: number }
  | { readonly type: "not-sent"; readonly problem: Problem; readonly resendIn?: number; readonly now: number }
  | { readonly type: "checking"; readonly unanswered: Unanswered }
  | { readonly type: "refused"; readonly problem: Problem; readonly now: number }
  | { readonly type: "confirmed"; readonly proof: string; readonly expiresIn: number; readonly now: number }
  | { readonly type: "delivered-by"; readonly channel: Channel }
  | { readonly type: "delivery-failed"; readonly problem: Problem }
  | { readonly type: "ended"; readonly problem: Problem }
  | { readonly type: "number-changed" };

export function newConfirmation(phone = ""): Confirmation {
  return {
    ...{ step: "number", phone, channel: "sms", sentBy: "sms", busy: null, problem: null },
    ...{ resendAt: 0, endsAt: 0, proof: "", unanswered: null },
  };
}

/** Codes after which the entered code cannot become right any more. */
const voiding: readonly string[] = ["code-expired", "tries-used-up"];

/** What follows an event. Nothing that was typed is lost by a refusal or a lost connection. */
export function afterEvent(state: Confirmation, event: ConfirmationEvent): Confirmation {
  switch (event.type) {
    case "typed":
      return state.step === "number" ? { ...state, phone: event.phone, problem: null } : state;
    case "channel-chosen":
      return { ...state, channel: event.channel, problem: null };
    case "sending":
      return {
        ...state,
        channel: event.channel,
        busy: "sending",
        problem: null,
        unanswered: event.unanswered,
      };
    case "solving":
      return { ...state, busy: "solving" };
    case "sent":
      return {
        ...state,
        ...{ step: "code", busy: null, problem: null, unanswered: null, sentBy: state.channel },
        resendAt: event.now + event.resendIn * 1_000,
        endsAt: event.now + event.expiresIn * 1_000,
      };
    case "not-sent":
      return afterNotSent(state, event);
    case "checking":
      return { ...state, busy: "checking", problem: null, unanswered: event.unanswered };
    case "refused": {
      const isVoid = voiding.includes(event.problem.code);
      return {
        ...state,
        ...{ busy: null, problem: event.problem, endsAt: isVoid ? event.now : state.endsAt },
        unanswered: event.problem.code === "network" ? state.unanswered : null,
      };
    }
    case "confirmed":
      return {
        ...state,
        ...{ step: "confirmed", busy: null, problem: null, unanswered: null, proof: event.proof },
        endsAt: event.now + event.expiresIn * 1_000,
      };
    case "delivered-by":
      return { ...state, sentBy: event.channel };
    case "delivery-failed":
      return state.step === "code" ? { ...state, problem: event.problem } : state;
    case "ended":
      return afterEnd(state, event.problem);
    case "number-changed":
      return { ...newConfirmation(state.phone), channel: state.channel };
  }
}

function afterNotSent(
  state: Confirmation,
  { problem, resendIn, now }: Extract<ConfirmationEvent, { type: "not-sent" }>,
): Confirmation {
  const unanswered = problem.code === "network" ? state.unanswered : null;
  const failed = { ...state, busy: null, problem, unanswered };
  if (problem.code !== "code-too-soon" || resendIn === undefined) return failed;
  // The last code of this browser still works; how long, the server alone can say.
  const endsAt = state.step === "code" ? state.endsAt : now + codeLifeMs;
  return { ...failed, step: "code", resendAt: now + resendIn * 1_000, endsAt };
}

/** A code that is over can be replaced where it stands; a proof that is over begins anew. */
function afterEnd(state: Confirmation, problem: Problem): Confirmation {
  const isSaid = state.problem !== null && voiding.includes(state.problem.code);
  if (state.busy !== null || isSaid) return state;
  const step = state.step === "confirmed" ? "number" : state.step;
  return { ...state, step, problem, proof: "" };
}

const version = 1;

/** What is stored for a reload. */
export function storedText(state: Confirmation): string {
  return JSON.stringify({ version, ...state, busy: null });
}

/** What a reload goes on with: what was stored, unless another version wrote it or its time is over. */
export function restored(text: string | null, now: number): Confirmation | undefined {
  if (text === null) return undefined;
  try {
    const { version: written, ...state } = JSON.parse(text) as Confirmation & { version: number };
    if (written !== version || !["number", "code", "confirmed"].includes(state.step)) return undefined;
    const isOver = state.step !== "number" && state.endsAt <= now;
    return isOver ? { ...newConfirmation(state.phone), channel: state.channel } : state;
  } catch {
    return undefined;
  }
}
