import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showCallTaskCall } from "../../calls/call-task-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { endInWords, outcomesNow, useCallOutcome } from "./use-call-outcome.ts";
import { callWords } from "./words.ts";

interface BannerProps {
  appointmentId: string;
  center: string;
  /** It stands on closed hours, with the call that is to be made about it. */
  closedHours: { readonly callId: string | null } | null;
}

/**
 * On the screen of an appointment that stands on closed hours, or was opened for a call (`?call=`): why its customer is to be called,
 * until when, and what came of it.
 */
export function CallTaskBanner({ appointmentId, center, closedHours }: BannerProps) {
  const language = useLanguage();
  const words = callWords.of(language);
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const id = closedHours?.callId ?? parameters.get("call");
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
  if (closedHours !== null && closedHours.callId === null)
    return (
      <p className="flex items-center gap-x-4 border-b border-line bg-warning-soft px-4 py-2.5 text-sm lg:px-6">
        <Icon name="clock" className="size-4 shrink-0" />
        {words.standsClosed}
      </p>
    );
  // A call of another appointment has nothing to say here.
  if (id === null || query.isError || task === undefined || task.appointmentId !== appointmentId) return null;
  if (task.ended !== null)
    return (
      <p className="flex items-center gap-x-4 border-b border-line bg-sand-50 px-4 py-2.5 text-sm lg:px-6">
        <Icon name="check" className="size-4 shrink-0" />
        <span>
          {words.wasToCall}: <bdi>{endInWords(task.ended, language)}</bdi>
          <span className="block text-xs text-ink-soft">
            <bdi>{task.reason}</bdi> · {momentInBrief(task.ended.at, language)}
          </span>
        </span>
      </p>
    );
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
        {task.outcomes.length === 0 && (
          <span className="block text-xs text-ink-soft">{words.endsItself}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {outcomesNow(task).map((one) => (
          <Button key={one} onPress={() => outcome.note(task, one)} isDisabled={outcome.isBusy}>
            {words[one]}
          </Button>
        ))}
      </div>
    </section>
  );
}
