import { describe, expect, it, test } from "vitest";
import { bookedDrive, completeDrive, modelOf, placeOf, red, slotAt } from "../drive-examples.ts";
import { type DriveState, type DriveStep, emptyDrive } from "../drive-state.ts";
import { mayContinue } from "./completeness.ts";
import {
  after,
  anna,
  answered,
  at,
  confirmed,
  done,
  failed,
  holder,
  offered,
  outcome,
  request,
  sending,
  started,
  summary,
  times,
} from "./machine-examples.ts";
import { step } from "./wizard-machine.ts";
import { newWizard, type WizardEvent, type WizardState } from "./wizard-state.ts";

const slot = completeDrive.slot ?? slotAt("", "");

describe("what follows an event", () => {
  test.each<[string, WizardState, WizardEvent, string, DriveStep]>([
    ["the start", newWizard, started(), "save report-step", "SelectVehicle"],
    [
      "the start with what was left",
      newWizard,
      started({ saved: completeDrive }),
      "save report-step hold",
      "Summary",
    ],
    ["a car before the start", newWizard, { type: "car-chosen", car: modelOf("nada") }, "", "SelectVehicle"],
    ["a car", at(emptyDrive), { type: "car-chosen", car: modelOf("nada") }, "save", "SelectVehicle"],
    ["continue", times, { type: "continue-pressed" }, "save report-step", "Summary"],
    ["continue without an answer", at(emptyDrive), { type: "continue-pressed" }, "", "SelectVehicle"],
    ["back", times, { type: "back-pressed" }, "save report-step", "SelectShowroom"],
    ["back on the first step", at(emptyDrive), { type: "back-pressed" }, "navigate", "SelectVehicle"],
    [
      "another day",
      times,
      { type: "date-chosen", date: "2026-12-02" },
      "save release-hold",
      "SelectDateTime",
    ],
    ["another time", times, { type: "slot-chosen", slot: offered }, "save hold", "SelectDateTime"],
    [
      "a renewed promise",
      times,
      { type: "slot-chosen", slot: { ...slot, territoryPromiseKey: "p2" } },
      "save",
      "SelectDateTime",
    ],
    [
      "a slot that is gone",
      summary,
      { type: "slots-offered", date: "2026-12-01", slots: [] },
      "save report-step release-hold",
      "SelectDateTime",
    ],
    ["more time", summary, { type: "hold-extended" }, "hold", "Summary"],
    ["the drive sent", summary, { type: "continue-pressed" }, "submit", "Summary"],
    ["pressed again while it is sent", sending, { type: "continue-pressed" }, "", "Summary"],
    [
      "sent without a confirmed number",
      after(summary, { type: "phone-reset" }),
      { type: "continue-pressed" },
      "",
      "Summary",
    ],
    ["an answer that nothing waits for", summary, done, "", "Summary"],
    ["no answer, online", sending, answered(failed("network", 0)), "report-error", "Summary"],
    ["no answer, offline", sending, answered(failed("network", 0), false), "await-connection", "Summary"],
    [
      "a time that is taken",
      sending,
      answered(failed("slot-taken")),
      "save report-step report-error forget-submission reread release-hold",
      "SelectDateTime",
    ],
    [
      "a car that left",
      sending,
      answered(failed("car-not-available")),
      "save report-step report-error forget-submission reread release-hold",
      "SelectShowroom",
    ],
    [
      "a number that is not confirmed",
      sending,
      answered(failed("phone-not-confirmed", 422)),
      "report-error forget-submission forget-phone",
      "Summary",
    ],
    [
      "another drive of the number",
      sending,
      answered(failed("drive-pending")),
      "report-error forget-submission",
      "Summary",
    ],
    [
      "booked",
      sending,
      done,
      "save forget-submission reread remember-drive report-booked navigate release-hold",
      "Summary",
    ],
  ])("%s", (_, state, event, effects, shown) => {
    expect(outcome(state, event)).toEqual([effects, shown]);
  });
});

describe("the start", () => {
  it("fills a customer's empty fields, and leaves what was typed", () => {
    const typed: DriveState = { ...completeDrive, driver: { ...completeDrive.driver, lastName: "" } };
    const { driver } = after(newWizard, started({ customer: anna, saved: typed })).drive;
    expect(driver).toMatchObject({ firstName: "Maha", lastName: "Saleh", email: "maha@example.qa" });
  });

  it("goes on with what was chosen meanwhile", () => {
    const chosen = after(newWizard, { type: "car-chosen", car: modelOf("nada") });
    expect(after(chosen, started({ saved: completeDrive })).drive.car?.car).toBe("nada");
  });

  it("offers what another tab left, and takes it or drops it", () => {
    const offer = after(newWizard, started({ unfinished: completeDrive }));
    expect([offer.drive.car, offer.unfinished]).toEqual([null, completeDrive]);
    expect(after(offer, { type: "unfinished-resumed" }).drive).toBe(completeDrive);
    const suhail = modelOf("suhail", { name: "سهيل" });
    const named = after(offer, { type: "names-read", cars: [suhail], showrooms: [] });
    expect(after(named, { type: "unfinished-resumed" }).drive.car).toEqual(suhail);
    expect(outcome(offer, { type: "unfinished-dropped" })[0]).toBe("forget-unfinished");
  });

  it("follows the entry of the history that was shown before it", () => {
    const shown: WizardEvent = {
      type: "entry-shown",
      key: "k1",
      cause: "POP",
      trail: ["SelectVehicle", "Summary"],
    };
    const early = after(newWizard, shown);
    expect(early.entry).toBeNull();
    const { state, effects } = step(early, started({ saved: completeDrive }));
    expect(state.entry).toMatchObject({ key: "k1", isMoving: false });
    expect(effects.map(({ type }) => type)).not.toContain("move-in-history");
  });
});

