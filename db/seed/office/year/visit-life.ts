import type { Actor, AppointmentCode } from "#app/features/booking/rules/appointments/appointment-states.ts";
import type { Role } from "#app/features/staff/rules/permissions.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { RandomSource } from "./random-source.ts";
import { staffAt } from "./staff.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export type BookingKind = "online" | "walk-in" | "phone";

export interface LifeMove {
  readonly code: AppointmentCode;
  readonly at: Date;
  readonly actor: Actor;
  readonly by?: StaffActor | undefined;
  readonly reason?: string | undefined;
  readonly isNoShow?: boolean;
}
export interface PlannedVisit {
  readonly centerId: string;
  readonly confirmsAtOnce: boolean;
  readonly kind: BookingKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly group: "periodic" | "repair";
  /** When the center next works, from a moment on: within its hours the moment itself. */
  readonly working: (at: number) => number;
}

/** How often of 100 visits something waits for staff: a customer who comes late, work that takes longer, a car that is not collected. */
interface Delays {
  readonly arrival: number;
  readonly work: number;
  readonly collection: number;
}
const usualDelays: Delays = { arrival: 4, work: 2, collection: 2 };
const nearMs = 30 * hourMs;
/** Where Fatima and Rakesh of the demo work: their queues have a day of work. */
const eventfulCenters: readonly string[] = ["west-bay", "al-sadd"];
const eventfulDelays: Delays = { arrival: 25, work: 26, collection: 20 };

function delaysOf({ centerId, startsAt }: PlannedVisit, now: Date): Delays {
  const isNear = startsAt.getTime() > now.getTime() - nearMs;
  return isNear && eventfulCenters.includes(centerId) ? eventfulDelays : usualDelays;
}

/** What becomes of a visit in the end. Of all visits 6 % are canceled and 4 % missed; who walks in does neither. */
type Fate = "done" | "no-show" | "canceled" | "rejected";
const fates: readonly (readonly [Fate, number])[] = [
  ["done", 87.6],
  ["canceled", 6.8],
  ["no-show", 4.5],
  ["rejected", 1],
];

/** The moves of a visit until now, oldest first: all of its life where it is over, and none where it is not booked yet. */
export function lifeOf(random: RandomSource, visit: PlannedVisit, now: Date): LifeMove[] {
  const bookedAt = bookingTime(random, visit, now);
  const fate = fateOf(random, visit.kind);
  const begin = beginning(random, visit, { at: bookedAt, fate, now });
  const rest =
    fate === "rejected" ? [] : ending(random, visit, { from: begin.at(-1)?.at ?? bookedAt, fate, now });
  return [...begin, ...rest].filter(({ at }) => at <= now);
}

/** Who stands at the desk comes for sure, and what staff booked themselves they do not reject. */
function fateOf(random: RandomSource, kind: BookingKind): Fate {
  const fate = random.weighted(fates);
  return kind === "walk-in" || (kind === "phone" && fate === "rejected") ? "done" : fate;
}

/** Of 100 bookings that are still to come so many were made within the last hours, and wait for an answer. */
const justBooked = 1.2;

/** A customer books a day ahead at least, staff for any hour; what is still to come was booked before now. */
function bookingTime(random: RandomSource, { kind, startsAt }: PlannedVisit, now: Date): Date {
  const ahead = {
    online: dayMs + random.next() ** 2 * 16 * dayMs,
    phone: hourMs + random.next() ** 2 * 8 * dayMs,
    "walk-in": random.between(0, 10) * minuteMs,
  }[kind];
  const before = random.chance(justBooked / 100) ? random.next() * 0.12 : 0.2 + random.next() * 9;
  const latest = startsAt > now ? now.getTime() - before * dayMs - 3 * minuteMs : Infinity;
  return new Date(Math.min(startsAt.getTime() - ahead, latest));
}

