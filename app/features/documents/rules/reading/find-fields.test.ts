import { describe, expect, test } from "vitest";
import type { DocumentType } from "../document-types.ts";
import { findFields } from "./find-fields.ts";
import type { Word } from "./words.ts";

const today = "2026-11-23";
const height = 20;

/** Words of a line as an engine gives them; a number between them is a gap in pixels. */
function line(y: number, x: number, parts: readonly (string | number)[], confidence = 0.95): Word[] {
  const words: Word[] = [];
  let at = x;
  for (const part of parts) {
    if (typeof part === "number") {
      at += part;
      continue;
    }
    const width = part.length * 12;
    words.push({ text: part, confidence, x0: at, y0: y, x1: at + width, y1: y + height });
    at += width + 8;
  }
  return words;
}

const valuesOf = (type: DocumentType, latin: readonly Word[], arabic: readonly Word[] = []) =>
  Object.fromEntries(findFields(type, { latin, arabic }, today).map(({ key, value }) => [key, value]));

describe("fields beside or under their labels", () => {
  test("each on a line of its own, with what an engine makes of Arabic on the other side", () => {
    const garbage = line(105, 800, ["ell", "cay)"], 0.2);
    const latin = [
      ...line(100, 40, ["Plate", "No:", 30, "99807"]),
      ...line(150, 40, ["Owner:", 20, "SALEH", "JASSIM", "AL", "DANA"]),
      ...line(200, 40, ["Model:", 20, "KHOR", "LX"]),
      ...line(250, 40, ["Year:", 20, "2026"]),
      ...line(300, 40, ["Chassis", "No:", 30, "JTMR7YXN9YE046136"]),
      ...line(350, 40, ["Engine", "No:", 30, "JB4913379"]),
      ...line(400, 40, ["Expiry", "Date:", 30, "07/06/2028"]),
      ...garbage,
    ];
    expect(valuesOf("vehicle-registration", latin)).toEqual({
      plate: "99807",
      name: "SALEH JASSIM AL DANA",
      model: "KHOR LX",
      modelYear: "2026",
      vin: "JTMR7YXN9YE046136",
      expiry: "2028-06-07",
    });
  });

  test("labels small above their values, misread a little", () => {
    const latin = [
      ...line(100, 40, ["Lic.", "Numbar"]),
      ...line(126, 40, ["25840042536"]),
      ...line(180, 40, ["Full", "Nane"]),
      ...line(206, 40, ["SHEIKHA", "SALEH", "AL", "RAYYAN"]),
      ...line(260, 40, ["Blood", "Type"]),
      ...line(286, 40, ["B+"]),
      ...line(340, 40, ["Date", "of", "Expery"]),
      ...line(366, 40, ["2026-12-10"]),
    ];
    expect(valuesOf("driving-license", latin)).toEqual({
      number: "25840042536",
      name: "SHEIKHA SALEH AL RAYYAN",
      expiry: "2026-12-10",
    });
  });

  test("two labels in a row end each other's values", () => {
    const latin = line(100, 40, ["Date", "of", "Birth", "04/09/1990", 40, "Nationality", "OMANI"]);
    expect(valuesOf("qid", latin)).toEqual({ birthDate: "1990-09-04", nationality: "OMANI" });
  });

  test("no label is a value, and what stands on other papers alone is left out", () => {
    const latin = [
      ...line(100, 40, ["Insurer"]),
      ...line(130, 40, ["Name"]),
      ...line(160, 40, ["Occupation", "TEACHER"]),
    ];
    expect(valuesOf("insurance", latin)).toEqual({});
    expect(valuesOf("other", latin)).toEqual({});
  });

  test("digits are corrected with less certainty, and a place that cannot be read is empty", () => {
    const latin = [...line(100, 40, ["ID", "No", "2584OO42536"]), ...line(150, 40, ["D.0.B", "4/9/19"])];
    const fields = findFields("qid", { latin, arabic: [] }, today);
    expect(fields.map(({ key, value, certainty }) => [key, value, certainty])).toEqual([
      ["number", "25840042536", 0.7],
      ["birthDate", "", 1],
    ]);
  });

  test("Arabic-Indic digits are no value", () => {
    expect(valuesOf("qid", line(100, 40, ["Expiry", "٠٧/٠٦/٢٠٢٨"]))).toEqual({});
  });

  test("a VIN needs no label", () => {
    const latin = line(100, 40, ["JTMR7YXN9YE046136"]);
    expect(valuesOf("insurance", latin)).toEqual({ vin: "JTMR7YXN9YE046136" });
  });

  test("nothing on the page gives nothing", () => {
    expect(valuesOf("passport", [])).toEqual({});
  });
});

