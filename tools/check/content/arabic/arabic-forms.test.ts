import { expect, test } from "vitest";
import { formProblems } from "./arabic-forms.ts";

test.each([
  ["سيارة, وأخرى", "a Latin comma between Arabic words"],
  ["السد,الدوحة", "a Latin comma between Arabic words"],
  ["نسبة ٪5", "a percent sign before its number or of the other script"],
  ["نسبة %5", "a percent sign before its number or of the other script"],
  ["من 8:00\u00a0صإلى المساء", "a time joined to the next word"],
  ["الساعة 4:00\u00a0مالسد", "a time joined to the next word"],
  ["الساعة 16:00السد", "a time joined to the next word"],
  ["يفتح 12:00 م", "noon or midnight as ص or م"],
  ["يغلق 12:00\u00a0ص", "noon or midnight as ص or م"],
  ["من 9:00 إلى 11:00\u00a0ص صباحاً", "a half of the day that is said twice"],
  ["اتصل على +97444001200", "a phone number without groups"],
  ["الجوال 55001200", "a phone number without groups"],
])("%s has %s", (text, problem) => expect(formProblems(text)).toEqual([problem]));

test.each([
  "السد، الدوحة",
  "بسعر 139,900 ريال، أي 2,331 ريالاً شهرياً",
  "نسبة \u20665.75%\u2069 ثابتة",
  "من 8:00\u00a0ص إلى 4:00\u00a0م، ومن 5:00 م",
  "الساعة 8:00 صباحاً أو 4:00 مساءً",
  "من 12:00 ظهراً حتى 12:00 ليلاً",
  "اتصل على \u2066+974 4400 1200\u2069",
  "رقم الطلب RM-55001200، والهيكل JT123455001200111",
  "tel:+97444001200",
])("%s is as it should be", (text) => expect(formProblems(text)).toEqual([]));
