import { describe, expect, it } from "vitest";
import { stillPoint, stillSize } from "./still-points.ts";
import { namesIn, stillView } from "./still-view.ts";

const alKhor = { latitude: 25.6811, longitude: 51.4962 };
const wakrah = { latitude: 25.1739, longitude: 51.5983 };

describe("the still map", () => {
  it("is the drawn map's projection: a degree of longitude is 728 pixels at zoom 9, north lies above", () => {
    const [west, east] = [51, 52].map((longitude) => stillPoint({ latitude: 25, longitude }).x);
    expect((east ?? 0) - (west ?? 0)).toBeCloseTo((512 * 2 ** 9) / 360, 6);
    expect(stillPoint(alKhor).y).toBeLessThan(stillPoint(wakrah).y);
  });

  it.each([
    ["two towns", [alKhor, wakrah]],
    ["one place", [wakrah]],
    ["the same place twice", [wakrah, wakrah]],
  ])("shows %s with air around, inside the picture", (_, places) => {
    const view = stillView(places);
    for (const { x, y } of places.map(stillPoint)) {
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
    }
    expect(view.x).toBeGreaterThan(0);
    expect(view.y + view.height).toBeLessThan(stillSize.height);
    expect(Math.min(view.width, view.height)).toBeGreaterThanOrEqual(70);
  });

  it("knows the names that a pin covers on a small screen", () => {
    const pin = { latitude: 25.275, longitude: 51.4 };
    const names = namesIn(stillView([alKhor, wakrah]), "en", [pin, alKhor]);
    const covered = names.filter(({ isCovered }) => isCovered).map(({ name }) => name);
    expect(covered.length).toBeGreaterThan(0);
    expect(covered.length).toBeLessThan(names.length);
    expect(namesIn(stillView([alKhor, wakrah]), "en").some(({ isCovered }) => isCovered)).toBe(false);
  });

  it("names fewer districts the more it shows", () => {
    const wide = namesIn(stillView([alKhor, wakrah]), "ar").map(({ name }) => name);
    expect(wide).toContain("الدوحة");
    expect(wide).not.toContain("السد");
  });
});
