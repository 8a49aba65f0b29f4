import { expect, test } from "vitest";
import { arabicProblems } from "./arabic-style.ts";

test.each([
  ["السعر ريال 139,900", "the currency before its number"],
  ["عجلات 18 بوصة ووإطار احتياطي", "a doubled و"],
  ["سيارة, وأخرى", "ASCII punctuation between Arabic letters"],
  ["من السبت 7:00 – 9:00", "a range with a dash"],
  ["طرازات 2024-2025", "a range with a dash"],
  ["نسبة ٪5", "a percent sign before its number or of the other script"],
  ["ناقل حركة عادي بست سرعات", "a word that the glossary forbids"],
  ["الناقل العادي باقٍ", "a word that the glossary forbids"],
  ["لم نعثر على هذه المركبة ضمن مركباتك", "a word that the glossary forbids"],
  ["كلفته قليلة", "a word that the glossary forbids"],
  ["الإيجار المنتهي بالتملّك", "a word that the glossary forbids"],
  ["طريق الخور، لوسيل، لوسيل", "the same place twice"],
  ["محرك قدرته 103 كيلوواط", "power in kilowatts without horsepower"],
])("%s has %s", (text, problem) => {
  expect(arabicProblems(text)).toEqual([problem]);
});

test.each([
  "139,900 ريال",
  "بنزين ووقود أقل",
  "من 7:00 إلى 9:00",
  "5.75% ثابتة",
  "207 حصان (154 كيلوواط)",
  "السد، الدوحة",
  "العتبات المركّبة في المصنع",
  "يُكتب التاريخ هكذا: 2027-01-31",
  "مصرف الماء مسدود",
  "تكلفته {sum} ريال",
])("%s is as it should be", (text) => expect(arabicProblems(text)).toEqual([]));
