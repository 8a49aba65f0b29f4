import { useEffect, useRef, useState } from "react";
import { forgetConfirmation } from "#app/features/phone/ui/confirmation-storage.ts";
import type { ConfirmedPhone } from "#app/features/phone/ui/use-confirmation.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { verifyLeadCall } from "../../calls.ts";
import { numberWords } from "./words.ts";

/** Why the proof of a number was not taken. `again`: it can be sent once more, as it is. */
interface NotTaken {
  readonly sentence: string;
  readonly again: ConfirmedPhone | undefined;
}

/** Sends the proof of a number for a lead. A refusal begins the confirmation of that `name` anew. */
export function useVerification(leadId: string, name: string, onTaken: (phone: string) => void) {
  const language = useLanguage();
  const words = numberWords.of(language);
  const [problem, setProblem] = useState<NotTaken>();
  const [refusals, setRefusals] = useState(0);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function verify(confirmed: ConfirmedPhone) {
    const { phone: mobile, proof, browser } = confirmed;
    setProblem(undefined);
    const body = { leadId, mobile, phoneProof: { proof, browser } };
    const reply = await callApi(verifyLeadCall, { body, language, idempotencyKey: crypto.randomUUID() });
    if (reply.ok) {
      forgetConfirmation(name);
      onTaken(mobile);
      return;
    }
    if (!isHere.current) return;
    const { code, status, message } = reply;
    const isPassing = status === 0 || status === 429 || status >= 500;
    const ofUs = code === "network" ? words.offline : words.failed;
    setProblem({
      sentence: status === 0 || status >= 500 || message === "" ? ofUs : message,
      again: isPassing ? confirmed : undefined,
    });
    if (isPassing) return;
    forgetConfirmation(name);
    setRefusals((times) => times + 1);
  }
  return { verify, problem, refusals };
}
