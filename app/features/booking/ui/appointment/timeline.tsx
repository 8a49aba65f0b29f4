import { timeAt } from "#app/i18n/dates/clock.ts";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { AppointmentDetails } from "../../activity-calls.ts";
import { type TimelineStep, timelineOf } from "../../rules/appointments/appointment-timeline.ts";
import { useAppointmentPage } from "./appointment-page.ts";

/** What has happened so far, each with its moment, and the step that comes next. */
export function Timeline({ appointment }: { appointment: AppointmentDetails }) {
  const { texts } = useAppointmentPage();
  const { history, schedStartTime, timeZone } = appointment;
  return (
    <section>
      <h2 className="text-subheading">{texts.timelineTitle}</h2>
      <ol className="mt-6">
        {timelineOf({ history, startsAt: schedStartTime }).map((step, index) => (
          // Steps are only ever added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Step key={index} step={step} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, timeZone }: { step: TimelineStep; timeZone: string }) {
  const { texts } = useAppointmentPage();
  const { title, text } = texts.steps[step.code];
  const isNext = step.kind === "next";
  return (
    <li
      aria-current={step.isNow ? "step" : undefined}
      className="group grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4"
    >
      <span aria-hidden="true" className="flex flex-col items-center">
        <Mark step={step} />
        <span
          className={`w-0 grow border-s group-last:hidden ${step.isNow ? "border-dashed border-line-strong" : "border-accent"}`}
        />
      </span>
      <div className={`pb-7 group-last:pb-0 ${isNext ? "text-ink-soft" : ""}`}>
        {isNext && <p className="text-sm">{texts.expectedLabel}</p>}
        <p className={step.isNow ? "text-lg font-medium" : ""}>
          {step.kind === "changed" ? texts.changedStepTitle : title}
        </p>
        {step.at && <Moment at={step.at} timeZone={timeZone} />}
        {step.isNow && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
      </div>
    </li>
  );
}

function Mark({ step }: { step: TimelineStep }) {
  const isEnd = ["CANC", "RJD"].includes(step.code);
  if (step.kind === "next") return <span className="size-7 rounded-full border border-line-strong" />;
  const ground = isEnd ? "bg-danger" : "bg-accent";
  return (
    <span
      className={`grid size-7 place-items-center rounded-full text-white ${ground} ${step.isNow ? "ring-4 ring-accent-soft" : ""}`}
    >
      <Icon name={isEnd ? "close" : "check"} className="size-4" />
    </span>
  );
}

function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  const { language, words } = useAppointmentPage();
  return (
    <time dateTime={at} className="tabular block text-sm text-ink-soft">
      {dateInWords(dayIn(at, timeZone), language)}
      {words.comma} <bdi>{timeAt(at, timeZone, language)}</bdi>
    </time>
  );
}
