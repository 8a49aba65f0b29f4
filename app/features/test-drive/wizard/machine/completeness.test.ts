import { describe, expect, it } from "vitest";
import { completeDrive, usedCar } from "../drive-examples.ts";
import type { DriveState } from "../drive-state.ts";
import { driverProblems, mayContinue, numberOf, problemOfLicense } from "./completeness.ts";
import { anna, confirmed, summary } from "./machine-examples.ts";
import type { WizardState } from "./wizard-state.ts";

const withDrive = (changes: Partial<DriveState>): WizardState => ({
  ...summary,
  drive: { ...completeDrive, ...changes },
});
const withDriver = (changes: object) => withDrive({ driver: { ...completeDrive.driver, ...changes } });
const withLicense = (changes: object) => withDrive({ license: { ...completeDrive.license, ...changes } });

describe("the last step", () => {
  it.each<[string, WizardState, boolean]>([
    ["is complete", summary, true],
    ["is complete without a mail", withDriver({ email: " " }), true],
    ["waits for a first name", withDriver({ firstName: "" }), false],
    ["waits for a last name that the rules take", withDriver({ lastName: "Al-Thani" }), false],
    ["waits for a whole mail address", withDriver({ email: "maha@" }), false],
    ["waits for a number", { ...summary, phone: null }, false],
    ["waits for a country", withLicense({ country: null }), false],
    ["waits for a last day", withLicense({ validUntil: "" }), false],
    ["waits for a day with a year of four digits", withLicense({ validUntil: "12030-01-01" }), false],
    ["waits for an age", withLicense({ isOfAge: null }), false],
    ["stops with a license of elsewhere", withLicense({ country: "other" }), false],
    ["stops with a license that is over", withLicense({ validUntil: "2026-11-30" }), false],
    ["goes on with one that is good on that day", withLicense({ validUntil: "2026-12-01" }), true],
    ["stops below the age", withLicense({ isOfAge: false }), false],
    [
      "waits for a promise",
      withDrive({ slot: completeDrive.slot && { ...completeDrive.slot, territoryPromiseKey: "" } }),
      false,
    ],
    [
      "of a request asks for no license and no time",
      withDrive({
        slot: null,
        license: { country: null, validUntil: "", isOfAge: null },
        requestFrom: "SelectShowroom",
      }),
      true,
    ],
    ["of a request waits for a name", { ...withDriver({ firstName: "" }), phone: confirmed }, false],
  ])("%s", (_, state, expected) => {
    expect(mayContinue(state)).toBe(expected);
  });

  it("of another step waits for its answer alone", () => {
    expect(mayContinue(withDrive({ step: "SelectVehicle", car: usedCar, showroom: null }))).toBe(true);
    expect(mayContinue(withDrive({ step: "SelectShowroom", showroom: null }))).toBe(false);
  });
});

describe("the number", () => {
  const none = { ...summary, phone: null };
  const phoneProof = { proof: confirmed.proof, browser: confirmed.browser };
  it.each<[string, WizardState, object | null]>([
    ["of a visitor is the confirmed one", summary, { mobile: "55001299", phoneProof }],
    ["of a visitor without one is none", none, null],
    ["of a customer is the account's, without a proof", { ...none, customer: anna }, { mobile: "55001201" }],
    ["of a customer without a good one is none", { ...none, customer: { ...anna, mobile: undefined } }, null],
    [
      "of a customer may be another, confirmed",
      { ...withDrive({ usesOtherNumber: true }), customer: anna },
      { mobile: "55001299", phoneProof },
    ],
    [
      "of a customer who wants another is none before",
      { ...withDrive({ usesOtherNumber: true }), phone: null, customer: anna },
      null,
    ],
  ])("%s", (_, state, expected) => {
    expect(numberOf(state)).toEqual(expected);
  });
});

describe("what speaks against a license", () => {
  it.each([
    ["nothing while nothing is answered", { country: null, validUntil: "", isOfAge: null }, undefined],
    ["the country, as soon as it is said", { country: "other", validUntil: "", isOfAge: null }, "country"],
    ["the age, as soon as it is said", { country: null, validUntil: "", isOfAge: false }, "age"],
    ["the last day at the showroom", { country: "gcc", validUntil: "2026-11-30", isOfAge: null }, "expired"],
  ])("%s", (_, license, problem) => {
    expect(problemOfLicense({ ...completeDrive, license: license as DriveState["license"] })).toBe(problem);
  });

  it("counts the day at the showroom, not in London", () => {
    const slot = {
      startTime: "2026-12-01T21:30:00.000Z",
      endTime: "2026-12-01T22:15:00.000Z",
      territoryPromiseKey: "p",
    };
    const license = { ...completeDrive.license, validUntil: "2026-12-01" };
    expect(problemOfLicense({ ...completeDrive, slot, license })).toBe("expired");
  });
});

it("each field says its own problem", () => {
  expect(driverProblems({ ...completeDrive.driver, firstName: "", lastName: "1", email: "x" })).toEqual({
    ...{ firstName: "missing", lastName: "wrong-format", email: "wrong-format" },
  });
  expect(driverProblems({ ...completeDrive.driver, firstName: "نورة" })).toEqual({});
});
