import { describe, expect, it } from "vitest";
import { createDriveCall, requestDriveCall } from "../calls.ts";
import { holdDriveCall } from "../time-calls.ts";
import { driveBody, forgetSubmission, holdRequest, submissionFor, wantedOf } from "./drive-bodies.ts";
import { completeDrive, memoryStore, red, usedCar } from "./drive-examples.ts";
import type { DriveState } from "./drive-state.ts";

const holder = "h".repeat(32);
const number = { mobile: "55001299", phoneProof: { proof: "proof-1", browser: "b".repeat(22) } };

describe("the body of a drive", () => {
  it("is what the call takes", () => {
    const sent = driveBody({ ...completeDrive, preferred: red }, number, holder);
    expect(sent?.kind).toBe("drive");
    expect(createDriveCall.body?.safeParse(sent?.body).success).toBe(true);
    expect(sent?.body).toMatchObject({
      ...{ brand: "rimal", car: "suhail", serviceTerritoryId: "s1", territoryPromiseKey: "promise-1" },
      ...{ resources: ["car-red"], ...number, license: completeDrive.license },
    });
  });

  it.each<[string, Partial<DriveState>]>([
    ["a car", { car: null }],
    ["a showroom", { showroom: null }],
    ["a time", { slot: null }],
    ["a country", { license: { ...completeDrive.license, country: null } }],
    ["an age", { license: { ...completeDrive.license, isOfAge: null } }],
  ])("is none without %s", (_, changes) => {
    expect(driveBody({ ...completeDrive, ...changes }, number, holder)).toBeNull();
  });

  it("is none without a number", () => {
    expect(driveBody(completeDrive, null, holder)).toBeNull();
  });

  it("has names and mail as they are compared, and nothing that is empty", () => {
    const driver = {
      ...completeDrive.driver,
      firstName: "  Maha  Ali ",
      email: " MAHA@Example.qa ",
      notes: "  ",
    };
    const { body } = driveBody({ ...completeDrive, driver }, { mobile: "55001299" }, holder) ?? {};
    expect(body).toMatchObject({ firstName: "Maha Ali", email: "maha@example.qa" });
    expect(Object.keys(body ?? {})).not.toEqual(expect.arrayContaining(["notes"]));
    expect(Object.keys(body ?? {})).not.toEqual(expect.arrayContaining(["phoneProof"]));
  });

  it("without a time is a request of its own call", () => {
    const request = driveBody(
      { ...completeDrive, slot: null, requestFrom: "SelectDateTime" },
      number,
      holder,
    );
    expect(request?.kind).toBe("request");
    expect(requestDriveCall.body?.safeParse(request?.body).success).toBe(true);
    expect(request?.body).not.toHaveProperty("license");
  });
});

describe("a hold", () => {
  it("is what the call takes, of a used car by its number", () => {
    const request = holdRequest({ ...completeDrive, car: usedCar }, holder);
    expect(holdDriveCall.body?.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({ vehicleNo: "SHL-240111", schedStartTime: "2026-12-01T05:00:00.000Z" });
    expect(request).not.toHaveProperty("car");
  });

  it.each<[string, Partial<DriveState>, string]>([
    ["a promise", { slot: completeDrive.slot && { ...completeDrive.slot, territoryPromiseKey: "" } }, holder],
    ["a holder", {}, ""],
    ["a showroom", { showroom: null }, holder],
  ])("is none without %s", (_, changes, by) => {
    expect(holdRequest({ ...completeDrive, ...changes }, by)).toBeNull();
  });
});

it("nothing is called for without a car", () => {
  expect(wantedOf(null)).toEqual({ brand: "", car: "" });
});

it("a renewed promise or proof is the same submission; another time is another one", () => {
  const store = memoryStore();
  const bodyOf = (state: DriveState, proof = "proof-1") => {
    const body = driveBody(state, { ...number, phoneProof: { ...number.phoneProof, proof } }, holder);
    if (body === null) throw new Error("the example is complete");
    return body;
  };
  const slot = completeDrive.slot && { ...completeDrive.slot, territoryPromiseKey: "promise-2" };
  const first = submissionFor(store, "visitor", bodyOf(completeDrive));
  expect(submissionFor(store, "visitor", bodyOf({ ...completeDrive, slot }, "proof-2"))).toEqual(first);
  expect(submissionFor(store, "anna", bodyOf(completeDrive)).idempotencyKey).not.toBe(first.idempotencyKey);
  forgetSubmission(store);
  expect(submissionFor(store, "visitor", bodyOf(completeDrive)).idempotencyKey).not.toBe(
    first.idempotencyKey,
  );
});
