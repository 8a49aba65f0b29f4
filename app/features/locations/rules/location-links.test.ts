import { expect, it } from "vitest";
import { whatsappAddress } from "./location-links.ts";

it("writes the number to WhatsApp as digits and the sentence encoded", () => {
  expect(whatsappAddress("+97466001201", "مرحباً & أهلاً")).toBe(
    `https://wa.me/97466001201?text=${encodeURIComponent("مرحباً & أهلاً")}`,
  );
});
