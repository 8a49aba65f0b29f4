import { expect, it } from "vitest";
import { directionsAddress, whatsappAddress } from "./location-links.ts";

it("leads to the point, not to a name that a map may not know", () => {
  expect(directionsAddress({ latitude: 25.2492, longitude: 51.4671 })).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=25.2492,51.4671",
  );
});

it("writes the number to WhatsApp as digits and the sentence encoded", () => {
  expect(whatsappAddress("+97466001201", "مرحباً & أهلاً")).toBe(
    `https://wa.me/97466001201?text=${encodeURIComponent("مرحباً & أهلاً")}`,
  );
});
