import { describe, expect, test } from "vitest";
import { type Next, nextUpload, type UploadEvent } from "./upload-machine.ts";
import {
  type BegunUpload,
  type Candidate,
  canSend,
  emptyUpload,
  progressOf,
  type UploadState,
} from "./upload-state.ts";

const mb = 1024 * 1024;
const file = (key: string, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ key, name: `${key}.jpg`, bytes: mb, kind: "jpeg" },
  ...changes,
});
const chosen = (...keys: string[]): UploadEvent => ({
  type: "files-chosen",
  files: keys.map((key) => file(key)),
});
const card = emptyUpload(true, 2);
const sheet = emptyUpload(false, 3);
const after = (state: UploadState, ...events: UploadEvent[]): Next =>
  events.reduce<Next>((next, event) => nextUpload(next.state, event), { state, effects: [] });
const placesOf = ({ files }: UploadState) => files.map(({ key, slot }) => `${key}${slot}`).join(" ");
const typesOf = ({ effects }: Next) => effects.map(({ type }) => type);

const hashed: UploadEvent = { type: "hashed", hashes: ["h1", "h2"] };
const started = (...received: number[]): UploadEvent => ({
  ...{ type: "started", id: "u1", pieceBytes: mb / 2, received },
});
const arrived = (...received: number[]): UploadEvent => ({ type: "received", received });
const cut: UploadEvent = { type: "cut", isOffline: true };
const continued: UploadEvent = { type: "continued" };
const send: UploadEvent = { type: "send-pressed" };
const begunBefore: BegunUpload = {
  ...{ id: "u0", pieceBytes: mb / 2, received: [mb, 0] },
  files: [
    { bytes: mb, sha256: "h1" },
    { bytes: mb, sha256: "h2" },
  ],
};

describe("choosing files", () => {
  test.each([
    ["front first, then back", card, [chosen("a"), chosen("b")], "a0 b1"],
    ["both at once", card, [chosen("a", "b")], "a0 b1"],
    [
      "a named side takes the place of what stood there",
      card,
      [chosen("a"), { ...chosen("c"), slot: 0 }],
      "c0",
    ],
    ["a back alone stays the back", card, [{ ...chosen("b"), slot: 1 }], "b1"],
    [
      "the front goes, the back stays where it is",
      card,
      [chosen("a", "b"), { type: "file-removed", key: "a" }],
      "b1",
    ],
    ["sides change places", card, [chosen("a", "b"), { type: "file-moved", key: "a", by: 1 }], "b0 a1"],
    ["pages in their order", sheet, [chosen("a"), chosen("b", "c")], "a0 b1 c2"],
    ["a page moves up", sheet, [chosen("a", "b", "c"), { type: "file-moved", key: "c", by: -1 }], "a0 c1 b2"],
    [
      "the last page moves no further",
      sheet,
      [chosen("a", "b"), { type: "file-moved", key: "b", by: 1 }],
      "a0 b1",
    ],
    [
      "a page goes, others move up",
      sheet,
      [chosen("a", "b", "c"), { type: "file-removed", key: "a" }],
      "b0 c1",
    ],
  ] as [string, UploadState, UploadEvent[], string][])("%s", (_, state, events, places) => {
    expect(placesOf(after(state, ...events).state)).toBe(places);
  });

  test.each([
    ["empty", { bytes: 0 }],
    ["too-large", { bytes: 10 * mb + 1 }],
    ["wrong-kind", { kind: undefined }],
  ] as const)("what is %s is refused, and what was chosen stays", (problem, changes) => {
    const { state } = after(sheet, chosen("a"), {
      type: "files-chosen",
      files: [file("x", changes), file("b")],
    });
    expect(placesOf(state)).toBe("a0 b1");
    expect(state.refused).toEqual([{ name: "x.jpg", problem }]);
  });

  test("a file of exactly 10 MB is taken", () => {
    const { state } = after(sheet, { type: "files-chosen", files: [file("a", { bytes: 10 * mb })] });
    expect(state.refused).toEqual([]);
  });

  test("more files than there are places are refused", () => {
    const { state } = after(card, chosen("a", "b", "c"));
    expect(placesOf(state)).toBe("a0 b1");
    expect(state.refused).toEqual([{ name: "c.jpg", problem: "too-many" }]);
  });

  test("a card is sent with its front only", () => {
    expect(canSend(after(card, { ...chosen("b"), slot: 1 } as UploadEvent).state)).toBe(false);
    expect(canSend(after(card, chosen("a")).state)).toBe(true);
    expect(typesOf(after(card, send))).toEqual([]);
  });
});

