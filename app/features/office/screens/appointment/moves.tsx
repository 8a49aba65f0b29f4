import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { moveCalls, undoCall } from "../../calls/appointment-calls.ts";
import { deedOfMove } from "../../rules/take-back.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { useShortcuts } from "../../ui/kit/use-shortcuts.ts";
import type { ShownAppointment } from "./appointment-screen.tsx";
import { type NextMove, nextMoves } from "./next-moves.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import { appointmentWords } from "./words.ts";

/** The steps that are possible now, each by its key; the last one can be taken back for a minute. */
export function Moves({ appointment }: { appointment: ShownAppointment }) {
  const words = appointmentWords.of(useLanguage());
  const { may } = useSession();
  const { id, code, version, centerId, undoUntil } = appointment;
  const [chosen, setChosen] = useState<NextMove>();
  const [isMoving, setMoving] = useState(false);
  const deed = useMove(chosen?.name ?? "confirm", () => setChosen(undefined));
  const direct = useMoves();
  const possible = nextMoves(code).filter(({ name }) => may(deedOfMove(name), centerId));
  const press = (move: NextMove) => {
    if (move.needsReason || move.to === "CANC") setChosen(move);
    else direct[move.name].mutate({ params: { id }, body: { version, to: move.to } });
  };
  const isBusy = Object.values(direct).some(({ isPending }) => isPending);
  const secondsLeft = useSecondsUntil(undoUntil);
  const undoing = useDeed(undoCall);
  const undo = () => undoing.mutate({ params: { id }, body: { version } });
  const canReschedule =
    may("appointment.reschedule", centerId) && ["NEW", "CREA", "CNF", "CIN", "WIP"].includes(code);
  useShortcuts({
    ...Object.fromEntries(possible.map((move) => [move.key, () => !isBusy && press(move)])),
    u: secondsLeft > 0 ? undo : undefined,
    m: canReschedule ? () => setMoving(true) : undefined,
  });
  return (
    <>
      {secondsLeft > 0 && (
        <Button look="quiet" onPress={undo} busy={undoing.isPending} shortcut="U">
          <span>{words.undo}</span>
          <span className="tabular text-ink-faint">{secondsLeft}</span>
        </Button>
      )}
      {canReschedule && (
        <Button look="quiet" onPress={() => setMoving(true)} shortcut="M">
          {words.move}
        </Button>
      )}
      {possible
        .toSorted((one, other) => Number(one.isUsual) - Number(other.isUsual))
        .map((move) => (
          <Button
            key={move.label}
            look={move.isUsual ? "primary" : "plain"}
            onPress={() => press(move)}
            busy={direct[move.name].isPending && direct[move.name].variables?.body.to === move.to}
            shortcut={move.key.toUpperCase()}
          >
            {words[move.label]}
          </Button>
        ))}
      <ReasonDialog
        move={chosen}
        isBusy={deed.isPending}
        onClose={() => setChosen(undefined)}
        onSend={(reason) =>
          chosen && deed.mutate({ params: { id }, body: { version, to: chosen.to, reason } })
        }
      />
      <RescheduleDialog appointment={appointment} open={isMoving} onClose={() => setMoving(false)} />
    </>
  );
}

function useMove(name: keyof typeof moveCalls, close: () => void = () => undefined) {
  const words = appointmentWords.of(useLanguage());
  return useDeed(moveCalls[name], {
    done: () => {
      close();
      showToast({ text: words.done, tone: "success" });
    },
  });
}

function useMoves() {
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

/** Whole seconds until an instant, counted down. */
function useSecondsUntil(instant: string | null): number {
  const left = () =>
    instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew for another instant
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [instant]);
  return seconds;
}
