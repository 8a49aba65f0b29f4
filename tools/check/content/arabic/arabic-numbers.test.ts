import { expect, test } from "vitest";
import { bareRanges, uncountedNouns } from "./arabic-numbers.ts";

test.each([
  "5 سنة",
  "12 سنوات",
  "900 ريالاً",
  "1,717 ريال",
  "103 ريال",
  "111 ريالات",
  "139.50 ريالاً",
  "24 شهر",
  "410 لتراً",
  "207 حصان",
  "154 حصان",
  "2 سيارة",
  "{x} شهراً",
  "{x} ريال",
])("%s: the noun does not follow its number", (text) => {
  expect(uncountedNouns(`تدفع ${text} فقط`)).toEqual([`a number without the form of its noun: ${text}`]);
});

test("a number that is isolated from its noun counts as well", () => {
  expect(uncountedNouns("\u2066154\u2069 حصان")).toHaveLength(1);
  expect(uncountedNouns("\u2066154\u2069\u00a0حصاناً")).toEqual([]);
});

test.each([
  "مفتوح 7:00 إلى 9:00",
  "مفتوح 7:00 ص حتى 9:00 م",
  "يكلّف 300 إلى 450 ريالاً",
  "يكلّف 300 ريال إلى 450 ريالاً",
])("%s has a bare range", (text) => {
  expect(bareRanges(text)).toEqual(["a range of times or sums without «من … إلى …»"]);
});

test.each([
  "5 سنوات أو 100,000 كم",
  "12 سنة و24 شهراً و3 أشهر",
  "900 ريال، 1,717 ريالاً، 103 ريالات، 139,900 ريال، 139.50 ريال، 35.00 ريالاً",
  "207 أحصنة، 154 حصاناً، 300 حصان",
  "410 لترات، 295 لتراً، 7.8 لتر/100 كم، محرك 2.0 لتر",
  "من 6 أشهر إلى 60 شهراً",
  "24 أو 36 قسطاً",
  "كل 8 إلى 10 درجات",
  "من 7:00 إلى 9:00",
  "بين 300 إلى 450 ريالاً",
  "{x} كم",
  "18 مكبّر صوت",
  "القانون رقم 8 لسنة 2008",
])("%s is as it should be", (text) => expect([...uncountedNouns(text), ...bareRanges(text)]).toEqual([]));
