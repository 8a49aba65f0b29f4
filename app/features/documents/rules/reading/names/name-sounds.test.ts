import { expect, test } from "vitest";
import { partThatSounds, soundsAlike } from "./name-sounds.ts";

test.each([
  ["MOHAMMED KHALID AL BAHRI", "محمد خالد البحري", true],
  ["SHEIKHA SALEH AL RAYYAN", "شيخة صالح الريان", true],
  ["ABDULLA FAISAL AL GHAWAS", "عبدالله فيصل الغواص", true],
  ["MUHAMMAD KHALED ALBAHRI", "محمد خالد البحري", true],
  ["NOORA JASSIM AL SAQER", "نورة جاسم الصقر", true],
  ["NOORA JASSIM AL SAQER", "نورة جاسم", false],
  ["MOHAMMED KHALID AL BAHRI", "أحمد ناصر النجار", false],
  ["MOHAMMED KHALID AL BAHRI", "", false],
  ["", "", false],
])("%s and %s", (latin, arabic, alike) => {
  expect(soundsAlike(latin, arabic)).toBe(alike);
});

test.each([
  ["الكاهل نورة جاسم الصقر", "نورة جاسم الصقر"],
  ["نورة جاسم الصقر قطري", "نورة جاسم الصقر"],
  ["نورة جاسم الصقر", "نورة جاسم الصقر"],
  ["أحمد ناصر النجار", "أحمد ناصر النجار"],
])("of %s the name is %s", (read, name) => {
  expect(partThatSounds("NOORA JASSIM AL SAQER", read)).toBe(name);
});
