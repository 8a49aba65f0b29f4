import { beforeAll, describe, expect, test } from "vitest";
import { moves as allowed, inWorkshop } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { dayNumberOf, dayOf, weekdayOf } from "#app/features/scheduling/rules/calendar-days.ts";
import { baysIn, type Timing, unitsOf } from "#app/features/scheduling/rules/slots.ts";
import { demoCenters } from "../../demo/demo-centers.ts";
import { demoServices } from "../../demo/demo-services.ts";
import { yearPeople } from "./people.ts";
import { planYear, type YearAppointment } from "./plan-year.ts";
import { randomSource } from "./random-source.ts";
import { type CenterDay, centerDays, type YearCenter } from "./working-steps.ts";

const dayMs = 86_400_000;
const qatarMs = 3 * 3_600_000;
const services = demoServices("rimal").map(({ code, service_group: group, hours }) => ({
  code,
  group,
  hours,
}));

/** The demo's centers as scheduling reads them: bays for maintenance come first. */
function centersAt(now: Date): YearCenter[] {
  return demoCenters(now)
    .filter(({ center }) => center.brands.includes("rimal"))
    .map(({ center, weekdays, overrides, bays }) => {
      const periodic = (1 << bays.periodic) - 1;
      return {
        ...{
          id: center.id,
          brands: center.brands,
          timeZone: center.time_zone,
          weekdays,
          overrides,
          taken: [],
        },
        confirmsAtOnce: center.confirms_at_once,
        bays: { periodic, repair: ((1 << bays.repair) - 1) << bays.periodic },
      };
    });
}

interface Year {
  readonly now: Date;
  readonly days: readonly CenterDay[];
  readonly planned: readonly YearAppointment[];
}
function yearAt(now: Date, count: number, seed = 7): Year {
  const today = Math.floor((now.getTime() + qatarMs) / dayMs);
  const days = centersAt(now).flatMap((center) => centerDays(center, today - 365, today + 42));
  const random = randomSource(seed);
  const { cars } = yearPeople(random, Math.ceil(count / 5), now);
  return { now, days, planned: planYear(random, { days, cars, services, count, today, now }) };
}
const codeOf = ({ moves }: YearAppointment) => moves.at(-1)?.code ?? "NEW";

/** Whether a center is open for all of a visit, read from its hours without the rule that the plan goes by. */
function isOpenFor({ center, startsAt, endsAt }: YearAppointment): boolean {
  return [0, 1].some((daysBefore) => {
    const wall = startsAt.getTime() + qatarMs - daysBefore * dayMs;
    const day = Math.floor(wall / dayMs);
    const override = center.overrides.findLast(({ from, to }) => from <= dayOf(day) && dayOf(day) <= to);
    const timings: readonly Timing[] = override?.timings ?? center.weekdays[weekdayOf(day)] ?? [];
    const spans = timings.map(minutesOf);
    const begin = (wall - day * dayMs) / 60_000 + daysBefore * 1440;
    const units = unitsOf(begin, begin + (endsAt.getTime() - startsAt.getTime()) / 60_000);
    return units.every((unit) => spans.some(([from, to]) => from <= unit && unit + 60 <= to));
  });
}
function minutesOf({ start, end }: Timing): readonly [from: number, to: number] {
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const [from, to] = [minuteOf(start), minuteOf(end)];
  return [from, to > from ? to : to + 1440];
}

