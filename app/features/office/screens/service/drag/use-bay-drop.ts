import { type RefObject, useRef, useState } from "react";
import { useDrop } from "react-aria-components";
import type { BoardAxis } from "../board-place.ts";
import { isRightToLeft } from "./draggable-card.tsx";
import type { DropPlace } from "./drop-place.ts";
import type { CardMoves } from "./use-card-moves.ts";

const halfHourMs = 30 * 60_000;

interface BayDrop {
  bay: number | undefined;
  axis: BoardAxis;
  moves: CardMoves;
  held: RefObject<number>;
}

/** The row of a bay as a place for cards: `hours` is the part of it along which time runs. */
export function useBayDrop({ bay, axis, moves, held }: BayDrop) {
  const [row, hours] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  const [place, setPlace] = useState<DropPlace>();
  const startAt = (x: number) => {
    const [outer, inner] = [row.current, hours.current].map((one) => one?.getBoundingClientRect());
    if (outer === undefined || inner === undefined || inner.width === 0) return Number.NaN;
    const pointer = outer.left + x;
    const along = (isRightToLeft() ? inner.right - pointer : pointer - inner.left) - (held.current ?? 0);
    return axis.start + (along / inner.width) * axis.steps * halfHourMs;
  };
  const placeAt = (x: number) => (bay === undefined ? undefined : moves.placeAt(bay, startAt(x)));
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    isDisabled: bay === undefined,
    // Also where the card may not lie: to let it go there says why.
    getDropOperation: () => (bay === undefined ? "cancel" : "move"),
    onDropEnter: ({ x }) => setPlace(placeAt(x)),
    onDropMove: ({ x }) => setPlace(placeAt(x)),
    onDropExit: () => setPlace(undefined),
    onDrop: ({ x }) => {
      setPlace(undefined);
      if (bay !== undefined) moves.dropAt(bay, startAt(x));
    },
  });
  return { row, hours, dropProps, place: isDropTarget ? place : undefined };
}
