import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showCallTaskCall } from "../../calls/call-task-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { callOutcomes, useCallOutcome } from "./use-call-outcome.ts";
import { callWords } from "./words.ts";

/** On the screen of an appointment that was opened for a call (`?call=`): why, until when, and what came of it. */
export function CallTaskBanner({ appointmentId, center }: { appointmentId: string; center: string }) {
  const language = useLanguage();
  const words = callWords.of(language);
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get("call");
  const query = useQuery({
    ...officeQuery(
      showCallTaskCall,
      { params: { id: id ?? "" } },
      { language, topics: [`service/${center}`] },
    ),
    enabled: id !== null && may("appointment.reschedule", center),
    retry: false,
  });
  const outcome = useCallOutcome(() =>
    setParameters((current) => {
      current.delete("call");
      return current;
    }),
  );
  const task = query.data;
  // A call that is done, or of another appointment, has nothing to say here.
  if (id === null || query.isError || task === undefined || task.appointmentId !== appointmentId) return null;
  return (
    <section
      aria-label={words.toCall}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-soft px-4 py-2.5 text-sm lg:px-6"
    >
      <Icon name="phone" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 basis-56">
        {words.toCall}: <bdi>{task.reason}</bdi>
        <span className={`block text-xs ${task.isOverdue ? "text-danger" : "text-ink-soft"}`}>
          {words.due} {momentInBrief(task.dueAt, language)}
          {" · "}
          <bdi>{task.owner.name}</bdi>
          {task.attempts > 0 && ` · ${words.attempts(task.attempts)}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5">
        {callOutcomes.map((one) => (
          <Button key={one} onPress={() => outcome.note(task, one)} isDisabled={outcome.isBusy}>
            {words[one]}
          </Button>
        ))}
      </div>
    </section>
  );
}