describe("a name in Arabic letters", () => {
  const latin = line(100, 40, ["Name:", 20, "NOORA", "HAMAD", "AL", "JABAL"]);

  test("stands on the same row, between its label and the Latin name", () => {
    const arabic = line(100, 500, ["الجبل", "حمد", "نورة", 30, "الاسم"]);
    expect(valuesOf("qid", latin, arabic).nameArabic).toBe("نورة حمد الجبل");
  });

  test("stands on the next row, although its label was not read", () => {
    const arabic = [...line(150, 500, ["الجبل", "حمد", "نورة"]), ...line(600, 500, ["شهادة", "تسجيل"])];
    expect(valuesOf("qid", latin, arabic).nameArabic).toBe("نورة حمد الجبل");
  });

  test("is not what the Arabic engine makes of Latin letters, nor another label's value", () => {
    const arabic = [
      ...line(100, 120, ["لالنمهم", "لالنمهم"], 0.6),
      ...line(60, 500, ["قطري", "الجنسية"]),
      ...line(140, 500, ["تاريخ", "الميلاد"].toReversed()),
    ];
    expect(valuesOf("qid", latin, arabic)).not.toHaveProperty("nameArabic");
  });

  test("of several names nearby the one that sounds like the Latin one is taken", () => {
    const arabic = [
      ...line(150, 400, ["البحري", "عبدالرحمن", "إبراهيم"]),
      ...line(60, 500, ["الجبل", "حمد", "نورة"]),
    ];
    expect(valuesOf("qid", latin, arabic).nameArabic).toBe("نورة حمد الجبل");
  });
});

