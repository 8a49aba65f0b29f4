import { describe, expect, test } from "vitest";
import { isOpen, type LeadMove, type LeadState, stateAfter } from "#app/features/leads/rules/lead-states.ts";
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

  test("are of every state, and some of them overdue", () => {
    const states = new Set(leads.map(({ life }) => life.state));
    expect([...states].sort()).toEqual(["assigned", "contacted", "duplicate", "lost", "new", "won"]);
    const overdue = leads.filter(({ life }) => life.dueAt !== undefined && life.dueAt < now);
    expect(overdue.length).toBeGreaterThan(10);
    expect(overdue.length).toBeLessThan(leads.length / 10);
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
