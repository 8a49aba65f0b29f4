import { type Result, refuse, succeed } from "#app/lib/result.ts";
import { isWithdrawn, type LineChange, type StoredLine } from "./cart-lines.ts";

/** Hours before a service appointment in which the parts can be brought there. */
const hoursBeforeAppointment = 24;

interface CheckedLine extends StoredLine {
  readonly misfitAcknowledged: boolean;
}
export interface CheckoutFacts<L extends CheckedLine> {
  readonly cartVersion: number;
  /** The version that the customer saw. */
  readonly seenVersion: number;
  /** The lines as they are stored, and with numbers and prices of now. */
  readonly stored: readonly L[];
  readonly renewed: readonly L[];
  /** Lines that do not fit their car. */
  readonly misfits: ReadonlySet<string>;
}

/**
 * The lines of a cart that can be ordered: those in it that are sold. Refuses what the customer has not seen: another
 * version, another price, a part that does not fit and was not confirmed.
 */
export function orderableLines<L extends CheckedLine>(
  facts: CheckoutFacts<L>,
): Result<L[], "cart-empty" | "cart-changed" | "misfit-not-acknowledged"> {
  const lines = facts.stored.filter((line) => !line.saved && !isWithdrawn(line));
  if (facts.cartVersion !== facts.seenVersion) return refuse("cart-changed");
  if (JSON.stringify(facts.stored.map(pricesOf)) !== JSON.stringify(facts.renewed.map(pricesOf)))
    return refuse("cart-changed");
  if (lines.length === 0) return refuse("cart-empty");
  const misfit = lines.find(({ id, misfitAcknowledged }) => facts.misfits.has(id) && !misfitAcknowledged);
  if (misfit !== undefined) return refuse("misfit-not-acknowledged", { lineId: misfit.id });
  return succeed(lines);
}

function pricesOf({ part, quantity, originalPrice, unitDiscount, changes }: StoredLine) {
  return [part, quantity, originalPrice, unitDiscount, changes.map(({ kind }: LineChange) => kind)];
}

export interface PlannedAppointment {
  readonly code: string;
  readonly centerId: string;
  readonly startsAt: Date;
}

/** Whether parts of a counter can be collected at an appointment: a booked one, far enough away, where it delivers. */
export function isUsable(
  { code, centerId, startsAt }: PlannedAppointment,
  supplies: readonly string[],
  now: Date,
): boolean {
  const isBooked = ["NEW", "CREA", "CNF"].includes(code);
  const isFarEnough = startsAt.getTime() - now.getTime() >= hoursBeforeAppointment * 3_600_000;
  return isBooked && isFarEnough && supplies.includes(centerId);
}
