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

/** Whether a card can go anywhere: a car that has left cannot, and one that is here only from a bay to another. */
export function isMovable({ code, bay }: Card): boolean {
  return planned.includes(code) || (isInside(code) && bay !== null);
}

/**
 * Where a card lands that is let go over a bay, at the working hour nearest to `start`: undefined where it may not, since the hours
 * are over, closed or taken, or where it lies already. What is free in truth the deed decides.
 */
export function dropPlace(
  card: Card,
  { bay: number, start }: { readonly bay: number; readonly start: number },
  board: Planned,
  now: number,
): DropPlace | undefined {
  const bay = board.bays.find((one) => one.bay === number);
  const span = isInside(card.code)
    ? { from: card.startsAt, to: card.endsAt }
    : hoursFrom(card, start, board.opening);
  if (bay === undefined || span === undefined || !isMovable(card)) return undefined;
  const isSameTime = span.from === card.startsAt;
  if (isSameTime && card.bay === number) return undefined;
  if (!isSameTime && Date.parse(span.from) + hourMs <= now) return undefined;
  const others = board.appointments.filter((one) => one.id !== card.id && one.bay === number);
  const taken = [...bay.closures, ...others.map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }))];
  if (taken.some((one) => overlaps(one, span))) return undefined;
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
