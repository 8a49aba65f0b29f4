import { expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { pictureView } from "./picture-views.ts";

test.each<[string, Language, string | undefined]>([
  ["/images/demo/used/suhail-1/front.0123abcd.webp", "en", "seen from the front"],
  ["/images/demo/used/suhail-1/dashboard-shl-240111.0123abcd.webp", "ar", "العدادات وفيها قراءة المسافة"],
  ["/images/demo/used/suhail-1/1.0123abcd.webp", "en", undefined],
  ["/images/demo/used/suhail-1/constructor.0123abcd.webp", "en", undefined],
  ["https://cars.example/front.webp", "en", undefined],
])("%s in %s shows %s", (address, language, view) => {
  expect(pictureView(address, language)).toBe(view);
});
