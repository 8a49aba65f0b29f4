import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import type { OfficeRefused } from "../../../browser/office-client.ts";
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

/** A move that is made with a reason. `isUnanswered`: as extra work waits for the customer. */
export type ExplainedMove = NextMove & { readonly isUnanswered?: boolean };

/** What staff say with a move: why, and of a car that waits to be paid for how much. */
export interface Explanation {
  readonly reason: string | undefined;
  readonly dueDirhams: number | undefined;
}

/** What may be done with an appointment now, by buttons and by keys alike. */
export function useMoves(appointment: ShownAppointment, onCheckIn: () => void) {
  const { may } = useSession();
  const { id, code, version, centerId, undoUntil } = appointment;
  const [explained, setExplained] = useState<ExplainedMove>();
  const [isRescheduling, setRescheduling] = useState(false);
  // Extra work that its customer has not answered: the server asks why.
  const shows = (refused: OfficeRefused) => {
    if (refused.code !== "extra-work-unanswered") return false;
    const move = nextMoves(code).find(({ to }) => to === refused.detail.to);
    if (move !== undefined) setExplained({ ...move, needsReason: true, isUnanswered: true });
    return move !== undefined;
  };
  const direct = useMoveDeeds(shows);
  const close = () => setExplained(undefined);
  const withReason = useMove(explained?.name ?? "confirm", { close, shows });
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
    else if (move.needsReason || move.to === "CANC" || move.to === "PPY") setExplained(move);
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
    explain: (said: Explanation) =>
      explained && withReason.mutate({ params: { id }, body: { version, to: explained.to, ...said } }),
    endExplaining: close,
  };
}
export type MovesNow = ReturnType<typeof useMoves>;

interface MoveOptions {
  readonly close?: () => void;
  readonly shows?: (refused: OfficeRefused) => boolean;
}

function useMove(name: keyof typeof moveCalls, { close, shows }: MoveOptions = {}) {
  const words = appointmentWords.of(useLanguage());
  return useDeed(moveCalls[name], {
    done: () => {
      close?.();
      showToast({ text: words.done, tone: "success" });
    },
    ...(shows && { shows }),
  });
}

function useMoveDeeds(shows: (refused: OfficeRefused) => boolean) {
  return {
    confirm: useMove("confirm"),
    reject: useMove("reject"),
    cancel: useMove("cancel"),
    "check-in": useMove("check-in"),
    work: useMove("work", { shows }),
    "hand-over": useMove("hand-over", { shows }),
    "no-show": useMove("no-show"),
  };
}
