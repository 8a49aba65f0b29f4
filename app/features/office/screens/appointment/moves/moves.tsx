import { Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "../../../ui/kit/button.tsx";
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
  const moves = useMoves(appointment, onCheckIn);
  return (
    <>
      <HeadButtons moves={moves} />
      <ThumbBar moves={moves} />
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

/** On a desk all steps stand in the head. */
function HeadButtons({ moves }: { moves: MovesNow }) {
  const words = appointmentWords.of(useLanguage());
  return (
    <div className="hidden flex-wrap items-center gap-2 lg:flex">
      <UndoButton undo={moves.undo} />
      {moves.reschedule && (
        <Button look="quiet" onPress={moves.reschedule} shortcut="M">
          {words.move}
        </Button>
      )}
      {moves.steps.map((move) => (
        <Button
          key={move.label}
          look={move.isUsual ? "primary" : "plain"}
          onPress={() => moves.press(move)}
          busy={moves.isUnderWay(move)}
          shortcut={move.key.toUpperCase()}
        >
          {words[move.label]}
        </Button>
      ))}
    </div>
  );
}

/** On a phone the usual next step lies under the thumb, above the menu, and the others one press away. */
function ThumbBar({ moves }: { moves: MovesNow }) {
  const words = appointmentWords.of(useLanguage());
  const usual = moves.steps.filter(({ isUsual }) => isUsual);
  const others = [
    ...moves.steps
      .filter(({ isUsual }) => !isUsual)
      .map((move) => ({ id: move.label, label: words[move.label], press: () => moves.press(move) })),
    ...(moves.reschedule ? [{ id: "reschedule", label: words.move, press: moves.reschedule }] : []),
  ];
  if (usual.length + others.length === 0 && moves.undo === undefined) return null;
  return (
    <div className="fixed inset-x-0 bottom-(--menu-height) z-20 flex gap-2 border-t border-line bg-surface px-4 py-2 lg:hidden print:hidden">
      <UndoButton undo={moves.undo} />
      {others.length > 0 && (
        <MenuTrigger>
          <Button className={usual.length === 0 ? "flex-1" : ""}>
            {words.more}
            <Icon name="chevron-down" className="size-4 rotate-180" />
          </Button>
          <Popover
            placement="top start"
            className="z-modal min-w-56 rounded-lg border border-line bg-surface p-1 shadow-floating"
          >
            <Menu
              items={others}
              className="outline-none"
              onAction={(id) => others.find((one) => one.id === id)?.press()}
            >
              {({ label }) => (
                <MenuItem className="press flex cursor-pointer items-center rounded px-3 outline-none data-focused:bg-sand-100">
                  {label}
                </MenuItem>
              )}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      {usual.map((move) => (
        <Button
          key={move.label}
          look="primary"
          className="flex-1"
          onPress={() => moves.press(move)}
          busy={moves.isUnderWay(move)}
        >
          {words[move.label]}
        </Button>
      ))}
    </div>
  );
}

function UndoButton({ undo }: { undo: MovesNow["undo"] }) {
  const words = appointmentWords.of(useLanguage());
  if (undo === undefined) return null;
  return (
    <Button look="quiet" onPress={undo.press} busy={undo.isBusy} shortcut="U">
      <span>{words.undo}</span>
      <span className="tabular text-ink-faint">{undo.secondsLeft}</span>
    </Button>
  );
}