describe("a booked drive", () => {
  it("of a customer is not remembered by the browser", () => {
    const customer = { ...sending, customer: anna };
    expect(outcome(customer, done)[0]).not.toContain("remember-drive");
    expect(outcome(sending, done)[0]).toContain("remember-drive");
  });

  it("of a visitor is remembered, and its driver is forgotten", () => {
    const { link } = bookedDrive;
    const { state, effects } = step(sending, answered({ ok: true, data: bookedDrive }));
    expect(effects).toContainEqual({ type: "remember-drive", drive: completeDrive, link });
    expect(effects).toContainEqual({
      type: "navigate",
      to: "/test-drive-confirmation?serviceAppointmentId=d1",
    });
    expect(state.drive.driver.firstName).toBe("");
  });

  it("is what was sent, whatever was chosen meanwhile", () => {
    const changed = after(sending, { type: "driver-written", changes: { notes: "other" } });
    const { effects } = step(changed, done);
    expect(effects).toContainEqual({ type: "report-booked", drive: completeDrive, booked: bookedDrive });
  });

  it("without a connection is sent once there is one, as it was", () => {
    const waiting = after(sending, answered(failed("network", 0), false));
    expect(outcome(waiting, { type: "connection-returned" })).toEqual(["submit", "Summary"]);
    expect(outcome(summary, { type: "connection-returned" })).toEqual(["", "Summary"]);
  });
});

it("a taken time leads to the times with those that the server names instead", () => {
  const territories = [{ id: "s1", territoryPromiseKey: "p" }];
  const { startTime, endTime } = offered;
  const lost = after(
    sending,
    answered(failed("slot-taken", 409, { alternatives: [{ startTime, endTime, territories }] })),
  );
  expect(lost.lostSlot?.alternatives.map((one) => one.startTime)).toEqual([startTime]);
  expect(lost.drive).toMatchObject({ slot: null, showroom: { id: "s1" }, driver: completeDrive.driver });
});

it("a refused proof is asked for anew, and a new one takes the message away", () => {
  const refused = after(sending, answered(failed("phone-not-confirmed", 422)));
  expect([refused.phone, refused.phoneRefusals, refused.obstacle]).toEqual([
    null,
    1,
    { kind: "phone-not-confirmed" },
  ]);
  expect(after(refused, { type: "phone-confirmed", confirmed }).obstacle).toBeNull();
});

it("the number of an account that is not taken is asked for by its field", () => {
  const own = after(after(newWizard, started({ customer: anna, saved: completeDrive })), {
    ...{ type: "slots-offered", date: completeDrive.date ?? "", slots: [completeDrive.slot ?? offered] },
  });
  const refused = after(own, { type: "continue-pressed" }, answered(failed("phone-not-confirmed", 422)));
  expect(refused).toMatchObject({
    obstacle: { kind: "phone-not-confirmed" },
    drive: { usesOtherNumber: true },
  });
  expect(mayContinue(refused)).toBe(false);
});

it("the earliest time answers where and when at once", () => {
  const time = { place: placeOf("s2"), day: "2026-12-03", slot: offered };
  const showrooms = at({ ...completeDrive, step: "SelectShowroom" });
  const { drive } = after(showrooms, { type: "time-taken", time, leadsTo: "summary" });
  expect(drive).toMatchObject({ step: "Summary", showroom: { id: "s2" }, date: "2026-12-03", slot: offered });
});

it("the earliest time is one of any car, also at the showroom whose car was preferred", () => {
  const time = { place: placeOf("s1"), day: "2026-12-03", slot: offered };
  const preferring = at({ ...completeDrive, step: "SelectShowroom", preferred: red });
  const { drive } = after(preferring, { type: "time-taken", time, leadsTo: "summary" });
  expect(drive).toMatchObject({ step: "Summary", preferred: null, slot: offered });
});

it("a hold is released by its holder, and one that fails for another reason does not stop anybody", () => {
  const { effects } = step(times, { type: "date-chosen", date: "2026-12-02" });
  expect(effects).toContainEqual({ type: "release-hold", holder });
  const unheld = after(at(completeDrive), { type: "hold-answered", request, reply: failed("internal", 500) });
  expect(unheld.drive).toBe(completeDrive);
});
