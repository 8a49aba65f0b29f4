import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { moveCalls, undoCall } from "../../../calls/appointment-deed-calls.ts";
import { deedOfMove } from "../../../rules/take-back.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { useShortcuts } from "../../../ui/keys/use-shortcuts.ts";
import type { ShownAppointment } from "../shown.ts";
import { appointmentWords } from "../words.ts";
import { type NextMove, nextMoves } from "./next-moves.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

const planned = ["NEW", "CREA", "CNF", "CIN", "WIP"];

/** What may be done with an appointment now, by buttons and by keys alike. */
export function useMoves(appointment: ShownAppointment, onCheckIn: () => void) {
  const { may } = useSession();
  const { id, code, version, centerId, undoUntil } = appointment;
  const [explained, setExplained] = useState<NextMove>();
  const [isRescheduling, setRescheduling] = useState(false);
  const direct = useMoveDeeds();
  const withReason = useMove(explained?.name ?? "confirm", () => setExplained(undefined));
  const undoing = useDeed(undoCall);
  const secondsLeft = useSecondsUntil(undoUntil);
  const possible = nextMoves(code).filter(({ name }) => may(deedOfMove(name), centerId));
  // Once its step is shown the next one may be taken, also while other parts of the screen are still read again.
  const isBusy = Object.values(direct).some(
    ({ isPending, variables }) => isPending && variables?.body.version === version,
  );
  const press = (move: NextMove) => {
    if (isBusy) return;
    if (move.to === "CIN") onCheckIn();
    else if (move.needsReason || move.to === "CANC") setExplained(move);
    else direct[move.name].mutate({ params: { id }, body: { version, to: move.to } });
  };
  const undo = () => undoing.mutate({ params: { id }, body: { version } });
  const canReschedule = may("appointment.reschedule", centerId) && planned.includes(code);
  const reschedule = canReschedule ? () => setRescheduling(true) : undefined;
  useShortcuts({
    ...Object.fromEntries(possible.map((move) => [move.key, () => press(move)])),
    u: secondsLeft > 0 ? undo : undefined,
    m: reschedule,
  });
  return {
    steps: possible,
    press,
    isUnderWay: (move: NextMove) =>
      direct[move.name].isPending && direct[move.name].variables?.body.to === move.to,
    undo: secondsLeft > 0 ? { press: undo, secondsLeft, isBusy: undoing.isPending } : undefined,
    reschedule,
    isRescheduling,
    endRescheduling: () => setRescheduling(false),
    explained,
    isExplaining: withReason.isPending,
    explain: (reason: string | undefined) =>
      explained && withReason.mutate({ params: { id }, body: { version, to: explained.to, reason } }),
    endExplaining: () => setExplained(undefined),
  };
}
export type MovesNow = ReturnType<typeof useMoves>;

function useMove(name: keyof typeof moveCalls, close: () => void = () => undefined) {
  const words = appointmentWords.of(useLanguage());
  return useDeed(moveCalls[name], {
    done: () => {
      close();
      showToast({ text: words.done, tone: "success" });
    },
  });
}

function useMoveDeeds() {
  return {
    confirm: useMove("confirm"),
    reject: useMove("reject"),
    cancel: useMove("cancel"),
    "check-in": useMove("check-in"),
    work: useMove("work"),
    "hand-over": useMove("hand-over"),
    "no-show": useMove("no-show"),
  };
}
