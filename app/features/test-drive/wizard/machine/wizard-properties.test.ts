import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bookedDrive,
  completeDrive,
  license,
  modelOf,
  placeOf,
  red,
  silver,
  slotAt,
  usedCar,
} from "../drive-examples.ts";
import { type DriveState, driveSteps, isStepComplete } from "../drive-state.ts";
import { mayContinue } from "./completeness.ts";
import { confirmed, failed, started } from "./machine-examples.ts";
import { step } from "./wizard-machine.ts";
import { newWizard, type WizardEffect, type WizardEvent, type WizardState } from "./wizard-state.ts";

const starts = ["2026-12-01T05:00:00.000Z", "2026-12-01T06:00:00.000Z", "2026-12-02T05:00:00.000Z"];
const slot = fc.constantFrom(...starts).map((start) => slotAt(start, `promise of ${start}`));
const date = fc.constantFrom("2026-12-01", "2026-12-02");
const showroom = fc.constantFrom("s1", "s2").map((id) => placeOf(id));
const offered = showroom.map((place) => ({ ...place, cars: [red, silver] }));
const type = <T extends string>(...types: T[]) => fc.constantFrom(...types).map((type) => ({ type }));
const event = <T extends WizardEvent["type"], R>(type: T, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ type: fc.constant(type), ...rest }) as fc.Arbitrary<WizardEvent>;

/** What the visitor and the browser can do at any moment. */
const deed: fc.Arbitrary<WizardEvent> = fc.oneof(
  { arbitrary: type("continue-pressed"), weight: 5 },
  type(
    "back-pressed",
    "obstacle-dismissed",
    "lost-slot-dismissed",
    "unfinished-resumed",
    "connection-returned",
  ),
  type("hold-extended", "request-begun", "phone-reset"),
  event("phone-confirmed", { confirmed: fc.constant(confirmed) }),
  event("car-chosen", { car: fc.constantFrom(modelOf("suhail"), modelOf("nada"), usedCar) }),
  event("showrooms-offered", { showrooms: fc.array(offered, { maxLength: 2 }) }),
  event("showroom-chosen", { showroom }),
  event("preferred-chosen", { preferred: fc.constantFrom(null, red, silver) }),
  event("date-chosen", { date }),
  event("slot-chosen", { slot }),
  event("slots-offered", { date, slots: fc.array(slot, { maxLength: 2 }) }),
  event("time-taken", {
    time: fc.record({ place: showroom, day: date, slot }),
    leadsTo: fc.constantFrom("times", "summary"),
  }),
  event("driver-written", { changes: fc.constantFrom(completeDrive.driver, { firstName: "" }) }),
  event("license-answered", { changes: fc.constantFrom(license, { country: "other" }) }),
  event("entry-shown", {
    key: fc.constantFrom("k1", "k2", "k3"),
    cause: fc.constantFrom("POP", "PUSH", "REPLACE"),
    trail: fc.subarray([...driveSteps]),
  }),
);
const answer = fc.constantFrom(
  "ok",
  "slot-taken",
  "car-not-available",
  "phone-not-confirmed",
  "network",
  "internal",
);

function answerTo(call: WizardEffect, code: string): WizardEvent | undefined {
  if (call.type === "release-hold") return { type: "hold-released" };
  if (call.type === "hold") {
    const data = { heldUntil: "2026-11-30T08:10:00.000Z" };
    return {
      type: "hold-answered",
      request: call.request,
      reply: code === "ok" ? { ok: true, data } : failed(code),
    };
  }
  if (call.type !== "submit") return undefined;
  const reply = code === "ok" ? ({ ok: true, data: bookedDrive } as const) : failed(code);
  return { type: "submission-answered", reply, isOnline: code === "internal" };
}

/** What an event made of the drive. A booking is shown as it was sent, whatever was chosen meanwhile. */
const wasBooked = ({ state: { drive } }: ReturnType<typeof step>) => drive.booked !== null;

type Check = (done: ReturnType<typeof step>, before: WizardState, underWay: WizardEffect[]) => void;

/** Plays events; where one is `null` the oldest call that is under way is answered instead. Half of them begin complete. */
function play(
  saved: DriveState | null,
  events: readonly (WizardEvent | null)[],
  answers: readonly string[],
  check: Check,
) {
  let state = newWizard;
  const underWay: WizardEffect[] = [];
  [started({ saved, unfinished: completeDrive }), ...events].forEach((event, place) => {
    const call = event === null ? underWay.shift() : undefined;
    const next = event ?? (call && answerTo(call, answers[place % answers.length] ?? "ok"));
    if (next === undefined) return;
    const done = step(state, next);
    underWay.push(...done.effects.filter((effect) => answerTo(effect, "ok") !== undefined));
    check(done, state, underWay);
    state = done.state;
  });
}

function always(check: Check): void {
  const saved = fc.constantFrom(null, completeDrive);
  const events = fc.array(fc.option(deed, { freq: 4 }), { minLength: 20, maxLength: 60 });
  const answers = fc.array(answer, { minLength: 1, maxLength: 10 });
  fc.assert(fc.property(saved, events, answers, (...story) => play(...story, check)));
}

test("the last step is entered with every other one answered, or for a request of a car", () => {
  always((done, before) => {
    const { drive } = done.state;
    const isEntered =
      !wasBooked(done) &&
      drive.step === "Summary" &&
      before.drive.step !== "Summary" &&
      before.unfinished === null;
    if (!isEntered) return;
    expect(driveSteps.slice(0, 3).filter((one) => !isStepComplete(drive, one))).toEqual([]);
  });
});

test("what is sent is complete, and once at a time", () => {
  always(({ state, effects }, before, underWay) => {
    expect(underWay.filter(({ type }) => type === "submit").length).toBeLessThanOrEqual(1);
    if (!effects.some(({ type }) => type === "submit") || before.submission.status === "waiting") return;
    expect(mayContinue(before)).toBe(true);
    expect(state.submission).toMatchObject({ status: "sending", sent: before.drive });
  });
});

test("another car never has the showroom, the time or the preference of the former one", () => {
  always((done, before) => {
    const { drive } = done.state;
    const isOther =
      !wasBooked(done) &&
      drive.car !== before.drive.car &&
      before.drive.car !== null &&
      before.unfinished === null;
    if (isOther) expect([drive.showroom, drive.slot, drive.preferred]).toEqual([null, null, null]);
  });
});

test("one call for a hold is under way at a time, and every change is saved", () => {
  always(({ state, effects }, before, underWay) => {
    const holds = underWay.filter(({ type }) => type === "hold" || type === "release-hold");
    expect(holds.length).toBe(state.hold.isCalling ? 1 : 0);
    const saved = effects.filter(({ type }) => type === "save");
    const isChanged = !before.isStarted || state.drive !== before.drive;
    expect(saved).toEqual(isChanged ? [{ type: "save", drive: state.drive }] : []);
  });
});

test("once nothing is under way, the hold is of the chosen time or there is none", () => {
  always(({ state: { hold, drive } }) => {
    if (hold.isCalling || hold.request === null) return;
    expect(hold.request.schedStartTime).toBe(drive.slot?.startTime);
    expect(hold.request.serviceTerritoryId).toBe(drive.showroom?.id);
    expect(hold.request.resources).toEqual(drive.preferred ? [drive.preferred.id] : undefined);
  });
});
