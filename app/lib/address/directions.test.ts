import { expect, it } from "vitest";
import { directionsAddress } from "./directions.ts";

it("leads to the point, not to a name that a map may not know", () => {
  expect(directionsAddress({ latitude: 25.2492, longitude: 51.4671 })).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=25.2492,51.4671",
  );
});
