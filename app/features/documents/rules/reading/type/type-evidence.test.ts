import { describe, expect, test } from "vitest";
import { type DocumentType, documentTypes } from "../../document-types.ts";
import { plain } from "../labels/label-text.ts";
import { labelWords } from "../labels/label-words.ts";
import type { Word } from "../words.ts";
import type { ZoneKind } from "../zone/zone.ts";
import { titles } from "./titles.ts";
import { typeEvidence, typeOf } from "./type-evidence.ts";

/** Words of lines as an engine gives them: from Latin's side, words of Arabic from the other one. */
function wordsOf(lines: readonly string[], isTurned = false): Word[] {
  return lines.flatMap((line, row) => {
    const words = isTurned ? line.split(" ").toReversed() : line.split(" ");
    let at = 40;
    return words.map((text) => {
      const [x0, x1] = [at, at + text.length * 12];
      at = x1 + 8;
      return { text, confidence: 0.95, x0, x1, y0: row * 50, y1: row * 50 + 20 };
    });
  });
}

const page = (latin: readonly string[], arabic: readonly string[] = [], zone?: ZoneKind) =>
  typeEvidence({ latin: wordsOf(latin), arabic: wordsOf(arabic, true) }, zone);

const license = [
  ...["SPECIMEN · DRIVING LICENSE", "License No: 28412345678", "Name: ALI AL BAHRI", "Nationality: QATARI"],
  ...["Date of Birth: 01/02/1990", "Blood Type: A+", "Issue Date: 01/02/2022", "Expiry Date: 01/02/2027"],
];
const permit = [
  ...["RESIDENCY PERMIT", "ID No: 28412345678", "Date of Birth: 01/02/1990", "Expiry: 01/02/2027"],
  ...["Nationality: OMANI", "Occupation: ENGINEER", "Name: ALI AL BAHRI"],
];
const registration = [
  ...["VEHICLE REGISTRATION", "Plate No: 12345", "Owner: ALI AL BAHRI", "Make: RIMAL", "Model: KHOR LX"],
  ...[
    "Year: 2024",
    "Chassis No: JTMR7YXN9YE046136",
    "Engine No: AB123",
    "Color: WHITE",
    "Expiry Date: 01/02/2027",
  ],
];
const insurance = [
  ...[
    "MOTOR INSURANCE CERTIFICATE",
    "Policy No: P/1/2",
    "Insurer: DUNE",
    "Plate Number: 12345",
    "Make: RIMAL",
  ],
  ...["Chassis No: JTMR7YXN9YE046136", "Start Date: 01/02/2026", "End Date: 01/02/2027", "Premium: 1"],
];
const passport = [
  ...["PASSPORT", "Passport No: A1234567", "Surname: AL BAHRI", "Given Names: ALI", "Nationality: QATARI"],
  ...["Date of Birth: 01/02/1990", "Issue Date: 01/02/2022", "Expiry Date: 01/02/2027"],
];
const trade = [
  ...["COMMERCIAL REGISTRATION", "CR No: 12345", "Trade name: DUNE", "Legal form: LLC", "Activity: CARS"],
  ...["Expiry date: 01/02/2027"],
];
const salary = [
  ...["SALARY CERTIFICATE", "Date: 01/02/2026", "Designation: ENGINEER", "Joining date: 01/02/2020"],
  ...["Basic salary: 1", "Housing allowance: 1"],
];
const papers: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  "driving-license": license,
  qid: permit,
  "vehicle-registration": registration,
  insurance,
  passport,
  "trade-license": trade,
  "salary-certificate": salary,
};
const pairs = Object.entries(papers).flatMap(([type, lines]) =>
  documentTypes.map((asked) => [type as DocumentType, asked, lines] as const),
);

describe("a document that was uploaded", () => {
  test.each(pairs)("%s as %s is known", (type, asked, lines) => {
    expect(typeOf(asked, [page(lines)])).toBe(type);
  });

  test.each(pairs)("%s as %s, without its title, is what it was uploaded as", (_, asked, lines) => {
    expect(typeOf(asked, [page(lines.slice(1))])).toBe(asked);
  });

  test.each([
    ["a title that was misread a little", ["DRIVINC LICENSF", ...license.slice(1)], [], "driving-license"],
    ["a title in Arabic alone", license.slice(1), ["رخصة قيادة"], "driving-license"],
    ["labels in Arabic as well, which count once", ["PASSPORT", "Nationality: X"], ["الجنسية"], "other"],
    ["a title alone", ["DRIVING LICENSE"], ["رخصة قيادة"], "other"],
    ["a title that is a number's label", ["Driving License No: 1", ...license.slice(1)], [], "other"],
    [
      "titles of two types and as many labels",
      [...license, "RESIDENCY PERMIT", "ID No", "Occupation"],
      [],
      "driving-license",
    ],
    ["nothing on it", [], [], "other"],
  ] as const)("as another one, with %s", (_, latin, arabic, type) => {
    expect(typeOf("other", [page(latin, arabic)])).toBe(type);
  });

  test("with its own title is never another one, whatever else stands on it", () => {
    const texts = ["MOTOR INSURANCE CERTIFICATE", ...registration];
    expect(typeOf("insurance", [page(texts)])).toBe("insurance");
    expect(typeOf("driving-license", [page(["DRIVING LICENSE"]), page(permit, [], "card")])).toBe(
      "driving-license",
    );
  });

  test("with as many labels of both types is what it was uploaded as", () => {
    expect(typeOf("qid", [page(["DRIVING LICENSE", "Name", "Nationality", "Expiry date"])])).toBe("qid");
  });

  test("is known by its zone where the title was not read, on whichever page", () => {
    expect(typeOf("driving-license", [page(permit.slice(1)), page([], [], "card")])).toBe("qid");
    expect(typeOf("qid", [page(passport.slice(1), [], "passport")])).toBe("passport");
    expect(typeOf("passport", [page(passport.slice(1), [], "passport")])).toBe("passport");
  });

  test("with the zone of another type alone is what it was uploaded as", () => {
    expect(typeOf("driving-license", [page([], [], "card")])).toBe("driving-license");
    expect(typeOf("driving-license", [page(license.slice(1), [], "card")])).toBe("driving-license");
  });
});

describe("the titles of types", () => {
  const all = documentTypes.flatMap((type) => titles[type].map((title) => ({ type, title })));

  test("have at most five words, and none is taken for one of another type", () => {
    for (const { type, title } of all) {
      expect(title.split(" ").length).toBeLessThanOrEqual(5);
      const same = all.filter((other) => other.type !== type && plain(title) === plain(other.title));
      expect({ title, same }).toEqual({ title, same: [] });
    }
  });

  test("are no labels of values", () => {
    const labels = Object.values(labelWords).flatMap(({ kind, names }) =>
      kind === "heading" ? [] : [...names],
    );
    expect(all.filter(({ title }) => labels.includes(title))).toEqual([]);
  });

  test("of every type but the last are of both scripts", () => {
    for (const type of documentTypes.filter((one) => one !== "other")) {
      expect(titles[type].some((title) => /[a-z]/.test(title))).toBe(true);
      expect(titles[type].some((title) => /\p{Script=Arabic}/u.test(title))).toBe(true);
    }
  });
});
