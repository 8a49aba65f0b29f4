import { expect, test } from "vitest";
import { asGivenName } from "./given-names.ts";
import { composedName, nameOf, soundsRight, spellingIn } from "./spelled-name.ts";

const latin = "MARYAM SALEH AL BAHRI";
const look = (text: string, name = latin) => spellingIn(name, text.split(" "));

test("words of labels and what stands around a name are passed over", () => {
  const spelling = look("المهنة مهندس مريم صالح البحري اسم حامل البطاقة");
  expect(nameOf(spelling)).toBe("مريم صالح البحري");
  expect(soundsRight(spelling)).toBe(true);
});

test("a word that was not read leaves its place empty", () => {
  const spelling = look("صالح البحري");
  expect(spelling.words).toEqual([undefined, "صالح", "البحري"]);
  expect(nameOf(spelling)).toBeUndefined();
});

test("each word comes from the look that read it best", () => {
  expect(composedName(latin, [look("م صالح البحري"), look("مريم صالخ لبحري")])).toBe("مريم صالح البحري");
  expect(composedName(latin, [look("صالح البحري"), look("صالح")])).toBeUndefined();
  expect(composedName(latin, [])).toBeUndefined();
});

test("a word without the article of the Latin name counts less than one with it", () => {
  expect(composedName(latin, [look("مريم صالح لبحري"), look("مريم صالح البحري")])).toBe("مريم صالح البحري");
});

test.each([
  ["ABDULLA NASSER", "عبد الله ناصر", "عبد الله ناصر"],
  ["ABDUL RAHMAN NASSER", "عبدالرحمن ناصر", "عبدالرحمن ناصر"],
  ["TARIQ KHALID TARIQ AL SAHEL", "طارق خالد طارق الساحل", "طارق خالد طارق الساحل"],
])("%s is %s", (name, text, expected) => {
  expect(nameOf(look(text, name))).toBe(expected);
});

test("of a ya at the end of a name the points may be overlooked", () => {
  expect(nameOf(look("عائشة حمد الشمسى", "AISHA HAMAD AL SHAMSI"))).toBe("عائشة حمد الشمسي");
  expect(nameOf(look("منى حمد", "MONA HAMAD"))).toBe("منى حمد");
});

test("of two words of a Latin name none is taken for both", () => {
  expect(look("لطيفة لشمسي", "LATIFA ALI AL SHAMSI").words).toEqual(["لطيفة", undefined, "لشمسي"]);
});

test.each([
  ["ريم", "MARYAM", "مريم"],
  ["إبراهم", "IBRAHIM", "إبراهيم"],
  ["امنة", "AMNA", "امنة"],
  ["الشسي", "SHAMSI", "الشسي"],
  ["حمد", "HAMAD", "حمد"],
])("%s beside %s is %s", (word, beside, expected) => {
  expect(asGivenName(word, beside)).toBe(expected);
});
