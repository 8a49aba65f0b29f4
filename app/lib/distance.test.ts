import { describe, expect, it } from "vitest";
import { kilometersBetween } from "./distance.ts";

const doha = { latitude: 25.2854, longitude: 51.531 };

describe("distances", () => {
  it.each([
    ["Doha to Al Khor", doha, { latitude: 25.6811, longitude: 51.4962 }, 44],
    ["Doha to itself", doha, doha, 0],
    ["a quarter of the equator", { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 }, 10_008],
    ["pole to pole", { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
    ["over the date line", { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ])("%s: %d km", (_, one, other, km) => {
    expect(Math.round(kilometersBetween(one, other))).toBe(km);
  });
});
