import { describe, expect, it } from "vitest";
import { centerExample, orderExample } from "../orders/order-examples.ts";
import { pickupEntry } from "./pickup-entry.ts";

const at = (now: string) => ({ language: "en", origin: "https://site.test", now: Date.parse(now) }) as const;

describe("the pickup in a calendar", () => {
  it("is the next day on which the counter opens, which takes no hours", () => {
    // Thursday; Fridays it is closed.
    const entry = pickupEntry(orderExample(), at("2026-11-26T08:00:00Z"));
    expect(entry).toMatchObject({
      ...{ isWholeDay: true, startTime: "2026-11-28T00:00:00.000Z", endTime: "2026-11-29T00:00:00.000Z" },
      ...{ place: "Industrial Area, Street 12, Gate 4", address: "https://site.test/orders/order-1?lang=en" },
    });
    expect(entry?.description).toContain("P-10042");
  });

  it("is the service appointment's hour where it comes with one", () => {
    const appointment = { id: "a1", at: "2026-12-01T05:00:00.000Z", center: "Lusail center" };
    expect(pickupEntry(orderExample({ appointment }), at("2026-11-26T08:00:00Z"))).toMatchObject({
      ...{
        startTime: "2026-12-01T05:00:00.000Z",
        endTime: "2026-12-01T06:00:00.000Z",
        place: "Lusail center",
      },
    });
  });

  it("is none at a counter that never opens", () => {
    const closed = orderExample({ center: centerExample({ weekdays: [] }) });
    expect(pickupEntry(closed, at("2026-11-26T08:00:00Z"))).toBeUndefined();
  });
});
