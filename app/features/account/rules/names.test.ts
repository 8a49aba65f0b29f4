import { describe, expect, test } from "vitest";
import { fullNameIn, greetingNameIn, initialsOf } from "./names.ts";

const thin = "\u2009";

describe("initials", () => {
  test.each([
    ["Noora", "Al Kaabi", "NK"],
    ["Noora", "Al-Attiyah", "NA"],
    ["Nasser", "Al Ahmad", "NA"],
    ["Mahmoud", "El Sayed", "MS"],
    ["Noora", "AlKuwari", "NK"],
    ["Alia", "Alkuwari", "AA"],
    ["Ali", "Allen", "AA"],
    ["Hamad", "bin Jassim Al Thani", "HJ"],
    ["Abdul Rahman", "Al Naimi", "AN"],
    ["Sara", "El", "SE"],
    ["Al", "Gore", "AG"],
    [" khalid", "", "K"],
    ["", "", ""],
    ["  ", "Al Emadi", "E"],
    ["7", "sara", "S"],
    ["Omar", "7 Hassan", "OH"],
    ["نورة", "الكعبي", `ن${thin}ك`],
    ["نورة", "العطية", `ن${thin}ع`],
    ["ناصر", "آل أحمد", `ن${thin}أ`],
    ["خالد", "آل ثاني", `خ${thin}ث`],
    ["خالد", "ال ثاني", `خ${thin}ث`],
    ["حمد", "بن جاسم", `ح${thin}ج`],
    ["الياس", "خوري", `ا${thin}خ`],
    ["سعد", "الله", `س${thin}ا`],
    ["محمد", "عبد الله", `م${thin}ع`],
    ["نورة", "", "ن"],
    ["Noora", "الكعبي", `N${thin}ك`],
  ])("of %s %s are %s", (firstName, lastName, expected) => {
    expect(initialsOf({ firstName, lastName }, "en")).toBe(expected);
    expect(initialsOf({ firstName, lastName, nameAr: null }, "ar")).toBe(expected);
  });

  test.each([
    ["نورة الكواري", `ن${thin}ك`],
    ["نورة محمد علي العطية", `ن${thin}ع`],
    ["عبد الرحمن", "ع"],
    ["محمد عبد الرحمن", `م${thin}ع`],
    ["عبد الرحمن بن حمد آل ثاني", `ع${thin}ث`],
    ["نورة", "ن"],
  ])("in Arabic are those of %s", (nameAr, expected) => {
    const names = { firstName: "Noora", lastName: "Al Kuwari", nameAr };
    expect(initialsOf(names, "ar")).toBe(expected);
    expect(initialsOf(names, "en")).toBe("NK");
  });
});

describe("names for readers of a language", () => {
  const noora = { firstName: "Noora", lastName: "Al Kuwari" };

  test("the Latin one stands where there is no Arabic one", () => {
    for (const nameAr of [undefined, null, ""]) {
      expect(fullNameIn({ ...noora, nameAr }, "ar")).toBe("Noora Al Kuwari");
      expect(greetingNameIn({ ...noora, nameAr }, "ar")).toBe("Noora");
    }
  });

  test.each([
    ["نورة الكواري", "نورة"],
    ["عبد الرحمن بن حمد النعيمي", "عبد الرحمن"],
    ["سيف الدين حداد", "سيف الدين"],
    ["نورة", "نورة"],
  ])("%s is greeted as %s, in Arabic alone", (nameAr, greeted) => {
    expect(greetingNameIn({ ...noora, nameAr }, "ar")).toBe(greeted);
    expect(fullNameIn({ ...noora, nameAr }, "ar")).toBe(nameAr);
    expect(greetingNameIn({ ...noora, nameAr }, "en")).toBe("Noora");
    expect(fullNameIn({ ...noora, nameAr }, "en")).toBe("Noora Al Kuwari");
  });

  test("a member of staff, whose first name is the whole one, is greeted by the whole one", () => {
    const maryam = { firstName: "Maryam Al Sulaiti", lastName: "", nameAr: "مريم السليطي" };
    expect(greetingNameIn(maryam, "ar")).toBe("مريم السليطي");
    expect(greetingNameIn(maryam, "en")).toBe("Maryam Al Sulaiti");
  });
});
