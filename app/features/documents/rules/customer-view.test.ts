import { describe, expect, test } from "vitest";
import {
  customerView,
  nextOf,
  overviewOf,
  type ShownDocument,
  waitingDocuments,
  waitsForCustomer,
} from "./customer-view.ts";
import { documentTypes } from "./document-types.ts";

const document = (changes: Partial<ShownDocument> = {}): ShownDocument => ({
  ...{ id: "d1", type: "qid", state: "processed", confirmedAt: null, expiryState: null },
  replacedBy: null,
  ...changes,
});
const confirmedAt = "2026-11-20T08:00:00.000Z";

describe("what a document means to its customer", () => {
  test.each([
    ["none", undefined],
    ["checking", document({ state: "uploaded" })],
    ["checking", document({ state: "scanning" })],
    ["confirm", document()],
    ["review", document({ confirmedAt })],
    ["review", document({ confirmedAt, expiryState: "expired" })],
    ["accepted", document({ state: "accepted", confirmedAt })],
    ["accepted", document({ state: "accepted", confirmedAt, expiryState: "valid" })],
    ["expiring", document({ state: "accepted", confirmedAt, expiryState: "expiring" })],
    ["expired", document({ state: "expired", confirmedAt, expiryState: "expired" })],
    ["rejected", document({ state: "rejected" })],
    ["replaced", document({ state: "accepted", confirmedAt, replacedBy: "d2" })],
    ["replaced", document({ state: "expired", confirmedAt, expiryState: "expired", replacedBy: "d2" })],
    ["replaced", document({ confirmedAt, replacedBy: "d2" })],
  ] as const)("%s", (view, of) => {
    expect(customerView(of)).toBe(view);
  });

  test("it waits for the customer where they can do something about it", () => {
    expect(
      (["confirm", "rejected", "expired", "expiring"] as const).every((view) => waitsForCustomer(view)),
    ).toBe(true);
    expect(
      (["none", "checking", "review", "accepted", "replaced"] as const).some((view) =>
        waitsForCustomer(view),
      ),
    ).toBe(false);
  });
});

describe("the overview", () => {
  test("has every type in its order; where none waits, the newest document speaks for its type", () => {
    const overview = overviewOf([
      document({ id: "new", confirmedAt }),
      document({ id: "old", state: "accepted", confirmedAt }),
    ]);
    expect(overview.map(({ type }) => type)).toEqual([...documentTypes]);
    const qid = overview.find(({ type }) => type === "qid");
    expect(qid).toMatchObject({ view: "review", documents: [{ id: "new" }, { id: "old" }] });
  });

  test("a replaced document speaks for no type, whatever was added last", () => {
    const overview = overviewOf([
      document({ id: "new", confirmedAt, expiryState: "expired", state: "expired", replacedBy: "old" }),
      document({ id: "old", state: "accepted", confirmedAt }),
    ]);
    const qid = overview.find(({ type }) => type === "qid");
    expect(qid).toMatchObject({ view: "accepted", documents: [{ id: "old" }, { id: "new" }] });
    expect(nextOf(overview)).toBeUndefined();
  });

  test("an older document that waits speaks for its type, and the most urgent of several", () => {
    const valid = document({
      id: "b",
      type: "insurance",
      state: "accepted",
      confirmedAt,
      expiryState: "valid",
    });
    const expired = document({ ...valid, id: "a", state: "expired", expiryState: "expired" });
    const toConfirm = document({ id: "c", type: "insurance" });
    const shownOf = (documents: readonly ShownDocument[]) => {
      const overview = overviewOf(documents);
      const insurance = overview.find(({ type }) => type === "insurance");
      return { view: insurance?.view, shown: insurance?.shown?.id, next: nextOf(overview)?.type };
    };
    expect(shownOf([valid, expired])).toEqual({ view: "expired", shown: "a", next: "insurance" });
    expect(shownOf([valid, expired, toConfirm])).toEqual({ view: "confirm", shown: "c", next: "insurance" });
    expect(shownOf([valid])).toEqual({ view: "accepted", shown: "b", next: undefined });
  });

  test.each([
    ["the first type where nothing was added", [], "driving-license"],
    ["nothing where all is well", [document({ state: "accepted", confirmedAt })], undefined],
    ["nothing while all of it is being checked", [document({ state: "scanning" })], undefined],
    [
      "what was begun, before what expires",
      [
        document({ type: "driving-license", state: "accepted", confirmedAt, expiryState: "expiring" }),
        document({ type: "insurance" }),
      ],
      "insurance",
    ],
    [
      "what was rejected, before what has expired",
      [
        document({ type: "driving-license", state: "expired", confirmedAt, expiryState: "expired" }),
        document({ type: "other", state: "rejected" }),
      ],
      "other",
    ],
  ] as const)("next comes %s", (_, documents, type) => {
    expect(nextOf(overviewOf(documents))?.type).toBe(type);
  });
});

test.each([
  ["nothing", [], []],
  ["what is accepted, checked or with the staff", ["accepted", "scanning", "review"], []],
  ["what is to be confirmed, and what expires", ["processed", "expiring"], ["processed", "expiring"]],
  ["a rejection that came last", ["rejected", "accepted"], ["rejected"]],
  ["a rejection after which another one was added", ["scanning", "rejected"], []],
  ["a replaced one that has expired", ["accepted", "replaced"], []],
  ["one that ends behind a valid one, as of another car", ["accepted", "expiring"], ["expiring"]],
  ["none that ends while the newest one is being checked", ["scanning", "expiring"], []],
  ["one to be confirmed, whatever is being checked", ["scanning", "processed"], ["processed"]],
] as const)("of documents wait for the customer: %s", (_, given, waiting) => {
  const made = {
    accepted: { state: "accepted", confirmedAt },
    scanning: { state: "scanning" },
    review: { confirmedAt },
    processed: {},
    expiring: { state: "accepted", confirmedAt, expiryState: "expiring" },
    rejected: { state: "rejected" },
    replaced: { state: "expired", confirmedAt, expiryState: "expired", replacedBy: "d1" },
  } as const;
  const documents = given.map((name) => document({ id: name, type: "insurance", ...made[name] }));
  expect(waitingDocuments(documents).map(({ id }) => id)).toEqual(waiting);
});
