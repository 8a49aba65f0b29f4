import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeNow } from "../../browser/office-clock.ts";
import { useDeed } from "../../browser/office-queries.ts";
import {
  type callTaskOutcomes,
  finishCallTaskCall,
  postponeCallTaskCall,
  type showCallTaskCall,
} from "../../calls/call-task-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { callWords } from "./words.ts";

const hourMs = 3_600_000;
export type CallOutcome = (typeof callTaskOutcomes)[number] | "noAnswer";

/** What can be said of a call now; that nobody answered always. */
export function outcomesNow({
  outcomes,
}: Pick<AnswerTo<typeof showCallTaskCall>, "outcomes">): CallOutcome[] {
  return [...outcomes, "noAnswer"];
}

/** How a call ended, and by whom: "Appointment moved · by itself". */
export function endInWords(
  { outcome, by }: NonNullable<AnswerTo<typeof showCallTaskCall>["ended"]>,
  language: Language,
): string {
  const words = callWords.of(language);
  return `${words[outcome]} · ${by ?? words.byItself}`;
}

interface Call {
  readonly id: string;
  readonly version: number;
}

/** Notes what came of a call; where nobody answered it is to be tried again in an hour. */
export function useCallOutcome(done: () => void = () => undefined) {
  const words = callWords.of(useLanguage());
  const say = (text: string) => () => {
    showToast({ text, tone: "success" });
    done();
  };
  const finish = useDeed(finishCallTaskCall, { done: say(words.done) });
  const postpone = useDeed(postponeCallTaskCall, { done: say(words.postponed) });
  const note = ({ id, version }: Call, outcome: CallOutcome) => {
    if (outcome !== "noAnswer") return finish.mutate({ params: { id }, body: { version, outcome } });
    const dueAt = new Date(officeNow().getTime() + hourMs).toISOString();
    postpone.mutate({ params: { id }, body: { version, dueAt } });
  };
  return { note, isBusy: finish.isPending || postpone.isPending };
}
