import fc from "fast-check";
import { expect, test } from "vitest";
import { brakes, centerOf, completeBooking, minorService, slotAt, vehicleOf } from "../booking-examples.ts";
import { bookingSteps, earlierStepsComplete, emptyBooking } from "../booking-state.ts";
import { step } from "./wizard-machine.ts";
import { type WizardEffect, type WizardEvent, wizardOf } from "./wizard-state.ts";

const refusal = { ok: false, status: 409, statusText: "", message: "", detail: {} } as const;
const times = ["2026-12-01T05:00:00.000Z", "2026-12-01T06:00:00.000Z", "2026-12-02T05:00:00.000Z"];
const slot = fc.constantFrom(...times).map((start) => slotAt(start, `promise of ${start}`));
const date = fc.constantFrom("2026-12-01", "2026-12-02");
const center = fc.constantFrom("c1", "c2").map(centerOf);
const vehicle = fc.constantFrom("v1", "v2").map((id) => vehicleOf(id, {}));
const type = <T extends string>(...types: T[]) => fc.constantFrom(...types).map((type) => ({ type }));

/** What a customer and the browser can do at any moment. */
const deed: fc.Arbitrary<WizardEvent> = fc.oneof(
  { arbitrary: type("continue-pressed"), weight: 4 },
  type(
    "back-pressed",
    "obstacle-dismissed",
    "lost-slot-dismissed",
    "unfinished-resumed",
    "connection-returned",
  ),
  type("hold-extended"),
  fc.record({ type: fc.constant("vehicle-chosen" as const), vehicle }),
  fc.record({ type: fc.constant("maintenance-pressed" as const), service: fc.constant(minorService) }),
  fc.record({ type: fc.constant("repair-pressed" as const), service: fc.constant(brakes) }),
  fc.record({
    type: fc.constant("services-offered" as const),
    services: fc.constantFrom([], [minorService]),
  }),
  fc.record({ type: fc.constant("centers-offered" as const), centers: fc.array(center, { maxLength: 2 }) }),
  fc.record({ type: fc.constant("date-chosen" as const), date }),
  fc.record({ type: fc.constant("slot-chosen" as const), slot }),
  fc.record({ type: fc.constant("slots-offered" as const), date, slots: fc.array(slot, { maxLength: 2 }) }),
  fc.record({
    type: fc.constant("time-taken" as const),
    time: fc.record({ place: center, day: date, slot }),
    leadsTo: fc.constantFrom("times", "summary"),
  }),
  fc.record({ type: fc.constant("mileage-written" as const), mileage: fc.constantFrom(null, 5_000) }),
  fc.record({
    type: fc.constant("other-request-read" as const),
    appointmentId: fc.constantFrom(undefined, undefined, "a5"),
  }),
  fc.record({
    type: fc.constant("entry-shown" as const),
    key: fc.constantFrom("k1", "k2", "k3"),
    cause: fc.constantFrom("POP", "PUSH", "REPLACE"),
    trail: fc.subarray([...bookingSteps]),
  }),
);
/** What the server answers to a call that is under way: well, badly, or not at all. */
const answer = fc.constantFrom("ok", "slot-taken", "network", "internal");

function answerTo(call: WizardEffect, code: string): WizardEvent | undefined {
  if (call.type === "release-hold") return { type: "hold-released" };
  if (call.type === "hold") {
    const data = { heldUntil: "2026-11-30T08:10:00.000Z" };
    const reply = code === "ok" ? ({ ok: true, data } as const) : { ...refusal, code };
    return { type: "hold-answered", request: call.request, reply };
  }
  if (call.type !== "submit") return undefined;
  const data = { serviceAppointmentId: "a1", reference: "RM-1" };
  const reply = code === "ok" ? ({ ok: true, data } as const) : { ...refusal, code };
  return { type: "submission-answered", reply, isOnline: code === "internal" };
}

/** Plays events; where one is `null` the oldest call that is under way is answered instead. */
function play(
  events: readonly (WizardEvent | null)[],
  answers: readonly string[],
  check: (
    done: ReturnType<typeof step>,
    before: ReturnType<typeof wizardOf>,
    underWay: WizardEffect[],
  ) => void,
) {
  let state = wizardOf(emptyBooking, { ...completeBooking, slot: null });
  const underWay: WizardEffect[] = [];
  events.forEach((event, place) => {
    const call = event === null ? underWay.shift() : undefined;
    const next = event ?? (call && answerTo(call, answers[place % answers.length] ?? "ok"));
    if (next === undefined) return;
    const done = step(state, next);
    underWay.push(...done.effects.filter((effect) => answerTo(effect, "ok") !== undefined));
    check(done, state, underWay);
    state = done.state;
  });
}

const story = [
  fc.array(fc.option(deed, { freq: 4 }), { minLength: 20, maxLength: 60 }),
  fc.array(answer, { minLength: 1, maxLength: 10 }),
] as const;

test("the summary is entered with every step answered, but for a booking that is picked up there", () => {
  fc.assert(
    fc.property(...story, (events, answers) =>
      play(
        events.filter((event) => event?.type !== "unfinished-resumed"),
        answers,
        ({ state }, before) => {
          const isEntered = state.booking.step === "Summary" && before.booking.step !== "Summary";
          if (isEntered) expect(earlierStepsComplete(state.booking)).toBe(true);
        },
      ),
    ),
  );
});

test("what is sent is complete, once at a time, and never beside another request of the vehicle", () => {
  fc.assert(
    fc.property(...story, (events, answers) =>
      play(events, answers, ({ state, effects }, before, underWay) => {
        expect(underWay.filter(({ type }) => type === "submit").length).toBeLessThanOrEqual(1);
        if (!effects.some(({ type }) => type === "submit") || before.submission.status === "waiting") return;
        expect([before.otherRequestId, state.submission.status]).toEqual([undefined, "sending"]);
        expect(earlierStepsComplete(before.booking)).toBe(true);
        expect(before.booking.slot?.territoryPromiseKey).not.toBe("");
      }),
    ),
  );
});

test("one call for a hold is under way at a time, and every change of the booking is saved", () => {
  fc.assert(
    fc.property(...story, (events, answers) =>
      play(events, answers, ({ state, effects }, before, underWay) => {
        const holds = underWay.filter(({ type }) => type === "hold" || type === "release-hold");
        expect(holds.length).toBe(state.hold.isCalling ? 1 : 0);
        const saved = effects.filter(({ type }) => type === "save");
        expect(saved).toEqual(
          state.booking === before.booking ? [] : [{ type: "save", booking: state.booking }],
        );
      }),
    ),
  );
});

test("once nothing is under way, the hold is of the chosen time or there is none", () => {
  fc.assert(
    fc.property(...story, (events, answers) =>
      play(events, answers, ({ state: { hold, booking } }) => {
        if (hold.isCalling || hold.request === null) return;
        expect(hold.request.schedStartTime).toBe(booking.slot?.startTime);
        expect(hold.request.serviceTerritoryId).toBe(booking.center?.id);
      }),
    ),
  );
});
