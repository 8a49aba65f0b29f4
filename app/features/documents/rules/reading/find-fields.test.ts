import { describe, expect, test } from "vitest";
import { line } from "../../../../../tests/factories/documents/words-of-line.ts";
import type { DocumentType } from "../document-types.ts";
import { findFields } from "./find-fields.ts";
import type { Word } from "./words.ts";

const today = "2026-11-23";
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

test("a name that ends in an article goes on where the next line begins, another one does not", () => {
  const below = line(128, 40, ["BAHRI"]);
  const name = (...words: string[]) =>
    valuesOf("qid", [...line(100, 40, ["Name:", 20, ...words]), ...below]).name;
  expect(name("AISHA", "TARIQ", "AL")).toBe("AISHA TARIQ AL BAHRI");
  expect(name("AISHA", "TARIQ", "SAQER")).toBe("AISHA TARIQ SAQER");
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
