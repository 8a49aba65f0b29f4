import type { Language } from "#app/i18n/language.ts";
import { problemTexts } from "#app/lib/validation-patterns.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { type Sending, sendOnce, startAnew } from "#app/ui/form/send-once.ts";
import type { Sent, ShownProblem, ShownProblems } from "#app/ui/form/use-form.ts";
import { createTaskCall, type TaskBody } from "../calls.ts";
import { leadWords } from "../words.ts";

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
    callApi(createTaskCall, { body: sent as TaskBody, idempotencyKey, language }),
  );
  if (reply.ok) return { ok: true, id: reply.data.id };
  const words = leadWords.of(language);
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

/** The server's sentences at their fields; of each field the first. A sentence of ours stays one in both languages. */
export function problemsOfReply(
  refused: readonly { readonly path: string; readonly message: string }[],
  shown: readonly string[],
): ShownProblems {
  const problems: Record<string, ShownProblem> = {};
  for (const { path, message } of refused) {
    if (!shown.includes(path)) continue;
    problems[path] ??= (["missing", "wrong-format"] as const).find((code) =>
      Object.values<string>(problemTexts[code]).includes(message),
    ) ?? { sentence: message };
  }
  return problems;
}
