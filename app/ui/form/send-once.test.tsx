import { describe, expect, it } from "vitest";
import { clearDrafts, msSinceBegun, readDraft, saveDraft } from "./draft.ts";
import { discardSending, sendOnce } from "./send-once.ts";

const sending = (values: Record<string, string>, about?: unknown) =>
  sendOnce({ form: "offer", values, about, body: { ...values }, shown: ["name", "note"] }, (body, key) => ({
    body,
    key,
  }));

describe("the same form sent again without an answer in between", () => {
  it("goes out with the same key", () => {
    expect(sending({ name: "Noora" }).key).toBe(sending({ name: "Noora" }).key);
  });

  it.each([
    ["other values", { name: "Maryam" }, undefined],
    ["the same values about another car", { name: "Noora" }, "suhail"],
  ])("%s have another key", (_, values, about) => {
    const first = sending({ name: "Noora" });
    const second = sending(values, about);
    expect(second.key).not.toBe(first.key);
    expect(second.body).toEqual(values);
  });

  it("after a refusal it is a new request", () => {
    const { key } = sending({ name: "Noora" });
    discardSending("offer");
    expect(sending({ name: "Noora" }).key).not.toBe(key);
  });
});

describe("a draft", () => {
  it("holds empty fields too, so that no preset fills them", () => {
    sending({ name: "Noora" });
    expect(readDraft("offer")?.values).toEqual({ name: "Noora", note: "" });
  });

  it.each([
    ["null"],
    ["no JSON"],
    ['{"values":{"name":1}}'],
    ['{"values":{},"begunAt":"yesterday"}'],
    ["[]"],
  ])("that was written by something else is none: %s", (text) => {
    sessionStorage.setItem("marsa.form.offer", text);
    expect(readDraft("offer")).toBeUndefined();
  });

  it("knows how long ago it was begun, never a negative time", () => {
    expect(msSinceBegun("offer")).toBe(0);
    saveDraft("offer", { values: {}, begunAt: Date.now() - 5_000 });
    expect(msSinceBegun("offer")).toBeGreaterThanOrEqual(5_000);
    saveDraft("offer", { values: {}, begunAt: Date.now() + 60_000 });
    expect(msSinceBegun("offer")).toBe(0);
  });

  it("goes with all others at logout, and nothing else does", () => {
    saveDraft("offer", { values: { name: "Noora" } });
    saveDraft("fleet", { values: {} });
    sessionStorage.setItem("marsa.tray", "kept");
    clearDrafts();
    expect([readDraft("offer"), readDraft("fleet"), sessionStorage.length]).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });
});
