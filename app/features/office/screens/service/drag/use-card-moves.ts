import { useState } from "react";
import { hoursInWords, timeAt } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { OfficeRefused } from "../../../browser/office-client.ts";
import { officeNow } from "../../../browser/office-clock.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { rescheduleCall, undoCall } from "../../../calls/appointment-deed-calls.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { kitWords } from "../../../ui/kit/words.ts";
import { collisionsOf } from "../../appointment/moves/collisions.ts";
import type { Board, BoardAppointment } from "../board.ts";
import { serviceWords } from "../words.ts";
import { type DropObstacle, type DropPlace, dropPlace, isMovable, isPlace } from "./drop-place.ts";

interface Moved {
  readonly id: string;
  /** That was on the board: once it shows a newer one, it knows better. */
  readonly version: number;
  readonly place: DropPlace;
}

/** Cards that are dragged to another hour or bay: the same deed as "Move …", with its refusals and its undo. */
export function useCardMoves(board: Board) {
  const language = useLanguage();
  const words = serviceWords.of(language);
  const { may } = useSession();
  const [dragged, setDragged] = useState<BoardAppointment>();
  const [moved, setMoved] = useState<Moved>();
  const undo = useDeed(undoCall, {
    done: () => {
      setMoved(undefined);
      showToast({ text: words.movedBack, tone: "success" });
    },
  });
  const deed = useDeed(rescheduleCall, { shows: (refused) => collisionsOf(refused) !== undefined });
  const nameOf = (bay: number) => board.bays.find((one) => one.bay === bay)?.name ?? "";
  const hoursOf = ({ startsAt, endsAt }: Pick<BoardAppointment, "startsAt" | "endsAt">) =>
    hoursInWords([startsAt, endsAt], board.timeZone, language);
  /** Nothing was moved: why not. Where it lies already needs no word. */
  const say = (obstacle: DropObstacle, bay: number) => {
    if (obstacle.why === "same") return;
    const text =
      obstacle.why === "taken"
        ? words.dropTaken(nameOf(bay), visitInWords(obstacle.visit), hoursOf(obstacle.visit))
        : obstacle.why === "closed"
          ? words.dropClosed(nameOf(bay), obstacle.reason)
          : words[obstacle.why];
    showToast({ text, tone: "error" });
  };
  const appointments = board.appointments.map((one) => (moved ? placed(one, moved) : one));
  const dropOver = (card: BoardAppointment, bay: number, start: number) =>
    dropPlace(card, { bay, start }, board, officeNow().getTime());
  const drop = (card: BoardAppointment, place: DropPlace) => {
    const { id, version } = card;
    const isSamePlace = place.isSameTime && card.bay !== null;
    setMoved({ id, version, place });
    deed.mutate(
      {
        params: { id },
        body: { version, startsAt: place.from, bay: place.bay, ...(isSamePlace && { isSamePlace }) },
      },
      {
        onSuccess: ({ version: newer }) =>
          showToast({
            text: place.isSameTime
              ? words.movedToBay(nameOf(place.bay))
              : words.movedTo(timeAt(place.from, board.timeZone, language)),
            tone: "success",
            action: {
              label: kitWords.of(language).undo,
              run: () => undo.mutate({ params: { id }, body: { version: newer } }),
            },
          }),
        // Refused: the card lies where it was, and the reason is said in passing.
        onError: (error) => {
          setMoved(undefined);
          const [first] = error instanceof OfficeRefused ? (collisionsOf(error) ?? []) : [];
          if (first === undefined) return;
          const text = words.dropTaken(nameOf(place.bay), isolated(first.reference), hoursOf(first));
          showToast({ text, tone: "error" });
        },
      },
    );
  };
  return {
    appointments,
    dragged,
    canDrag: (card: BoardAppointment) =>
      board.can.moves && may("appointment.reschedule", card.centerId) && isMovable(card) && !deed.isPending,
    begin: setDragged,
    end: () => setDragged(undefined),
    /** Where the dragged card would land; undefined where it may not. */
    placeAt(bay: number, start: number): DropPlace | undefined {
      const over = dragged && dropOver(dragged, bay, start);
      return over && isPlace(over) ? over : undefined;
    },
    /** Moves the dragged card there, or says why it stays. */
    dropAt(bay: number, start: number) {
      if (dragged === undefined) return;
      const over = dropOver(dragged, bay, start);
      if (isPlace(over)) drop(dragged, over);
      else say(over, bay);
    },
  };
}
export type CardMoves = ReturnType<typeof useCardMoves>;

/** Whose car stands there: plate and name, each in its own direction. */
function visitInWords({ car, customer }: BoardAppointment): string {
  return `${isolated(car.plate)} · ${isolated(customer.name)}`;
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

function placed(one: BoardAppointment, { id, version, place }: Moved): BoardAppointment {
  if (one.id !== id || one.version !== version) return one;
  return { ...one, bay: place.bay, startsAt: place.from, endsAt: place.to };
}