function beginning(
  random: RandomSource,
  visit: PlannedVisit,
  { at, fate, now }: { readonly at: Date; readonly fate: Fate; readonly now: Date },
): LifeMove[] {
  const { kind, centerId, confirmsAtOnce, startsAt } = visit;
  if (kind !== "online")
    return [{ code: "CNF", at, actor: "staff", by: staffAt(random, "adviser", centerId) }];
  const created: LifeMove = { code: "CREA", at, actor: "customer" };
  if (confirmsAtOnce && fate !== "rejected") return [created, { code: "CNF", at, actor: "system" }];
  const usual = visit.working(at.getTime() + random.between(8, 180) * minuteMs);
  // What came before the last hours is answered: a desk that is closed has answered it before.
  const isWaiting = now.getTime() - at.getTime() < 4 * hourMs;
  const answered = isWaiting ? usual : Math.min(usual, at.getTime() + 4 * hourMs);
  const answeredAt = new Date(Math.max(at.getTime(), Math.min(answered, startsAt.getTime() - 2 * hourMs)));
  const answer = { at: answeredAt, actor: "staff", by: staffAt(random, "adviser", centerId) } as const;
  if (fate !== "rejected") return [created, { ...answer, code: "CNF" }];
  return [created, { ...answer, code: "RJD", reason: random.oneOf(rejections) }];
}

function ending(
  random: RandomSource,
  visit: PlannedVisit,
  { from, fate, now }: { readonly from: Date; readonly fate: Fate; readonly now: Date },
): LifeMove[] {
  const { startsAt, centerId } = visit;
  const adviser = () => staffAt(random, "adviser", centerId);
  if (fate === "no-show") {
    const at = new Date(startsAt.getTime() + random.between(30, 90) * minuteMs);
    return [{ code: "CANC", at, actor: "staff", by: adviser(), isNoShow: true }];
  }
  if (fate === "canceled") {
    const span = Math.max(0, startsAt.getTime() - from.getTime() - hourMs);
    const at = new Date(from.getTime() + random.next() * span);
    if (random.chance(0.75)) return [{ code: "CANC", at, actor: "customer" }];
    return [{ code: "CANC", at, actor: "staff", by: adviser(), reason: random.oneOf(cancellations) }];
  }
  return inWorkshop(random, visit, delaysOf(visit, now));
}

/** From check-in to hand-over. What does not get done in the hours of the center goes on when it opens again. */
function inWorkshop(
  random: RandomSource,
  { kind, startsAt, endsAt, group, centerId, working }: PlannedVisit,
  delays: Delays,
): LifeMove[] {
  const moves: LifeMove[] = [];
  const isDelayed = (by: keyof Delays) => random.chance(delays[by] / 100);
  const arrival = isDelayed("arrival") ? random.between(15, 75) : random.between(-12, 9);
  let clock = startsAt.getTime() + (kind === "walk-in" ? random.between(1, 6) : arrival) * minuteMs;
  const move = (code: AppointmentCode, minutes: number, role: Role, reason?: string) => {
    clock = working(clock + minutes * minuteMs);
    moves.push({ code, at: new Date(clock), actor: "staff", by: staffAt(random, role, centerId), reason });
  };
  const length = (endsAt.getTime() - startsAt.getTime()) / minuteMs;
  const overnight = group === "repair" && random.chance(0.03) ? random.between(1, 3) * 24 * 60 : 0;
  moves.push({ code: "CIN", at: new Date(clock), actor: "staff", by: staffAt(random, "adviser", centerId) });
  move("WIP", random.between(5, 30), "workshop");
  const longer = isDelayed("work") ? length * 0.5 + random.between(180, 420) : 0;
  move("QCA", Math.round(length * (0.5 + random.next() * 0.4) + longer) + overnight, "workshop");
  if (random.chance(0.03)) {
    move("WIP", random.between(6, 15), "workshop", random.oneOf(reworks));
    move("QCA", random.between(20, 50), "workshop");
  }
  move("RFD", random.between(6, 20), "workshop");
  if (random.chance(0.4)) move("PPY", random.between(10, 60), "adviser");
  move("OUT", isDelayed("collection") ? random.between(150, 400) : random.between(10, 100), "adviser");
  return moves;
}

const rejections = [
  "No technician for this repair on that day.",
  "The part has to be ordered first; the customer is called.",
  "فني الكهرباء في إجازة هذا اليوم.",
];
const cancellations = [
  "The customer called and will book again.",
  "The bay is out of use; the customer was called.",
  "العميل طلب الإلغاء بالهاتف.",
];
const reworks = [
  "Noise from the front left wheel.",
  "Warning light came back on.",
  "الفرامل تحتاج فحصاً ثانياً.",
];
