import { describe, expect, test } from "vitest";
import { isOpen, type LeadMove, type LeadState, stateAfter } from "#app/features/leads/rules/lead-states.ts";
import { startOfNextDay } from "#app/i18n/dates/dates.ts";
import { config } from "#app/platform/config.server.ts";
import { demoStaff } from "../../demo/demo-staff.ts";
import { yearLeads } from "./leads.ts";
import { yearPeople } from "./people.ts";
import { randomSource } from "./random-source.ts";

const now = new Date("2026-11-19T08:00:00Z");
const random = randomSource(11);
const { people } = yearPeople(random, 500, now);
const leads = yearLeads(random, { people, count: 4_000, now });
const moveOf = (kind: string) => (kind === "assigned" ? "assign" : kind) as LeadMove;

describe("the leads of the demo's year", () => {
  test("went the way that the states allow, in order of time", () => {
    for (const { life, createdAt } of leads) {
      let state: LeadState = "new";
      let at = createdAt;
      for (const step of life.steps) {
        state = stateAfter(state, moveOf(step.kind)) ?? "new";
        expect(step.at >= at && step.at <= now).toBe(true);
        at = step.at;
      }
      expect(state).toBe(life.state);
    }
  });

  test("owe something while they are open, and have a reason where they are lost", () => {
    for (const { life } of leads) {
      if (!isOpen(life.state)) expect(life.dueAt).toBeUndefined();
      if (life.state === "new" || life.state === "assigned") expect(life.dueAt).toBeDefined();
      expect(life.lostReason !== undefined).toBe(life.state === "lost");
      expect(life.owner === undefined).toBe(life.state === "new");
    }
  });

  test("are of every state", () => {
    const states = new Set(leads.map(({ life }) => life.state));
    expect([...states].sort()).toEqual(["assigned", "contacted", "duplicate", "lost", "new", "won"]);
  });

  test("repeat an earlier one of the same person about the same", () => {
    const repeated = leads.filter(({ repeats }) => repeats !== undefined);
    expect(repeated.length).toBeGreaterThan(80);
    for (const { repeats, person, kind, createdAt } of repeated) {
      const earlier = leads[repeats ?? -1];
      expect(earlier).toMatchObject({ person, kind });
      expect((earlier?.createdAt ?? now) <= createdAt).toBe(true);
    }
    expect(leads.every(({ life, repeats }) => life.state !== "duplicate" || repeats !== undefined)).toBe(
      true,
    );
  });
});

describe.each([
  ["on a morning", "2026-11-19T05:10:00Z", 6],
  ["by day", "2026-11-19T11:40:00Z", 6],
  ["at night", "2026-11-18T22:30:00Z", 6],
  // The sales desk is closed.
  ["on a Friday", "2026-11-20T09:00:00Z", 0],
])("an inbox that is opened %s", (_, instant, fewest) => {
  const at = new Date(instant);
  const source = randomSource(20_261_119);
  const inbox = yearLeads(source, { people, count: 4_000, now: at });
  const open = inbox.filter(({ life }) => isOpen(life.state));
  const dayMs = 86_400_000;

  test("has a few at each place whose time is over, and none of before yesterday", () => {
    const overdue = open.filter(({ life }) => life.dueAt !== undefined && life.dueAt <= at);
    expect(overdue.length).toBeGreaterThan(2);
    for (const { createdAt } of overdue) expect(at.getTime() - createdAt.getTime()).toBeLessThan(2 * dayMs);
    for (const place of ["rimal-showroom-salwa-road", "rimal-showroom-lusail", null])
      expect(overdue.filter(({ location }) => location === place).length).toBeLessThanOrEqual(5);
  });

  test("has many of today and yesterday, and of older ones few that are to be called", () => {
    const isNew = ({ createdAt }: (typeof inbox)[number]) => at.getTime() - createdAt.getTime() < 2 * dayMs;
    const owed = open.filter(({ life }) => life.dueAt !== undefined);
    expect(open.filter(isNew).length).toBeGreaterThan(15);
    expect(open.filter(isNew).length).toBeLessThan(60);
    expect(owed.filter((lead) => !isNew(lead)).length).toBeLessThan(15);
  });

  test("gives each who sells a day of work", () => {
    const dayEnd = startOfNextDay(at, config.importer.zone);
    const sells = demoStaff.filter(({ grants }) => grants.some(({ role }) => role === "sales"));
    for (const { id } of sells) {
      const due = open.filter(
        ({ life }) => life.owner?.staffId === id && life.dueAt !== undefined && life.dueAt < dayEnd,
      );
      expect(due.length).toBeGreaterThanOrEqual(fewest);
      expect(due.length).toBeLessThan(26);
    }
  });
});
