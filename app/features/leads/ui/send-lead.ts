import type { Language } from "#app/i18n/language.ts";
import { problemTexts } from "#app/lib/validation-patterns.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { keepDraft, readDraft } from "#app/ui/form/draft.ts";
import type { FormValues, Sent, ShownProblem, ShownProblems } from "#app/ui/form/use-form.ts";
import { createTaskCall, type TaskBody } from "../calls.ts";
import { leadWords } from "../words.ts";

interface Sending {
  /** The form's name, under which its draft is kept. */
  readonly form: string;
  readonly values: FormValues;
  /** What goes along with the values and may change beside them. */
  readonly about?: unknown;
  readonly body: unknown;
  readonly language: Language;
  /** The fields that the form shows, as the body's paths name them. */
  readonly shown: readonly string[];
}

/** How the sending ended: with the lead's id, or with the code of what kept it. */
type SentLead = Sent &
  ({ readonly ok: true; readonly id: string } | { readonly ok: false; readonly code: string });

/**
 * Sends a lead. The key and the body are kept until an answer has come: whoever presses again after a lost connection, or
 * after a reload, sends the same once more, and it counts once. Changed values are another wish.
 */
export async function sendLead({ form, values, about, body, language, shown }: Sending): Promise<SentLead> {
  const of = JSON.stringify(about === undefined ? values : [values, about]);
  const known = readDraft(form)?.sending;
  const sending = known?.of === of ? known : { key: crypto.randomUUID(), body, of };
  // Also what is empty: no preset may fill it before the wish goes out again.
  const typed = Object.fromEntries(shown.map((field) => [field, values[field] ?? ""]));
  keepDraft(form, { values: typed, sending });
  const reply = await callApi(createTaskCall, {
    body: sending.body as TaskBody,
    idempotencyKey: sending.key,
    language,
  });
  if (reply.ok) return { ok: true, id: reply.data.id };
  const words = leadWords.of(language);
  const { code } = reply;
  if (code === "network") return { ok: false, problems: {}, sentence: words.offline, code };
  const problems = problemsOfReply(reply.fields ?? [], shown);
  if (Object.keys(problems).length > 0) {
    // What was refused has made nothing; what is sent next is something new.
    keepDraft(form, { values: typed });
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
