import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { type BarDeed, DeedBar } from "../../../ui/kit/deed-bar.tsx";
import type { ShownAppointment } from "../shown.ts";
import { appointmentWords } from "../words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import { type MovesNow, useMoves } from "./use-moves.ts";

interface MovesProps {
  appointment: ShownAppointment;
  /** The car is here: what is written down then has its own dialog. */
  onCheckIn: () => void;
}

/** The steps that are possible now, each by its key; the last one can be taken back for a minute. */
export function Moves({ appointment, onCheckIn }: MovesProps) {
  const words = appointmentWords.of(useLanguage());
  const moves = useMoves(appointment, onCheckIn);
  return (
    <>
      <DeedBar
        deeds={deedsOf(moves, words)}
        more={words.more}
        first={moves.undo && <UndoButton undo={moves.undo} />}
      />
      <ReasonDialog
        move={moves.explained}
        isBusy={moves.isExplaining}
        onClose={moves.endExplaining}
        onSend={moves.explain}
      />
      <RescheduleDialog
        appointment={appointment}
        open={moves.isRescheduling}
        onClose={moves.endRescheduling}
      />
    </>
  );
}

function deedsOf(moves: MovesNow, words: ReturnType<typeof appointmentWords.of>): BarDeed[] {
  const steps = moves.steps.map((move) => ({
    ...{ id: move.label, label: words[move.label], letter: move.key, isUsual: move.isUsual },
    ...{ press: () => moves.press(move), isBusy: moves.isUnderWay(move) },
  }));
  if (moves.reschedule === undefined) return steps;
  return [{ id: "reschedule", label: words.move, letter: "m", press: moves.reschedule }, ...steps];
}

function UndoButton({ undo }: { undo: NonNullable<MovesNow["undo"]> }) {
  const words = appointmentWords.of(useLanguage());
  return (
    <Button look="quiet" onPress={undo.press} busy={undo.isBusy} shortcut="U">
      <span>{words.undo}</span>
      <span className="tabular text-ink-faint">{undo.secondsLeft}</span>
    </Button>
  );
}
