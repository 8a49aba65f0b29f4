import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callOutcomes, isOpen, type LeadMove } from "../lead-states.ts";
import { type LeadStanding, type LeadStep, moveLead } from "./lead-moves.ts";

const now = new Date("2026-11-26T08:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const again = later(60);
const hessa = { staffId: "hessa", name: "Hessa" };
const omar = { staffId: "omar", name: "Omar" };
const fresh: LeadStanding = {
  state: "new",
  ownerId: null,
  ownerName: null,
  assignedAt: null,
  answerBy: later(30),
  answeredAt: null,
  dueAt: later(5),
  lostReason: null,
  duplicateOf: null,
};
const owned: LeadStanding = {
  ...fresh,
  state: "assigned",
  ownerId: "omar",
  ownerName: "Omar",
  assignedAt: now,
};

function moved(lead: LeadStanding, step: Partial<LeadStep> & { readonly move: LeadMove }): LeadStanding {
  const result = moveLead(lead, { owner: hessa, now, again, ...step });
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

describe("the owner", () => {
  test("of a new lead owes the first answer", () => {
    expect(moved(fresh, { move: "assign" })).toMatchObject({
      state: "assigned",
      ownerId: "hessa",
      assignedAt: now,
      dueAt: later(30),
    });
  });
  test("is who calls first", () => {
    expect(moved(fresh, { move: "reached" })).toMatchObject({ state: "contacted", ownerName: "Hessa" });
  });
  test("stays when somebody else calls", () => {
    expect(moved(owned, { move: "reached" }).ownerId).toBe("omar");
  });
  test("changes when it is assigned anew, and an agreed call stays", () => {
    const contacted = { ...owned, state: "contacted", answeredAt: now, dueAt: later(90) } as const;
    expect(moved(contacted, { move: "assign" })).toMatchObject({ ownerId: "hessa", dueAt: later(90) });
  });
  test("is nobody after a release", () => {
    expect(moved(owned, { move: "release" })).toMatchObject({
      state: "new",
      ownerId: null,
      assignedAt: null,
    });
  });
});

describe("a call", () => {
  test.each<[LeadMove, Date | null, Date | null]>([
    ["reached", null, now],
    ["no-answer", again, null],
    ["won", null, now],
    ["wrong-number", null, null],
  ])("%s is due again at %s, and answered at %s", (move, dueAt, answeredAt) => {
    expect(moved(owned, { move })).toMatchObject({ dueAt, answeredAt });
  });
  test("at an agreed time is due then", () => {
    expect(moved(owned, { move: "call-later", callAt: later(120) }).dueAt).toEqual(later(120));
    expect(moved(owned, { move: "reached", callAt: later(120) }).dueAt).toEqual(later(120));
  });
  test("of a wrong number loses the lead for that", () => {
    expect(moved(owned, { move: "wrong-number" })).toMatchObject({
      state: "lost",
      lostReason: "wrong-number",
    });
  });
  test.each<[string, Partial<LeadStep> & { readonly move: LeadMove }, string]>([
    ["later without a time", { move: "call-later" }, "call-time-missing"],
    ["at a time that has come", { move: "call-later", callAt: now }, "call-time-passed"],
    ["that lost without a reason", { move: "lost" }, "lost-reason-missing"],
    ["opened while it is open", { move: "reopen" }, "lead-move-not-possible"],
  ])("%s is refused", (_, step, code) => {
    expect(moveLead(owned, { owner: hessa, now, again, ...step })).toMatchObject({ ok: false, code });
  });
});

describe("a closed lead", () => {
  const lost = moved(owned, { move: "lost", lostReason: "price" });
  test("has no due time, and can be opened by anybody for its owner", () => {
    expect(lost).toMatchObject({ state: "lost", dueAt: null, lostReason: "price" });
    expect(moved(lost, { move: "reopen" })).toMatchObject({
      state: "assigned",
      ownerId: "omar",
      dueAt: again,
      lostReason: null,
    });
  });
  test("refuses calls", () => {
    expect(moveLead(lost, { move: "reached", owner: omar, now, again })).toMatchObject({
      code: "lead-move-not-possible",
      detail: { state: "lost" },
    });
  });
});

test("a duplicate names the other lead, until it is opened again; a suggestion outlives all else", () => {
  const marked = moved(owned, { move: "duplicate", duplicateOf: "other" });
  expect(marked).toMatchObject({ state: "duplicate", duplicateOf: "other", ownerId: "omar" });
  expect(moved(marked, { move: "reopen" }).duplicateOf).toBeNull();
  expect(moved({ ...owned, duplicateOf: "other" }, { move: "reached" }).duplicateOf).toBe("other");
});

test("whatever staff do, a lead stays what the table allows", () => {
  const step = fc.record({
    move: fc.constantFrom<LeadMove>(...callOutcomes, "assign", "release", "duplicate", "reopen"),
    owner: fc.constantFrom(hessa, omar),
    callAt: fc.constantFrom(undefined, later(45)),
    lostReason: fc.constantFrom(undefined, "price" as const),
    duplicateOf: fc.constant("other"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let lead: LeadStanding = fresh;
      for (const one of steps) {
        const next = moveLead(lead, { ...one, now, again });
        if (next.ok) lead = next.value;
      }
      if (!isOpen(lead.state)) expect(lead.dueAt).toBeNull();
      if (lead.state === "new") expect([lead.ownerId, lead.dueAt]).toEqual([null, expect.any(Date)]);
      if (lead.state === "assigned") expect([lead.ownerId, lead.dueAt]).not.toContain(null);
      expect(lead.lostReason !== null).toBe(lead.state === "lost");
    }),
  );
});
