import { describe, expect, test } from "vitest";
import { line } from "../../../../../../tests/factories/documents/words-of-line.ts";
import type { DocumentType } from "../../document-types.ts";
import { findFields } from "../find-fields.ts";
import type { Word } from "../words.ts";

const today = "2026-11-23";
const valuesOf = (type: DocumentType, latin: readonly Word[], arabic: readonly Word[] = []) =>
  Object.fromEntries(findFields(type, { latin, arabic }, today).map(({ key, value }) => [key, value]));

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

  test("a long name goes on in the next line of its cell, unsurely", () => {
    const latin = [
      ...line(100, 40, ["Name", 60, "MARYAM", "SAUD", "TARIQ"]),
      ...line(124, 156, ["AL", "MARJAN"]),
      ...line(170, 40, ["Nationality", 20, "OMANI"]),
    ];
    const name = findFields("qid", { latin, arabic: [] }, today).find(({ key }) => key === "name");
    expect([name?.value, name?.most]).toEqual(["MARYAM SAUD TARIQ AL MARJAN", 0.8]);
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
