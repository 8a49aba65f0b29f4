import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOneOrder, inOrderOfInterest, stageOf } from "./activity-order.ts";
import { type AppointmentCode, appointmentCodes, statusOfCode } from "./appointment-states.ts";

const now = new Date("2026-11-21T08:00:00Z");
const event = (code: AppointmentCode, day: string) => {
  const startsAt = new Date(`${day}T08:00:00Z`);
  return { code, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
};

describe("activities", () => {
  it("begin with the next event and end with the oldest", () => {
    const late = event("CNF", "2026-12-20");
    const next = event("CREA", "2026-11-25");
    const inWorkshop = event("WIP", "2026-11-18");
    const lastYear = event("OUT", "2025-11-01");
    const missed = event("CNF", "2026-10-01");
    const canceled = event("CANC", "2026-12-01");
    expect(inOrderOfInterest([lastYear, late, canceled, missed, inWorkshop, next], now)).toEqual([
      inWorkshop,
      next,
      late,
      canceled,
      missed,
      lastYear,
    ]);
  });

  it.each<[AppointmentCode, boolean]>([
    ["NEW", true],
    ["CREA", true],
    ["CNF", true],
    ["CIN", false],
    ["WIP", false],
    ["QCA", false],
    ["PPY", false],
    ["RFD", false],
    ["OUT", true],
    ["RJD", true],
    ["CANC", true],
  ])("of yesterday that are %s are over: %s", (code, isOver) => {
    const [yesterday, tomorrow] = [event(code, "2026-11-20"), event("CNF", "2026-11-22")];
    const expected = isOver ? [tomorrow, yesterday] : [yesterday, tomorrow];
    expect(inOrderOfInterest([tomorrow, yesterday], now)).toEqual(expected);
  });

  it("that end at this moment are not over yet", () => {
    const ending = { ...event("CNF", "2026-11-21"), endsAt: now };
    const older = event("OUT", "2026-11-22");
    expect(inOrderOfInterest([older, ending], now)).toEqual([ending, older]);
    const past = { ...ending, endsAt: new Date(now.getTime() - 1) };
    expect(inOrderOfInterest([past, older], now)).toEqual([older, past]);
  });

  it("are all there, whatever their order was", () => {
    const days = fc.constantFrom("2025-01-01", "2026-11-20", "2026-11-22", "2027-01-01");
    const events = fc.array(
      fc.tuple(fc.constantFrom(...appointmentCodes), days).map(([code, day]) => event(code, day)),
    );
    fc.assert(
      fc.property(events, (given) => {
        const ordered = inOrderOfInterest(given, now);
        expect(new Set(ordered)).toEqual(new Set(given));
        expect(inOrderOfInterest([...given].reverse(), now).map(({ startsAt }) => startsAt)).toEqual(
          ordered.map(({ startsAt }) => startsAt),
        );
      }),
    );
  });
});

describe("activities of all kinds", () => {
  const listed = (status: string, day: string, hours: number | undefined = 1) => {
    const { startsAt: at } = event("CNF", day);
    const endAt = hours === undefined ? undefined : new Date(at.getTime() + hours * 3_600_000).toISOString();
    return { type: "service", status, at: at.toISOString(), endAt };
  };

  it.each([
    ["an appointment ahead", "service", "upcoming", "2026-11-25", "coming"],
    ["one of yesterday that nobody closed", "service", "upcoming", "2026-11-20", "unclosed"],
    ["a request of yesterday that nobody answered", "service", "request submitted", "2026-11-20", "unclosed"],
    ["a car in the workshop since last week", "service", "in progress", "2026-11-14", "coming"],
    ["a car that waits since last week", "service", "ready", "2026-11-14", "coming"],
    ["a rejected request", "service", "rejected", "2026-11-25", "closed"],
    ["a visit that is done", "service", "finished", "2026-11-20", "closed"],
    ["a drive of this morning that is out", "testDrive", "in progress", "2026-11-21", "coming"],
    ["a drive of yesterday that nobody closed", "testDrive", "in progress", "2026-11-20", "unclosed"],
  ])("%s: where it stands", (_, type, status, day, expected) => {
    expect(stageOf({ ...listed(status, day), type }, now)).toBe(expected);
  });

  it("a request without a time waits for one, however long ago it was made", () => {
    const request = { type: "lead", status: "request submitted", endAt: undefined };
    expect(stageOf(request, now)).toBe("coming");
  });

  it("stand in one order: what comes, what waits for a time, what is over", () => {
    const visit = listed("upcoming", "2026-11-25");
    const drive = listed("upcoming", "2026-11-23");
    const out = listed("in progress", "2026-11-20");
    const withoutTime = { ...listed("request submitted", "2026-11-19"), endAt: undefined };
    const missed = listed("upcoming", "2026-11-18");
    const canceled = listed("canceled", "2026-12-24");
    const returned = listed("finished", "2026-11-10");
    const given = [returned, withoutTime, visit, canceled, missed, out, drive];
    expect(inOneOrder(given, now)).toEqual([out, drive, visit, withoutTime, canceled, missed, returned]);
  });

  it("have the order of service appointments, where there are no others", () => {
    const days = fc.constantFrom("2025-01-01", "2026-11-20", "2026-11-22", "2027-01-01");
    const events = fc.array(
      fc.tuple(fc.constantFrom(...appointmentCodes), days).map(([code, day]) => event(code, day)),
    );
    fc.assert(
      fc.property(events, (given) => {
        const shown = inOrderOfInterest(given, now).map(({ code, startsAt, endsAt }) => ({
          type: "service",
          status: statusOfCode[code],
          at: startsAt.toISOString(),
          endAt: endsAt.toISOString(),
        }));
        expect(inOneOrder(shown, now)).toEqual(shown);
      }),
    );
  });
});
