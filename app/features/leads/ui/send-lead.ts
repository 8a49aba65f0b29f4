import type { Language } from "#app/i18n/language.ts";
import { callApi, type FailedReply } from "#app/platform/api/api-client.ts";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, type Sending, sendOnce } from "#app/ui/form/send-once.ts";
import type { Sent } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { createLeadCall, type LeadBody } from "../calls.ts";

interface SendingLead extends Sending {
  readonly language: Language;
  /** A customer's; it may have expired. Without one it is a visitor's lead. */
  readonly token: string | undefined;
}

/** A lead that was taken. */
export interface TakenLead {
  readonly id: string;
  /** It has the confirmed number of the customer's account. */
  readonly isPhoneConfirmed: boolean;
}

/** How the sending ended: with the lead, or with the code of its refusal. */
type SentLead = Sent & (({ readonly ok: true } & TakenLead) | { readonly ok: false; readonly code: string });

/** Sends a lead; it counts once, however often the same is sent, and also where the customer's session has ended. */
export async function sendLead({
  form,
  values,
  about,
  body,
  language,
  shown,
  token,
}: SendingLead): Promise<SentLead> {
  const reply = await sendOnce({ form, values, about, body, shown }, async (sent, idempotencyKey) => {
    const input = { body: sent as LeadBody, idempotencyKey, language };
    // A lead waits for no renewal, and no end of a session leads away from its form: it goes out as a visitor's then.
    const answer = await callApi(createLeadCall, { ...input, token, endsSession: false });
    const isOver = !answer.ok && answer.code === "not-signed-in";
    return isOver ? callApi(createLeadCall, input) : answer;
  });
  if (reply.ok) return { ok: true, ...reply.data };
  const refused = refusedLead(reply, shown, language);
  if (Object.keys(refused.problems).length > 0) discardSending(form);
  return refused;
}

/** What a reply that took nothing says: at the fields, or in a sentence. */
export function refusedLead(reply: FailedReply, shown: readonly string[], language: Language) {
  const words = formWords.of(language);
  const { code, status, message } = reply;
  const problems = problemsOfReply(reply.fields ?? [], shown);
  if (Object.keys(problems).length > 0) return { ok: false as const, problems, sentence: undefined, code };
  const sentence = code === "network" ? words.offline : (status < 500 && message) || words.notSent;
  return { ok: false as const, problems, sentence, code };
}
