import { afterEach, expect, it } from "vitest";
import { market, setMarket } from "#app/i18n/market.ts";
import { type PlannedFacts, plannedEntry } from "./planned-entry.ts";

const before = market();
afterEach(() => setMarket(before));

const facts: PlannedFacts = {
  ...{ id: "d1", version: 2, reference: "RM-7K3QXA", isCanceled: false, isTentative: true },
  title: "Test drive: Shihab",
  place: { title: "Lusail", address: "Marina Street", latitude: 25.42, longitude: 51.5 },
  ...{ startTime: "2026-12-01T21:30:00.000Z", endTime: "2026-12-01T22:15:00.000Z", timeZone: "Asia/Qatar" },
  zoneNote: "Times are local to the showroom.",
  purposes: ["Shihab GLX, red", "45 minutes"],
  address: "https://rimal.example/dashboard",
  changeAddress: "https://rimal.example/drive/abc",
};

it("says the day and the hours of the place's zone, what it is for, and where it is shown", () => {
  expect(plannedEntry(facts, "en").description.split("\n")).toEqual([
    expect.stringMatching(
      /^Wednesday, 2 December 2026 \(22 Jumada II 1448\u00a0AH\), \u206612:30\s–\s1:15\sam\u2069$/,
    ),
    "Times are local to the showroom.",
    "Shihab GLX, red",
    "45 minutes",
    "Reference: RM-7K3QXA",
    "https://rimal.example/dashboard",
  ]);
});

it("has the place in words and on the map, and the comma of the language", () => {
  const entry = plannedEntry(facts, "ar");
  expect(entry.place).toBe("Lusail، Marina Street");
  expect(entry.position).toEqual({ latitude: 25.42, longitude: 51.5 });
});

it("carries the link that changes it apart from what other sites are given", () => {
  const entry = plannedEntry(facts, "en");
  expect(entry.change).toEqual({ label: "Change or cancel", address: "https://rimal.example/drive/abc" });
  expect(entry.description).not.toContain("/drive/");
  expect(plannedEntry({ ...facts, changeAddress: undefined }, "en")).not.toHaveProperty("change");
});

it("of a visitor has no page to show it", () => {
  const entry = plannedEntry({ ...facts, address: undefined }, "en");
  expect(entry).not.toHaveProperty("address");
  expect(entry.description.endsWith("Reference: RM-7K3QXA")).toBe(true);
});

it("has the importer's digits in Arabic, but for its codes and addresses", () => {
  setMarket({ ...before, digits: "arabic-indic" });
  const { title, description } = plannedEntry({ ...facts, title: "صيانة 40,000 كم" }, "ar");
  expect(title).toBe("صيانة ٤٠٬٠٠٠ كم");
  expect(description).toMatch(/^الأربعاء، ٢ ديسمبر ٢٠٢٦ الموافق ٢٢ /);
  expect(description).toContain("RM-7K3QXA");
  expect(plannedEntry(facts, "en").description).toContain("2 December 2026");
});
