import { describe, expect, test } from "vitest";
import { vehicleOf } from "../booking-examples.ts";
import { heldUntil } from "./holding.ts";
import {
  after,
  alternatives,
  failed,
  held,
  heldAt,
  holdGranted,
  offered,
  request,
  summary,
} from "./machine-examples.ts";
import { step } from "./wizard-machine.ts";
import type { WizardEvent } from "./wizard-state.ts";

describe("the hold", () => {
  test("is of the chosen time alone, and shown while it is", () => {
    expect(heldUntil(summary)).toBeNull();
    expect(heldUntil(held)).toBe(Date.parse(heldAt));
    expect(heldUntil(after(held, { type: "slot-chosen", slot: offered }))).toBeNull();
  });
  test("follows the last choice, one call at a time", () => {
    const calling = after(summary, { type: "started" });
    const other = step(calling, { type: "slot-chosen", slot: offered });
    expect(other.effects.map(({ type }) => type)).toEqual(["save"]);
    const next = step(other.state, holdGranted);
    expect(next.effects).toMatchObject([{ type: "hold", request: { schedStartTime: offered.startTime } }]);
    expect(heldUntil(next.state)).toBeNull();
  });
  test("granted for a choice that is no longer made is given back", () => {
    const gone = after(summary, { type: "started" }, { type: "date-chosen", date: "2026-12-09" });
    expect(step(gone, holdGranted).effects).toEqual([{ type: "release-hold", vehicleId: "v1" }]);
  });
  test("of a vehicle is given back when another one is chosen, and nothing is held until it is", () => {
    const other = step(held, { type: "vehicle-chosen", vehicle: vehicleOf("v2", {}) });
    expect(other.effects).toContainEqual({ type: "release-hold", vehicleId: "v1" });
    const released = step(other.state, { type: "hold-released" });
    expect([released.effects, released.state.hold.isCalling]).toEqual([[], false]);
  });
  test("of a time that is taken leads back to the times; refused otherwise, booking goes on without", () => {
    const calling = after(summary, { type: "started" });
    const reply = (code: string): WizardEvent => ({
      ...{ type: "hold-answered", request, reply: failed(code, 409, { alternatives }) },
    });
    const lost = after(calling, reply("slot-taken"));
    expect(lost.booking).toMatchObject({ step: "SelectDateTime", slot: null });
    expect(lost.lostSlot?.alternatives).toMatchObject([{ startTime: offered.startTime }]);
    expect(step(calling, reply("internal"))).toMatchObject({ effects: [], state: { lostSlot: null } });
  });
});
