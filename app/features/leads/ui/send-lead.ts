import type { Language } from "#app/i18n/language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { type Sending, sendOnce, startAnew } from "#app/ui/form/send-once.ts";
import type { Sent } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { createLeadCall, type LeadBody } from "../calls.ts";

interface SendingLead extends Sending {
  readonly language: Language;
}

/** How the sending ended: with the lead's id, or with the code of what kept it. */
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
  const words = formWords.of(language);
  const { code } = reply;
  if (code === "network") return { ok: false, problems: {}, sentence: words.offline, code };
  const problems = problemsOfReply(reply.fields ?? [], shown);
  if (Object.keys(problems).length > 0) {
    startAnew(form);
    return { ok: false, problems, code };
  }
  return {
    ok: false,
    problems: {},
    sentence: reply.status < 500 ? reply.message || words.notSent : words.notSent,
    code,
  };
}
