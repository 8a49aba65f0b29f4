import type { Language } from "#app/i18n/language.ts";
import { callApi, type FailedReply } from "#app/platform/api/api-client.ts";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, type Sending, sendOnce } from "#app/ui/form/send-once.ts";
import type { Sent } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { createLeadCall, type LeadBody } from "../calls.ts";

interface SendingLead extends Sending {
  readonly language: Language;
}

/** How the sending ended: with the lead's id, or with the code of its refusal. */
type SentLead = Sent &
  ({ readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: string });

/** Sends a lead; it counts once, however often the same is sent. */
export async function sendLead({
  form,
  values,
  about,
  body,
  language,
  shown,
}: SendingLead): Promise<SentLead> {
  const reply = await sendOnce({ form, values, about, body, shown }, (sent, idempotencyKey) =>
    callApi(createLeadCall, { body: sent as LeadBody, idempotencyKey, language }),
  );
  if (reply.ok) return { ok: true, id: reply.data.id };
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
