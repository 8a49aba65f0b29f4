import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { Actor } from "../appointments/appointment-states.ts";

/** So long a move by staff can be taken back, and so long its message waits. */
export const undoMs = 60_000;

/** A move of an appointment as its history has it. */
export interface PastMove {
  readonly version: number;
  readonly actor: Actor;
  readonly at: Date;
  /** The version of the move that this one takes back. */
  readonly undoes: number | null;
  readonly isUndone: boolean;
}

/** The moves that count: none that was taken back, and none that took one back. */
export function effectiveMoves<M extends PastMove>(moves: readonly M[]): M[] {
  return moves.filter(({ undoes, isUndone }) => undoes === null && !isUndone);
}

/** Whether a move is one that staff may still take back. */
export function isFresh({ actor, at }: Pick<PastMove, "actor" | "at">, now: Date): boolean {
  return actor === "staff" && now.getTime() - at.getTime() < undoMs;
}

/**
 * The move that an undo takes back: the last one that counts, if staff made it within the last minute and the customer has
 * not been notified of it. Moves are in the order of their versions; the first one, the booking itself, is canceled instead.
 */
export function moveToUndo<M extends PastMove>(
  moves: readonly M[],
  { toldVersion, now }: { readonly toldVersion: number; readonly now: Date },
): Result<M, "too-late-to-undo"> {
  const counting = effectiveMoves(moves);
  const last = counting.at(-1);
  if (last === undefined || counting.length === 1) return refuse("too-late-to-undo");
  return isFresh(last, now) && toldVersion < last.version ? succeed(last) : refuse("too-late-to-undo");
}
