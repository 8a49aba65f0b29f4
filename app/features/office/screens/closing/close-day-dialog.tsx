import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { OfficeRefused } from "../../browser/office-client.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import { planClosureCall } from "../../calls/capacity-calls.ts";
import { closeDayCall } from "../../calls/capacity-deed-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { RowsSkeleton } from "../../ui/kit/states.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { Capacity, CapacityDay } from "../capacity/shown-capacity.ts";
import { capacityWords } from "../capacity/words.ts";
import { hasReasons, noReasons, ReasonFields } from "../hours/reason-fields.tsx";
import { AffectedList } from "./affected-list.tsx";
import { DoneStep } from "./done-step.tsx";
import { type ClosedPart, ScopeFields } from "./scope-fields.tsx";
import type { HoursDone } from "./use-hours-deed.ts";
import { type Resolving, useResolving } from "./use-resolving.ts";

interface CloseDayProps {
  center: string;
  capacity: Capacity;
  day: CapacityDay;
  /** Where the day is chosen here; elsewhere it was opened before. */
  dayChoice?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Where something else is left too once the day is closed. */
  onDone?: () => void;
}

/** Closes a day, a part of it or a bay for it, in one walk: nothing is changed before every affected appointment is answered. */
export function CloseDayDialog(props: CloseDayProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { day, open, onClose, onDone = onClose } = props;
  // The day that was closed: what is shown of others changes with it.
  const [closed, setClosed] = useState<CapacityDay>();
  const leave = () => {
    if (closed === undefined) return onClose();
    setClosed(undefined);
    onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={words.closeTitle(dayInBrief((closed ?? day).day, language))}
      size="wide"
    >
      {open && <Closing {...props} onClose={leave} onClosed={() => setClosed(day)} />}
    </Dialog>
  );
}

const closeWord = { day: "closeAll", part: "closePart", bay: "closeBay" } as const;

function Closing({
  center,
  capacity,
  day,
  dayChoice,
  onClose,
  onClosed,
}: Omit<CloseDayProps, "onDone"> & { onClosed: () => void }) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const [part, setPart] = useState<ClosedPart>({
    scope: "day",
    span: day.timings[0] ?? { start: "08:00", end: "17:00" },
    bay: capacity.bays[0]?.bay ?? 0,
    kind: "out-of-use",
  });
  const [reason, setReason] = useState(noReasons);
  const [isChecked, setChecked] = useState(false);
  const [isMeanwhile, setMeanwhile] = useState(false);
  const [done, setDone] = useState<HoursDone>();
  const [isSending, setSending] = useState(false);
  // Once it is closed there is nothing left to plan.
  const plan = usePlan(center, day.day, part, done === undefined && !isSending);
  const resolving = useResolving(center, plan.data?.affected ?? [], (time, one) => {
    if (one !== day.day) return time.bays;
    return part.scope === "bay" ? time.bays.filter((bay) => bay !== part.bay) : [];
  });
  const close = useDeed(closeDayCall, {
    done: (answer) => {
      setDone(answer);
      onClosed();
    },
    shows: (refused) => {
      setMeanwhile(refused.code === "appointments-affected");
      return refused.code === "appointments-affected" || resolving.takeProblem(refused);
    },
  });
  const isOpen = plan.data === undefined || resolving.isLoading || resolving.open > 0;
  const send = () => {
    setChecked(true);
    if (isOpen || !hasReasons(reason)) return;
    const { scope, span, bay, kind } = part;
    const body = {
      reason: { en: reason.en.trim(), ar: reason.ar.trim() },
      resolutions: resolving.resolutions(),
      ...(scope === "part" && { span }),
      ...(scope === "bay" && { bay, kind }),
    };
    setSending(true);
    close.mutate({ params: { center, day: day.day }, body }, { onSettled: () => setSending(false) });
  };
  if (done !== undefined) return <DoneStep done={done} onClose={onClose} />;
  return (
    <div className="grid gap-4">
      {dayChoice}
      <ScopeFields value={part} onChange={setPart} capacity={capacity} day={day} />
      <ReasonFields value={reason} onChange={setReason} isChecked={isChecked} />
      {isMeanwhile && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-sm">
          {words.meanwhile}
        </p>
      )}
      <Plan plan={plan} resolving={resolving} timeZone={capacity.timeZone} />
      <div className="sticky bottom-0 -mx-5 -mb-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-5 py-3">
        {resolving.open > 0 && (
          <span className="me-auto text-sm text-ink-soft">{words.unanswered(resolving.open)}</span>
        )}
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button look="danger" onPress={send} busy={close.isPending} isDisabled={isOpen}>
          {words[closeWord[part.scope]]}
        </Button>
      </div>
    </div>
  );
}

type ClosurePlan = AnswerTo<typeof planClosureCall>;

/** What closing would strand, read again with every new booking. */
function usePlan(center: string, day: string, { scope, span, bay }: ClosedPart, isWanted: boolean) {
  const language = useLanguage();
  const query = { day, ...(scope === "part" && span), ...(scope === "bay" && { bay: String(bay) }) };
  const topics = [`service/${center}`, `capacity/${center}`];
  return useQuery({
    ...officeQuery(planClosureCall, { params: { center }, query }, { language, topics }),
    enabled: isWanted && (scope !== "part" || (span.start !== "" && span.end !== "")),
  });
}

interface PlanProps {
  plan: UseQueryResult<ClosurePlan>;
  resolving: Resolving;
  timeZone: string;
}

function Plan({ plan, resolving, timeZone }: PlanProps) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  if (plan.error !== null) {
    const isRefused = plan.error instanceof OfficeRefused && plan.error.message !== "";
    return (
      <p role="alert" className="text-sm text-danger">
        {isRefused ? plan.error.message : kit.failed}
      </p>
    );
  }
  if (plan.data === undefined) return <RowsSkeleton rows={3} />;
  if (plan.data.affected.length === 0)
    return <p className="text-sm text-ink-soft">{words.nothingAffected}</p>;
  return <AffectedList resolving={resolving} timeZone={timeZone} />;
}
