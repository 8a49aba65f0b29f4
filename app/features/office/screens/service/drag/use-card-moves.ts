import { useState } from "react";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeNow } from "../../../browser/office-clock.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { rescheduleCall, undoCall } from "../../../calls/appointment-deed-calls.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { kitWords } from "../../../ui/kit/words.ts";
import type { Board, BoardAppointment } from "../board.ts";
import { serviceWords } from "../words.ts";
import { type DropPlace, dropPlace, isMovable } from "./drop-place.ts";

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
  const deed = useDeed(rescheduleCall);
  const appointments = board.appointments.map((one) => (moved ? placed(one, moved) : one));
  const placeAt = (bay: number, start: number) =>
    dragged && dropPlace(dragged, { bay, start }, board, officeNow().getTime());
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
              ? words.movedToBay(board.bays.find(({ bay }) => bay === place.bay)?.name ?? "")
              : words.movedTo(timeAt(place.from, board.timeZone, language)),
            tone: "success",
            action: {
              label: kitWords.of(language).undo,
              run: () => undo.mutate({ params: { id }, body: { version: newer } }),
            },
          }),
        // Refused: the card lies where it was, and the reason is said in passing.
        onError: () => setMoved(undefined),
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
    placeAt,
    dropAt(bay: number, start: number) {
      const place = placeAt(bay, start);
      if (dragged && place) drop(dragged, place);
    },
  };
}
export type CardMoves = ReturnType<typeof useCardMoves>;

function placed(one: BoardAppointment, { id, version, place }: Moved): BoardAppointment {
  if (one.id !== id || one.version !== version) return one;
  return { ...one, bay: place.bay, startsAt: place.from, endsAt: place.to };
}