describe("whatever the layout", () => {
  test("labels of other values take theirs: a table card has no owner called REG DATE", () => {
    const latin = [
      ...line(100, 40, ["Plate", "No.", 120, "5180"]),
      ...line(140, 40, ["Owner", 160, "MARIA", "DELA", "CRUZ"]),
      ...line(220, 40, ["Owner", "ID", 120, "27545205173"]),
      ...line(260, 40, ["Reg.", "Date", 110, "06/09/2021"]),
      ...line(300, 40, ["Exp.", "Date", 110, "04/12/2026"]),
      ...line(340, 40, ["Ins.", "Exp.", 110, "19/06/2030"]),
    ];
    expect(valuesOf("vehicle-registration", latin)).toEqual({
      plate: "5180",
      name: "MARIA DELA CRUZ",
      expiry: "2026-12-04",
    });
    const withoutOwner = latin.filter(({ y0 }) => y0 !== 140);
    expect(valuesOf("vehicle-registration", withoutOwner)).not.toHaveProperty("name");
  });

  test.each([
    ["Passport", "Expiry:"],
    ["Visa", "Expiry:"],
    ["Sponsor", "Validity"],
  ])("%s %s is not the expiry of a card", (qualifier, label) => {
    const back = line(100, 40, [qualifier, label, 20, "09/03/2033"]);
    const expiry = findFields("qid", { latin: back, arabic: [] }, today).find(({ key }) => key === "expiry");
    expect(expiry?.most ?? 0).toBeLessThan(0.8);
  });

  test("a label's first word that was overlooked in one language is read in the other one", () => {
    const latin = [
      ...line(100, 40, ["Exp.", "Date", 110, "23/12/2026"]),
      ...line(140, 40, ["Exp.", 160, "05/04/2029"]),
    ];
    const arabic = line(140, 700, ["التأمين", "انتهاء"]);
    expect(valuesOf("vehicle-registration", latin, arabic).expiry).toBe("2026-12-23");
  });

  test("labels stand under their values", () => {
    const latin = [
      ...line(100, 40, ["28481856261"]),
      ...line(100, 500, ["09/12/1990"]),
      ...line(124, 40, ["ID", "No"]),
      ...line(124, 500, ["Date", "of", "Birth"]),
      ...line(190, 40, ["QATARI"]),
      ...line(190, 500, ["12/09/2030"]),
      ...line(214, 40, ["Nationality"]),
      ...line(214, 500, ["Expiry"]),
    ];
    expect(valuesOf("qid", latin)).toEqual({
      number: "28481856261",
      nationality: "QATARI",
      birthDate: "1990-12-09",
      expiry: "2030-09-12",
    });
  });

  test("a row of labels stands above a row of values", () => {
    const latin = [
      ...line(100, 40, ["Plate", "No"]),
      ...line(100, 300, ["Model"]),
      ...line(100, 560, ["Year"]),
      ...line(130, 40, ["714775"]),
      ...line(130, 300, ["EXPLORER"]),
      ...line(130, 560, ["2014"]),
    ];
    expect(valuesOf("vehicle-registration", latin)).toEqual({
      plate: "714775",
      model: "EXPLORER",
      modelYear: "2014",
    });
  });

  test("an Arabic screen has its labels above values that begin where lines begin", () => {
    const latin = [...line(140, 900, ["23044681396"]), ...line(300, 920, ["2028/06/01"])];
    const arabic = [
      ...line(110, 920, ["الشخصي", "الرقم"]),
      ...line(190, 980, ["الاسم"]),
      ...line(220, 860, ["بيلاي", "كومار", "راجيش"]),
      ...line(270, 900, ["الانتهاء", "تاريخ"]),
    ];
    expect(valuesOf("qid", latin, arabic)).toEqual({
      number: "23044681396",
      nameArabic: "راجيش كومار بيلاي",
      expiry: "2028-06-01",
    });
  });

  test("in the sentences of a letter a value ends where the sentence goes on", () => {
    const latin = [
      ...line(
        100,
        40,
        "This is to certify that the vehicle bearing Plate No 714775, owned by A B, is".split(" "),
      ),
      ...line(126, 40, "insured with PEARL TAKAFUL Q.P.S.C for the period from 27 APR 2026 to".split(" ")),
      ...line(152, 40, "27 APR 2027 (both days inclusive).".split(" ")),
    ];
    expect(valuesOf("insurance", latin)).toEqual({
      insurer: "PEARL TAKAFUL Q.P.S.C",
      plate: "714775",
      issueDate: "2026-04-27",
      expiry: "2027-04-27",
    });
  });

  test("names without a label are known by sounding alike in both scripts", () => {
    const latin = [
      ...line(60, 40, ["Driving", "Licence"]),
      ...line(100, 40, ["YOUSSEF", "BEN", "SALAH"]),
      ...line(140, 40, ["Lic.", "No.", "28969023188"]),
    ];
    const arabic = line(80, 700, ["صالح", "بن", "يوسف"]);
    const fields = findFields("driving-license", { latin, arabic }, today);
    expect(fields.map(({ key, value, most }) => [key, value, most])).toEqual([
      ["number", "28969023188", undefined],
      ["name", "YOUSSEF BEN SALAH", 1],
      ["nameArabic", "يوسف بن صالح", 1],
    ]);
  });

  test("the parts of a passport's name stand in two places", () => {
    const latin = [
      ...line(100, 40, ["Surname"]),
      ...line(124, 40, ["HADDAD"]),
      ...line(170, 40, ["Given", "names"]),
      ...line(194, 40, ["LAYLA", "OMAR"]),
    ];
    const fields = findFields("passport", { latin, arabic: [] }, today);
    expect(fields.map(({ value, part }) => [value, part])).toEqual([
      ["LAYLA OMAR", "given"],
      ["HADDAD", "surname"],
    ]);
  });
});
