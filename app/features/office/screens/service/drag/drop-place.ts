import type { AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { isInside } from "../../../rules/visit-codes.ts";
import type { Board, BoardAppointment } from "../board.ts";
import type { Span } from "../board-place.ts";

const hourMs = 3_600_000;
/** Nothing of these has begun. */
const planned: readonly AppointmentCode[] = ["NEW", "CREA", "CNF"];

type Planned = Pick<Board, "bays" | "opening" | "appointments">;
type Card = Pick<BoardAppointment, "id" | "code" | "bay" | "startsAt" | "endsAt">;

/** Where a card lands. */
export interface DropPlace extends Span {
  readonly bay: number;
  /** Another bay at the same time: also of a car that stands in the workshop. */
  readonly isSameTime: boolean;
}

/** Why a card may not lie somewhere: a visit stands there, the bay is closed, or there are no such hours. */
export type DropObstacle =
  | { readonly why: "taken"; readonly visit: BoardAppointment }
  | { readonly why: "closed"; readonly reason: string }
  | { readonly why: "over" | "no-hours" | "same" };

export function isPlace(drop: DropPlace | DropObstacle): drop is DropPlace {
  return !("why" in drop);
}

/** Whether a card can go anywhere: a car that has left cannot, and one that is here only from a bay to another. */
export function isMovable({ code, bay }: Card): boolean {
  return planned.includes(code) || (isInside(code) && bay !== null);
}

/**
 * Where a card lands that is let go over a bay, at the working hour nearest to `start`, or why it may not: the hours are over,
 * closed or taken, or it lies there already. What is free in truth the deed decides.
 */
export function dropPlace(
  card: Card,
  { bay: number, start }: { readonly bay: number; readonly start: number },
  board: Planned,
  now: number,
): DropPlace | DropObstacle {
  const bay = board.bays.find((one) => one.bay === number);
  const span = isInside(card.code)
    ? { from: card.startsAt, to: card.endsAt }
    : hoursFrom(card, start, board.opening);
  if (bay === undefined || span === undefined || !isMovable(card)) return { why: "no-hours" };
  const isSameTime = span.from === card.startsAt;
  if (isSameTime && card.bay === number) return { why: "same" };
  if (!isSameTime && Date.parse(span.from) + hourMs <= now) return { why: "over" };
  const visit = board.appointments.find(
    ({ id, bay: its, startsAt, endsAt }) =>
      id !== card.id && its === number && overlaps({ from: startsAt, to: endsAt }, span),
  );
  if (visit !== undefined) return { why: "taken", visit };
  const closure = bay.closures.find((one) => overlaps(one, span));
  if (closure !== undefined) return { why: "closed", reason: closure.reason };
  return { ...(isSameTime ? { from: card.startsAt, to: card.endsAt } : span), bay: number, isSameTime };
}

/** As many working hours as the visit has now, from the one that begins nearest to a moment; undefined where the day has not as many. */
function hoursFrom({ startsAt, endsAt }: Card, start: number, opening: readonly Span[]): Span | undefined {
  const steps = opening.flatMap(hoursIn);
  const nearest = steps.findIndex((step) => Math.abs(step - start) <= hourMs / 2);
  const length = steps.filter((step) => step >= Date.parse(startsAt) && step < Date.parse(endsAt)).length;
  const [first, last] = [steps[nearest], steps[nearest + Math.max(1, length) - 1]];
  if (first === undefined || last === undefined) return undefined;
  return { from: new Date(first).toISOString(), to: new Date(last + hourMs).toISOString() };
}

function hoursIn({ from, to }: Span): number[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.floor((end - start) / hourMs) }, (_, hour) => start + hour * hourMs);
}

function overlaps(one: Span, other: Span): boolean {
  return Date.parse(one.from) < Date.parse(other.to) && Date.parse(other.from) < Date.parse(one.to);
}
