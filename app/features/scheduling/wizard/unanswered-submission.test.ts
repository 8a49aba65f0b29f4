import { beforeEach, expect, test } from "vitest";
import { unansweredSubmission } from "./unanswered-submission.ts";

const { submissionFor, forgetSubmission } = unansweredSubmission<typeof body>("marsa.submission", (sent) => ({
  ...sent,
  extendedFields: { ...sent.extendedFields, territoryPromiseKey: "" },
}));
const body = {
  serviceTerritoryId: "west-bay",
  schedStartTime: "2026-11-23T06:00:00.000Z",
  schedEndTime: "2026-11-23T07:00:00.000Z",
  brand: "rimal",
  mileage: 41_200,
  extendedFields: { Service_Types__c: "pm10", vehicleId: "v1", territoryPromiseKey: "promise-1" },
};
const renewed = { ...body, extendedFields: { ...body.extendedFields, territoryPromiseKey: "promise-2" } };

let stored: Map<string, string>;
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored = new Map();
  forgetSubmission(store);
});

test("the same request, also after a reload and with a renewed promise, sends the first body with its key", () => {
  const first = submissionFor(store, "noora", body);
  expect(submissionFor(store, "noora", renewed)).toEqual(first);
  expect(first.body.extendedFields.territoryPromiseKey).toBe("promise-1");
});

test.each([
  ["another time", "noora", { ...body, schedStartTime: "2026-11-23T07:00:00.000Z" }],
  ["another mileage", "noora", { ...body, mileage: 1 }],
  ["another customer", "khalid", body],
])("%s is another submission", (_, customer, other) => {
  const first = submissionFor(store, "noora", body);
  expect(submissionFor(store, customer, other).idempotencyKey).not.toBe(first.idempotencyKey);
});

test("what was settled is not sent again", () => {
  const first = submissionFor(store, "noora", body);
  forgetSubmission(store);
  expect(submissionFor(store, "noora", body).idempotencyKey).not.toBe(first.idempotencyKey);
});

test.each(["{", "null", "7", `{"request":"x"}`])("a broken note %s is no submission", (note) => {
  stored.set("marsa.submission", note);
  expect(submissionFor(store, "noora", body).body).toEqual(body);
});

test("where the storage refuses, the page itself remembers", () => {
  const full = {
    ...store,
    setItem() {
      throw new Error("full");
    },
  };
  const first = submissionFor(full, "noora", body);
  expect(submissionFor(full, "noora", renewed)).toEqual(first);
  forgetSubmission(full);
  expect(submissionFor(full, "noora", body).idempotencyKey).not.toBe(first.idempotencyKey);
});
