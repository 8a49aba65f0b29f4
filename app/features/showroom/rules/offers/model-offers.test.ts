import { describe, expect, it } from "vitest";
import { offersOfModel } from "./model-offers.ts";

const offer = (id: string, validFrom: string, validUntil: string, ...cars: string[]) => ({
  id,
  validFrom,
  validUntil,
  cars,
});
const offers = [
  offer("everybody", "2026-11-01", "2026-11-30", "nada", "reem"),
  offer("later", "2026-11-01", "2026-12-31", "nada"),
  offer("sooner", "2026-11-21", "2026-11-21", "nada"),
  offer("over", "2026-11-01", "2026-11-20", "nada"),
  offer("next month", "2026-11-22", "2026-12-31", "nada"),
  offer("another", "2026-11-01", "2026-12-31", "reem"),
];

describe("offers of a model", () => {
  it("run today, first and last day included; its own before those of several", () => {
    expect(offersOfModel("nada", offers, "2026-11-21").map(({ id }) => id)).toEqual([
      "sooner",
      "later",
      "everybody",
    ]);
    expect(offersOfModel("nada", offers, "2027-02-01")).toEqual([]);
  });
});
