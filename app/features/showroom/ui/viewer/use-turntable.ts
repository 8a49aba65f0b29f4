import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#app/ui/prefers-reduced-motion.ts";
import {
  framesOfDrag,
  newTurntable,
  type Turntable,
  turnByHand,
  turnByItself,
  turnEveryMs,
} from "../../rules/vehicle/turntable.ts";

/**
 * The state of a turntable of so many frames: it turns by itself once around, every 250 ms while it is in view, until
 * it is pressed, uses an arrow key or the pause button.
 */
export function useTurntable(count: number, inView: boolean) {
  const [table, setTable] = useState<Turntable>(() => ({
    ...newTurntable(count),
    // By hand it still turns.
    ...(prefersReducedMotion() ? { remaining: 0 } : {}),
  }));
  const drag = useRef<{ x: number; from: number } | undefined>(undefined);
  const turning = table.remaining > 0;

  useEffect(() => {
    if (!turning || !inView) return;
    const timer = setInterval(() => setTable((now) => turnByItself(now, count)), turnEveryMs);
    return () => clearInterval(timer);
  }, [turning, inView, count]);

  const turn = (by: number) => setTable((now) => turnByHand(now, by, count));
  return {
    frame: table.frame,
    turning,
    turn,
    pause: () => turn(0),
    turnOnce: () => setTable(({ frame }) => ({ frame, remaining: count })),
    hand: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, from: table.frame };
        turn(0);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return;
        const { x, from } = drag.current;
        const by = framesOfDrag(event.clientX - x, event.currentTarget.clientWidth, count);
        setTable(turnByHand({ frame: from, remaining: 0 }, by, count));
      },
      onPointerUp: () => {
        drag.current = undefined;
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onKeyDown(event: KeyboardEvent) {
        const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
        if (by === undefined && event.key !== "Home") return;
        event.preventDefault();
        if (by === undefined) setTable({ frame: 0, remaining: 0 });
        else turn(by);
      },
    },
  };
}
