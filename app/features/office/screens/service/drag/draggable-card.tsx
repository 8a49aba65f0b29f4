import type { ReactNode, RefObject } from "react";
import { useDrag } from "react-aria-components";
import type { BoardAppointment } from "../board.ts";
import type { CardMoves } from "./use-card-moves.ts";

interface DraggableCardProps {
  appointment: BoardAppointment;
  moves: CardMoves;
  /** How far from its start the card is held, in pixels: it lands by its start, not by the pointer. */
  held: RefObject<number>;
  children: ReactNode;
}

/** A card that the mouse takes to another hour or bay. Keys go by the dialog of the appointment. */
export function DraggableCard({ appointment, moves, held, children }: DraggableCardProps) {
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ "text/plain": appointment.reference }],
    getAllowedDropOperations: () => ["move"],
    // Enter opens the card and does not lift it.
    hasDragButton: true,
    onDragStart: () => moves.begin(appointment),
    onDragEnd: () => moves.end(),
  });
  return (
    <div
      {...dragProps}
      onPointerDown={({ currentTarget, clientX }) => {
        const { left, right } = currentTarget.getBoundingClientRect();
        held.current = isRightToLeft() ? right - clientX : clientX - left;
      }}
      className={`cursor-grab active:cursor-grabbing ${isDragging ? "opacity-40" : ""}`}
    >
      {children}
    </div>
  );
}

export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}
