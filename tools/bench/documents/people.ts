import type { Dice } from "./dice.ts";

// Common given names and names of places and trades, put together by chance: nobody is meant.
const given = [
  ...[
    ["MOHAMMED", "محمد"],
    ["AHMED", "أحمد"],
    ["KHALID", "خالد"],
    ["ABDULLA", "عبدالله"],
    ["NASSER", "ناصر"],
  ],
  ...[
    ["JASSIM", "جاسم"],
    ["HAMAD", "حمد"],
    ["SALEH", "صالح"],
    ["YOUSEF", "يوسف"],
    ["FAISAL", "فيصل"],
  ],
  ...[
    ["IBRAHIM", "إبراهيم"],
    ["ALI", "علي"],
    ["SAUD", "سعود"],
    ["RASHID", "راشد"],
    ["TARIQ", "طارق"],
  ],
  ...[
    ["NOORA", "نورة"],
    ["MARYAM", "مريم"],
    ["FATIMA", "فاطمة"],
    ["AISHA", "عائشة"],
    ["HESSA", "حصة"],
  ],
  ...[
    ["MONA", "منى"],
    ["SHEIKHA", "شيخة"],
    ["LATIFA", "لطيفة"],
    ["REEM", "ريم"],
    ["AMNA", "آمنة"],
  ],
] as const;
const family = [
  ...[
    ["AL BAHRI", "البحري"],
    ["AL SAHEL", "الساحل"],
    ["AL NAJJAR", "النجار"],
    ["AL MARJAN", "المرجان"],
  ],
  ...[
    ["AL WAHA", "الواحة"],
    ["AL RAYYAN", "الريان"],
    ["AL SAQER", "الصقر"],
    ["AL HADDAD", "الحداد"],
  ],
  ...[
    ["AL SHAMSI", "الشمسي"],
    ["AL LULU", "اللؤلؤ"],
    ["AL KHAYYAT", "الخياط"],
    ["AL DANA", "الدانة"],
  ],
  ...[
    ["AL GHAWAS", "الغواص"],
    ["AL ZAHRANI", "الزهراني"],
    ["AL JABAL", "الجبل"],
    ["AL TAWASH", "الطواش"],
  ],
] as const;
const nations = [
  ["QATARI", "قطري", "QAT", "634"],
  ["EGYPTIAN", "مصري", "EGY", "818"],
  ["JORDANIAN", "أردني", "JOR", "400"],
  ["INDIAN", "هندي", "IND", "356"],
  ["OMANI", "عماني", "OMN", "512"],
  ["KUWAITI", "كويتي", "KWT", "414"],
] as const;

export interface Person {
  readonly name: string;
  readonly nameArabic: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly nation: { readonly en: string; readonly ar: string; readonly code: string };
  readonly birthDate: string;
  readonly isWoman: boolean;
  /** 11 digits: century, year, nation, serial number. */
  readonly qid: string;
}

export function makePerson(dice: Dice): Person {
  const place = dice.whole(0, given.length - 1);
  const isWoman = place >= 15;
  const [first, firstArabic] = given[place] ?? given[0];
  const [father, fatherArabic] = dice.pick(given.slice(0, 15));
  const [grandfather, grandfatherArabic] = dice.pick(given.slice(0, 15));
  const [last, lastArabic] = dice.pick(family);
  const long = dice.happens(0.5);
  const [nationEn, nationAr, code, number] = dice.pick(nations);
  const birthDate = day(dice, 1955, 2005);
  const century = birthDate < "2000" ? "2" : "3";
  const givenNames = long ? `${first} ${father} ${grandfather}` : `${first} ${father}`;
  return {
    name: `${givenNames} ${last}`,
    nameArabic: [firstArabic, fatherArabic, ...(long ? [grandfatherArabic] : []), lastArabic].join(" "),
    surname: last,
    givenNames,
    nation: { en: nationEn, ar: nationAr, code },
    birthDate,
    isWoman,
    qid: `${century}${birthDate.slice(2, 4)}${number}${dice.digits(5)}`,
  };
}

/** A day, YYYY-MM-DD. */
export function day(dice: Dice, firstYear: number, lastYear: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${dice.whole(firstYear, lastYear)}-${two(dice.whole(1, 12))}-${two(dice.whole(1, 28))}`;
}
