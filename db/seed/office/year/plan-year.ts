import { CenterClock } from "./center-clock.ts";
import type { YearCar } from "./people.ts";
import type { RandomSource } from "./random-source.ts";
import { type BookingKind, type LifeMove, lifeOf } from "./visit-life.ts";
import {
  type CenterDay,
  capacityOf,
  freeVisit,
  type ServiceGroup,
  type Step,
  type YearCenter,
} from "./working-steps.ts";

/** A service as the plan of the year needs it; what scheduling reads has all of it. */
export interface YearService {
  readonly code: string;
  readonly group: ServiceGroup;
  readonly hours: number;
}
export interface YearAppointment {
  readonly center: YearCenter;
  readonly car: YearCar;
  readonly kind: BookingKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serviceCodes: readonly string[];
  /** The bay that it has or had, and the hours of it that it takes; a canceled one has none. */
  readonly bay: number | undefined;
  readonly steps: readonly Step[];
  readonly moves: readonly LifeMove[];
}
export interface YearTerms {
  readonly days: readonly CenterDay[];
  readonly cars: readonly YearCar[];
  readonly services: readonly YearService[];
  readonly count: number;
  readonly today: number;
  readonly now: Date;
}

const groups: readonly ServiceGroup[] = ["periodic", "repair"];
/** At no center more is taken of a day that is still to come. */
const fullest = 0.64;

/** The part of a day's hours that is taken: today nearly full, less the further away, and a steady rest before. */
function busyness(daysAhead: number): number {
  if (daysAhead === 0) return fullest;
  return daysAhead > 0 ? 0.5 * Math.exp((1 - daysAhead) / 12) : fullest * Math.exp(daysAhead / 6);
}
/** Of a small year no larger part stands around today: there would not be cars enough. */
const nearest = 0.22;
/** From here on a day of the past has only what is left to spread. */
const recentDays = 18;

/**
 * A year of appointments, in order of time: free bays alone, within the hours of each center. The days around today are filled
 * first; what is left of the count is spread over the past.
 */
export function planYear(random: RandomSource, terms: YearTerms): YearAppointment[] {
  const { days, count, today } = terms;
  const planner = new Planner(random, terms);
  const near = days.filter(({ day }) => day >= today - recentDays);
  const part = Math.min(1, (count * nearest) / stepsWanted(near, today));
  for (const one of near)
    for (const group of groups) {
      const wanted = capacityOf(one, group) * busyness(one.day - today) * part;
      planner.fill(one, group, wanted - 1);
    }
  const past = days.filter(({ day }) => day < today - 1);
  for (let tries = count * 20; planner.planned.length < count && tries > 0; tries -= 1) {
    const one = random.oneOf(past);
    const [periodic, repair] = groups.map((group) => capacityOf(one, group)) as [number, number];
    // Days with more bays get more.
    if (!random.chance((periodic + repair) / 180)) continue;
    planner.add(
      one,
      random.weighted([
        ["periodic", periodic],
        ["repair", repair * 0.8],
      ] as const),
    );
  }
  return withCars(random, planner.planned, terms);
}

function stepsWanted(days: readonly CenterDay[], today: number): number {
  const all = (one: CenterDay) => groups.reduce((sum, group) => sum + capacityOf(one, group), 0);
  return days.reduce((sum, one) => sum + all(one) * busyness(one.day - today), 0);
}

type Plan = Omit<YearAppointment, "car"> & { readonly isGuest: boolean };

class Planner {
  readonly planned: Plan[] = [];
  readonly #random: RandomSource;
  readonly #terms: YearTerms;
  readonly #clocks = new Map<YearCenter, CenterClock>();

  constructor(random: RandomSource, terms: YearTerms) {
    this.#random = random;
    this.#terms = terms;
  }

  /** Adds visits of a group to a day until so many steps of its bays are taken. */
  fill(one: CenterDay, group: ServiceGroup, steps: number): void {
    let taken = 0;
    for (let tries = steps * 3; taken < steps && tries > 0; tries -= 1) taken += this.add(one, group);
  }

  /** Adds a visit to a day if there is room for it; answers how many steps it takes. */
  add(one: CenterDay, group: ServiceGroup): number {
    const random = this.#random;
    const { now, services } = this.#terms;
    const service = random.oneOf(services.filter((offered) => offered.group === group));
    const from = Math.min(random.between(0, one.steps.length - 1), random.between(0, one.steps.length + 2));
    const found = freeVisit(one, { from, hours: service.hours, group });
    if (found === undefined) return 0;
    const [startsAt, endsAt] = [found.steps[0]?.start ?? 0, found.steps.at(-1)?.end ?? 0].map(
      (minute) => new Date(minute * 60_000),
    ) as [Date, Date];
    const isGuest = random.chance(0.14);
    const kind = kindOf(random, isGuest, startsAt <= now);
    const { center } = one;
    const working = (at: number) => this.#clockOf(center).working(at);
    const visit = {
      centerId: center.id,
      confirmsAtOnce: center.confirmsAtOnce,
      kind,
      startsAt,
      endsAt,
      group,
      working,
    };
    const moves = lifeOf(random, visit, now);
    const code = moves.at(-1)?.code;
    if (code === undefined) return 0;
    const hasHours = code !== "CANC" && code !== "RJD";
    if (hasHours) for (const step of found.steps) step.free &= ~(1 << found.bay);
    this.planned.push({
      ...{ center, kind, startsAt, endsAt, moves, isGuest },
      serviceCodes: [service.code],
      bay: hasHours ? found.bay : undefined,
      steps: hasHours ? found.steps : [],
    });
    return hasHours ? found.steps.length : 0;
  }

  #clockOf(center: YearCenter): CenterClock {
    const clock =
      this.#clocks.get(center) ?? new CenterClock(this.#terms.days.filter((one) => one.center === center));
    this.#clocks.set(center, clock);
    return clock;
  }
}

/** Guests come through the desk and the telephone; a walk-in is there already. */
function kindOf(random: RandomSource, isGuest: boolean, isPast: boolean): BookingKind {
  const walksIn = isPast ? (isGuest ? 60 : 3) : 0;
  return random.weighted([
    ["walk-in", walksIn],
    ["phone", isGuest ? 40 : 10],
    ["online", isGuest ? 0 : 87],
  ]);
}

/** So long before now a car may have come and still stand in the workshop. */
const longestStayMs = 5 * 86_400_000;

/** Cars take turns, so that each comes every few months; of what is not over each has one at most. */
function withCars(random: RandomSource, plans: readonly Plan[], { cars, now }: YearTerms): YearAppointment[] {
  const turnsOf = (isGuest: boolean) => {
    const queue = random.shuffled(cars.filter(({ owner }) => owner.isGuest === isGuest));
    let next = 0;
    return (isBusy: (car: YearCar) => boolean) => {
      for (let tries = queue.length; tries > 0; tries -= 1) {
        const car = queue[next++ % queue.length] as YearCar;
        if (!isBusy(car)) return car;
      }
      return undefined;
    };
  };
  const [turnOfGuest, turnOfCustomer] = [turnsOf(true), turnsOf(false)];
  const busy = new Set<YearCar>();
  return [...plans]
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .flatMap(({ isGuest, ...plan }) => {
      const isBusy = (one: YearCar) => busy.has(one);
      // Where all guests are on their way, a customer calls.
      const car = (isGuest ? turnOfGuest(isBusy) : undefined) ?? turnOfCustomer(isBusy);
      if (car === undefined) return [];
      if (plan.startsAt.getTime() > now.getTime() - longestStayMs) busy.add(car);
      return [{ ...plan, car }];
    });
}
