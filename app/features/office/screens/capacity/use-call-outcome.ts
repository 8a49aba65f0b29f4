import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeNow } from "../../browser/office-clock.ts";
import { useDeed } from "../../browser/office-queries.ts";
import {
  type callTaskOutcomes,
  finishCallTaskCall,
  postponeCallTaskCall,
} from "../../calls/call-task-calls.ts";
import { callWords } from "./words.ts";

const hourMs = 3_600_000;
export type CallOutcome = (typeof callTaskOutcomes)[number] | "noAnswer";
/** The usual ones first. */
export const callOutcomes: readonly CallOutcome[] = ["moved", "canceled", "stays", "noAnswer"];

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
