import { type Dispatch, useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import type { Confirmation, ConfirmationEvent } from "../rules/confirmation.ts";
import { browserToken } from "./confirmation-storage.ts";
import type { PhoneDeeds } from "./phone-deeds.ts";
import { phoneWords } from "./words.ts";

/** When after a code it is looked what became of it, in milliseconds. */
const looks = [4_000, 10_000, 20_000, 40_000] as const;

/** Looks a few times whether a code was delivered: the visitor hears where another channel took over, or nothing arrives. */
export function useDelivery(
  { step, phone, resendAt }: Confirmation,
  deeds: PhoneDeeds,
  dispatch: Dispatch<ConfirmationEvent>,
): void {
  const language = useLanguage();
  // A parent that makes its deeds anew at each rendering must not begin the looks anew.
  const latest = useRef(deeds);
  latest.current = deeds;
  const { notDelivered, notSentYet } = phoneWords.of(language);
  useEffect(() => {
    if (step !== "code" || resendAt === 0) return;
    let isOver = false;
    const show = (code: string, sentence: string) =>
      dispatch({ type: "delivery-failed", problem: { code, sentence } });
    const look = async (isLast: boolean) => {
      if (isOver) return;
      const reply = await latest.current.delivery(
        { phone: normalize("phone", phone), browser: browserToken() },
        language,
      );
      if (isOver || !reply.ok) return;
      const { channel, state } = reply.data;
      isOver = state === "delivered" || state === "failed";
      if (state === "failed") show("delivery-failed", notDelivered);
      else if (state === "waiting" && isLast) show("not-sent-yet", notSentYet);
      else dispatch({ type: "delivered-by", channel });
    };
    const timers = looks.map((after) => setTimeout(look, after, after === looks.at(-1)));
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [step, phone, resendAt, dispatch, language, notDelivered, notSentYet]);
}