describe.each([
  ["an ordinary Thursday at eleven", "2026-11-19T08:00:00Z", 24_000],
  ["a Friday in the evening", "2026-07-10T16:30:00Z", 4_000],
  ["a night of Ramadan", "2027-02-20T20:40:00Z", 4_000],
  ["the morning after a feast", "2026-06-01T05:10:00Z", 4_000],
])("the year of the demo on %s", (_name, at, count) => {
  let year: Year;
  beforeAll(() => {
    year = yearAt(new Date(at), count);
  });

  test("has as many appointments as were requested, each of a service that its bay works for", () => {
    expect(year.planned.length).toBe(count);
    const groupOf = new Map(services.map(({ code, group }) => [code, group]));
    const isWrong = ({ center, bay, serviceCodes: [code = ""] }: YearAppointment) =>
      bay !== undefined && !baysIn(center.bays[groupOf.get(code) ?? "periodic"]).includes(bay);
    expect(year.planned.filter(isWrong)).toEqual([]);
  });

  test("takes no hour of a bay twice, and none of a canceled appointment", () => {
    const units = year.planned.flatMap(({ center, bay, steps }) =>
      steps.flatMap(({ start, end }) => unitsOf(start, end)).map((unit) => `${center.id} ${bay} ${unit}`),
    );
    expect(new Set(units).size).toBe(units.length);
    const isWrong = (one: YearAppointment) =>
      (one.bay === undefined) !== ["CANC", "RJD"].includes(codeOf(one));
    expect(year.planned.filter(isWrong)).toEqual([]);
  });

  test("stays within the hours of each center, special days included", () => {
    expect(year.planned.filter((one) => !isOpenFor(one))).toEqual([]);
  });

  test("moves each appointment as the states allow, in order of time, and never after now", () => {
    const isLegal = ({ moves }: YearAppointment) =>
      ["CREA", "CNF"].includes(moves[0]?.code ?? "") &&
      moves.every(({ code, at, actor, by }, index) => {
        const before = moves[index - 1];
        const isInTime = at <= year.now && (before === undefined || before.at <= at);
        const isTheirs = before === undefined || allowed[before.code][code]?.includes(actor) === true;
        return isInTime && isTheirs && (actor === "staff") === (by !== undefined);
      });
    expect(year.planned.filter((one) => !isLegal(one))).toEqual([]);
  });

  test("checks nobody in long before their time, and ends what is long over", () => {
    const isEarly = ({ moves, startsAt }: YearAppointment) => {
      const checkIn = moves.find(({ code }) => code === "CIN");
      return checkIn !== undefined && checkIn.at.getTime() < startsAt.getTime() - 30 * 60_000;
    };
    expect(year.planned.filter(isEarly)).toEqual([]);
    const old = year.planned.filter(({ endsAt }) => year.now.getTime() - endsAt.getTime() > 10 * dayMs);
    expect([...new Set(old.map(codeOf))].sort()).toEqual(["CANC", "OUT", "RJD"]);
  });

  test("has one car in one place: of what is not over each has one appointment", () => {
    const open = year.planned.filter((one) => !["OUT", "CANC", "RJD"].includes(codeOf(one)));
    expect(new Set(open.map(({ car }) => car.plate)).size).toBe(open.length);
  });

  test("leaves a third of every coming day free at every center", () => {
    const today = Math.floor((year.now.getTime() + qatarMs) / dayMs);
    for (const { center, day, steps } of year.days.filter((one) => one.day >= today)) {
      const bays = baysIn(center.bays.periodic | center.bays.repair);
      const free = steps.flatMap((step) => baysIn(step.free)).length;
      expect(free / (steps.length * bays.length), `${center.id} ${dayOf(day)}`).toBeGreaterThan(0.32);
    }
  });
});

describe("a whole year at eleven on a working day", () => {
  const year = yearAt(new Date("2026-11-19T08:00:00Z"), 24_000);
  const today = year.planned.filter(
    ({ startsAt }) => dayNumberOf("2026-11-19") === Math.floor((startsAt.getTime() + qatarMs) / dayMs),
  );

  test("has boards on which cars come, are worked on and leave", () => {
    const codes = new Map<string, number>();
    for (const one of today) codes.set(codeOf(one), (codes.get(codeOf(one)) ?? 0) + 1);
    expect(today.length).toBeGreaterThan(250);
    for (const code of ["CNF", "WIP", "OUT"]) expect(codes.get(code) ?? 0).toBeGreaterThan(20);
    expect(inWorkshop.filter((code) => codes.has(code)).length).toBeGreaterThan(2);
  });

  test("has something to do at every center, and nowhere more than people could", () => {
    const { now } = year;
    for (const { id } of centersAt(now)) {
      const here = year.planned.filter(({ center }) => center.id === id);
      const isLong = ({ moves }: YearAppointment, ms: number) =>
        now.getTime() - (moves.at(-1)?.at ?? now).getTime() > ms;
      const count = (of: (one: YearAppointment, code: string) => boolean) =>
        here.filter((one) => of(one, codeOf(one))).length;
      const hourMs = dayMs / 24;
      const inWork = count((_, code) => ["CIN", "WIP", "QCA"].includes(code));
      const afterHours = count(
        ({ endsAt }, code) =>
          ["CIN", "WIP", "QCA"].includes(code) && endsAt < new Date(now.getTime() - hourMs),
      );
      const uncollected = count((one, code) => ["RFD", "PPY"].includes(code) && isLong(one, 2 * hourMs));
      const toConfirm = count((_, code) => code === "CREA");
      const late = count(
        ({ startsAt }, code) => code === "CNF" && startsAt < new Date(now.getTime() - hourMs / 6),
      );
      const waiting = afterHours + uncollected + toConfirm + late;
      expect(inWork, id).toBeGreaterThan(0);
      expect(waiting, id).toBeLessThan(15);
      if (["west-bay", "al-sadd"].includes(id)) expect(waiting, id).toBeGreaterThan(3);
    }
  });

  test("has its share of those who do not come, and of those who cancel before", () => {
    const past = year.planned.filter(({ endsAt }) => endsAt < year.now);
    const share = (of: (one: YearAppointment) => boolean) => past.filter(of).length / past.length;
    const isNoShow = (one: YearAppointment) => one.moves.at(-1)?.isNoShow === true;
    expect(Math.abs(share(isNoShow) - 0.04)).toBeLessThan(0.006);
    const isCanceled = (one: YearAppointment) => codeOf(one) === "CANC" && !isNoShow(one);
    expect(Math.abs(share(isCanceled) - 0.06)).toBeLessThan(0.006);
  });

  test("is the same for the same seed, and another for another", () => {
    const shortOf = ({ planned }: Year) =>
      planned.map(({ startsAt, car, moves }) => [startsAt, car.plate, moves.length]);
    const small = (seed: number) => shortOf(yearAt(year.now, 400, seed));
    expect(small(1)).toEqual(small(1));
    expect(small(1)).not.toEqual(small(2));
  });
});