describe("sending", () => {
  const sending = after(sheet, chosen("a", "b"), send, hashed, started(0, 0));

  test("files are hashed, then the upload begins", () => {
    expect(after(sheet, chosen("a", "b"), send).effects).toEqual([{ type: "hash", keys: ["a", "b"] }]);
    expect(after(sheet, chosen("a", "b"), send, hashed).effects).toEqual([
      { type: "start", files: begunBefore.files },
    ]);
  });

  test("pieces go one after another, and what has arrived is stored", () => {
    expect(typesOf(sending)).toEqual(["store", "send"]);
    const next = after(sending.state, arrived(mb, 0));
    expect(next.effects.at(-1)).toMatchObject({ type: "send", file: 1, key: "b" });
    expect(progressOf(next.state)).toBe(0.5);
  });

  test("after the last piece it is finished, reported and forgotten", () => {
    const last = after(sending.state, arrived(mb, mb));
    expect(typesOf(last)).toEqual(["store", "finish"]);
    const done = after(last.state, { type: "finished", documentId: "u1" });
    expect(done.effects).toEqual([{ type: "forget" }, { type: "report", documentId: "u1" }]);
    expect(progressOf(done.state)).toBe(1);
    expect(typesOf(after(done.state, { type: "cancel-pressed" }))).toEqual([]);
  });

  test("after a cut it waits, longer each time, and goes on from what has arrived", () => {
    const waiting = after(sending.state, arrived(mb / 2, 0), cut);
    expect(waiting.state.phase).toEqual({ name: "waiting", step: "sending", attempt: 1, isOffline: true });
    expect(waiting.effects).toEqual([{ type: "wait", ms: 2_000 }]);
    const again = after(waiting.state, continued);
    expect(again.effects.at(-1)).toEqual({ type: "look", id: "u1" });
    expect(after(again.state, cut).effects).toEqual([{ type: "wait", ms: 4_000 }]);
    const gone = after(again.state, arrived(mb, 0));
    expect(gone.effects.at(-1)).toMatchObject({ type: "send", file: 1 });
    expect(after(gone.state, cut).effects).toEqual([{ type: "wait", ms: 2_000 }]);
  });

  test("no wait is longer than half a minute", () => {
    let next = sending;
    for (let time = 0; time < 9; time++) next = after(next.state, cut, continued);
    expect(after(next.state, cut).effects).toEqual([{ type: "wait", ms: 30_000 }]);
  });

  test.each([
    ["the beginning", after(sheet, chosen("a", "b"), send, hashed), "start"],
    ["a piece", sending, "look"],
    ["the end", after(sending.state, arrived(mb, mb)), "finish"],
  ] as const)("a cut at %s repeats that step", (_, before, effect) => {
    expect(after(before.state, cut, continued).effects.at(-1)?.type).toBe(effect);
  });

  test("a piece out of step is looked up", () => {
    expect(after(sending.state, { type: "out-of-step" }).effects.at(-1)).toEqual({ type: "look", id: "u1" });
  });

  test("an upload that is gone begins anew, without hashing again", () => {
    expect(after(sending.state, { type: "gone" }).effects).toEqual([
      { type: "start", files: begunBefore.files },
    ]);
  });

  test.each([
    ["canceled", { type: "cancel-pressed" }, undefined],
    ["refused", { type: "refused", sentence: "No." }, { sentence: "No." }],
    ["unreadable", { type: "unreadable" }, "unreadable"],
  ] as [string, UploadEvent, unknown][])("%s, it is withdrawn and the files stay", (_, event, refusal) => {
    const { state, effects } = after(sending.state, event);
    expect(effects).toEqual([{ type: "stop" }, { type: "cancel", id: "u1" }, { type: "forget" }]);
    expect([state.phase.name, placesOf(state), state.refusal]).toEqual(["choosing", "a0 b1", refusal]);
  });

  test("canceled while it waits, it does not go on", () => {
    const { state } = after(sending.state, cut, { type: "cancel-pressed" }, continued, arrived(mb, mb));
    expect(state.phase.name).toBe("choosing");
  });
});

describe("an upload that a reload has interrupted", () => {
  const found: UploadEvent = { type: "interrupted-found", upload: begunBefore };

  test("goes on with the same files", () => {
    const next = after(sheet, found, chosen("a", "b"), send, hashed);
    expect(next.effects.at(-1)).toEqual({ type: "look", id: "u0" });
    expect(progressOf(next.state)).toBe(0.5);
  });

  test("is withdrawn where other files are sent", () => {
    const next = after(sheet, found, chosen("a", "b"), send, { type: "hashed", hashes: ["h1", "other"] });
    expect(typesOf(next)).toEqual(["cancel", "forget", "start"]);
  });

  test("is withdrawn where the customer does not want it", () => {
    const next = after(sheet, found, { type: "interrupted-discarded" });
    expect(typesOf(next)).toEqual(["cancel", "forget"]);
    expect(next.state.interrupted).toBeUndefined();
  });

  test("begins anew where the server has forgotten it", () => {
    const next = after(sheet, found, chosen("a", "b"), send, hashed, { type: "gone" });
    expect(typesOf(next)).toEqual(["start"]);
  });
});
