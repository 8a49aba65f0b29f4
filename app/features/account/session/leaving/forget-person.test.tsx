import { expect, it } from "vitest";
import { forgetPerson } from "./forget-person.ts";

it("forgets a person's bookings, car and drafts, and leaves what is the browser's", () => {
  const mine = [
    "marsa.booking",
    "marsa.test-drive",
    "marsa.own-test-drives",
    "marsa.parts-car",
    "marsa.form.offer",
  ];
  const browsers = ["marsa.consent", "marsa.compared", "marsa.stock-searches", "marsa.phone-devices", "else"];
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...mine, ...browsers]) storage.setItem(key, "x");
  forgetPerson();
  for (const storage of [localStorage, sessionStorage]) {
    expect(mine.map((key) => storage.getItem(key))).toEqual(mine.map(() => null));
    expect(browsers.map((key) => storage.getItem(key))).toEqual(browsers.map(() => "x"));
    for (const key of browsers) storage.removeItem(key);
  }
});
