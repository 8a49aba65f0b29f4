import type { Challenge } from "altcha-lib/types";
import { useEffect, useReducer, useRef } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { maskPhone } from "#app/lib/validation/phone-mask.ts";
import { normalize, problemOf } from "#app/lib/validation/validation-patterns.ts";
import type { FailedReply } from "#app/platform/api/api-client.ts";
import {
  afterEvent,
  type Channel,
  type Confirmation,
  newConfirmation,
  type Problem,
  type Unanswered,
} from "../rules/confirmation.ts";
import { browserToken, storeConfirmation, storedConfirmation } from "./confirmation-storage.ts";
import type { PhoneDeeds } from "./phone-deeds.ts";
import { solveWork } from "./solve-work.ts";
import { useDelivery } from "./use-delivery.ts";
import { phoneWords } from "./words.ts";

/** A confirmed number, as other calls take it beside their own fields. */
export interface ConfirmedPhone {
  /** Without the dial code of the own country, as forms send it. */
  readonly phone: string;
  readonly proof: string;
  readonly browser: string;
}

export interface ConfirmationPromises {
  /** Its place in the tab's storage: the purpose. */
  readonly name: string;
  readonly deeds: PhoneDeeds;
  /** What stands in the field at first. */
  readonly preset?: string | undefined;
  readonly onConfirmed: (confirmed: ConfirmedPhone) => void;
  /** The visitor begins anew, or the proof is over: what was confirmed counts no more. */
  readonly onReset?: (() => void) | undefined;
}

/** The state of confirming a number, stored for a reload, and what a visitor can do with it. */
export function useConfirmation(
  { name, deeds, preset = "", onConfirmed, onReset }: ConfirmationPromises,
  isHydrated: boolean,
) {
  const language = useLanguage();
  const words = phoneWords.of(language);
  const [state, dispatch] = useReducer(afterEvent, undefined, () => {
    return (isHydrated ? storedConfirmation(name) : undefined) ?? newConfirmation(maskPhone(preset, 0).value);
  });
  useEffect(() => {
    if (isHydrated) storeConfirmation(name, state);
  }, [name, state, isHydrated]);
  useDelivery(state, deeds, dispatch);

  const { step, phone, proof, endsAt, busy } = state;
  const callbacks = useRef({ onConfirmed, onReset });
  callbacks.current = { onConfirmed, onReset };
  const wasConfirmed = useRef(false);
  useEffect(() => {
    if (step !== "confirmed") return;
    wasConfirmed.current = true;
    callbacks.current.onConfirmed({ phone: normalize("phone", phone), proof, browser: browserToken() });
  }, [step, phone, proof]);
  useEffect(() => {
    if (step === "confirmed" || !wasConfirmed.current) return;
    wasConfirmed.current = false;
    callbacks.current.onReset?.();
  }, [step]);
  useEffect(() => {
    if (step === "number" || busy !== null) return;
    const sentence = step === "code" ? words.codeOver : words.proofOver;
    const ended = () => dispatch({ type: "ended", problem: { code: "ended", sentence } });
    const timer = setTimeout(ended, Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [step, busy, endsAt, words]);

  return {
    state,
    dispatch,
    /** Sends a code to the number in the field. */
    async send(channel: Channel = state.channel) {
      if (state.busy !== null) return;
      const problem = problemOf("phone", state.phone);
      if (problem !== undefined)
        return dispatch({
          type: "not-sent",
          problem: { code: "missing", sentence: words.missing },
          now: Date.now(),
        });
      const number = normalize("phone", state.phone);
      const unanswered = unansweredOf(state, `${number} ${channel}`);
      dispatch({ type: "sending", channel, unanswered });
      const body = { phone: number, browser: browserToken(), channel };
      let reply = await deeds.request({ ...body, work: unanswered.work }, unanswered.key, language);
      if (!reply.ok && reply.code === "work-needed") {
        dispatch({ type: "solving" });
        const work = await solveWork(reply.detail.challenge as Challenge);
        dispatch({ type: "sending", channel, unanswered: { ...unanswered, work } });
        reply = await deeds.request({ ...body, work }, unanswered.key, language);
      }
      if (reply.ok) return dispatch({ type: "sent", ...reply.data, now: Date.now() });
      const { resendIn } = reply.detail;
      dispatch({
        ...{ type: "not-sent", problem: problemIn(reply, words.offlineSending, language), now: Date.now() },
        ...(typeof resendIn === "number" && { resendIn }),
      });
    },
    /** Checks a whole code. */
    async check(code: string) {
      if (state.busy !== null) return;
      const number = normalize("phone", state.phone);
      const unanswered = unansweredOf(state, `${number} ${code}`);
      dispatch({ type: "checking", unanswered });
      const body = { phone: number, browser: browserToken(), channel: state.channel, code };
      const reply = await deeds.verify(body, unanswered.key, language);
      if (reply.ok) return dispatch({ type: "confirmed", ...reply.data, now: Date.now() });
      const problem = problemIn(reply, words.offlineChecking, language);
      dispatch({ type: "refused", problem, now: Date.now() });
    },
  };
}
export type ConfirmationForm = ReturnType<typeof useConfirmation>;

/** The request that has no answer yet, where it is the same one; else a new one. */
function unansweredOf({ unanswered }: Confirmation, of: string): Unanswered {
  return unanswered?.of === of ? unanswered : { of, key: crypto.randomUUID() };
}

function problemIn(reply: FailedReply, offline: string, language: Language): Problem {
  const { code, status, message, detail } = reply;
  const { triesLeft } = detail;
  const words = phoneWords.of(language);
  const sentence =
    code === "network"
      ? offline
      : (status < 500 || code === "nothing-can-be-sent") && message
        ? message
        : words.failed;
  return { code, sentence, ...(typeof triesLeft === "number" && { triesLeft }) };
}
