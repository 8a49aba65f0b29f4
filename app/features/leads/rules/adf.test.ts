import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAdf } from "../../../../tests/factories/adf-structure.ts";
import { type AdfLead, adfOf } from "./adf.ts";

const lead: AdfLead = {
  id: "0198",
  kind: "offer",
  createdAt: new Date("2026-11-22T11:54:16.120Z"),
  firstName: "نورة",
  lastName: "Al Thani",
  email: "noora@example.qa",
  phone: "+97455123456",
  language: "ar",
  message: 'بعد الرابعة عصراً <b>& "قبل" السادسة</b>',
  make: "Rimal",
  model: "suhail-hybrid",
  vehicleNo: null,
  fleet: null,
  campaign: null,
  comments: ["الاسم: نورة", "x < y"],
  vendor: { name: "Marsa & Sons", email: "sales@marsa.example" },
  site: "https://marsa.example",
};
const adfFor = (changes: Partial<AdfLead> = {}) => readAdf(adfOf({ ...lead, ...changes }));
const text = (adf: ReturnType<typeof adfFor>["adf"], name: string) =>
  [...adf.getElementsByTagName(name)].map((one) => one.textContent);
const mark = (adf: ReturnType<typeof adfFor>["adf"], name: string, attribute: string) =>
  [...adf.getElementsByTagName(name)].map((one) => one.getAttribute(attribute));

describe("a lead as ADF", () => {
  test("says who requests what, Arabic and markup as they were typed", () => {
    const { adf, problems } = adfFor();
    expect(problems).toEqual([]);
    expect(text(adf, "requestdate")).toEqual(["2026-11-22T11:54:16+00:00"]);
    expect([text(adf, "year"), text(adf, "make"), text(adf, "model")]).toEqual([
      ["2026"],
      ["Rimal"],
      ["Suhail Hybrid"],
    ]);
    expect(text(adf, "comments")).toEqual([lead.message, "الاسم: نورة\nx < y"]);
    expect(text(adf, "name")).toEqual(["نورة", "Al Thani", "Marsa & Sons", "Marsa & Sons"]);
    expect(mark(adf, "name", "part")).toEqual(["first", "last", "full", "full"]);
    expect(text(adf, "phone")).toEqual(["+97455123456"]);
    expect(text(adf, "vendorname")).toEqual(["Marsa & Sons"]);
  });

  test.each([
    [{ kind: "offer" }, "buy", "new"],
    [{ kind: "finance" }, "buy", "new"],
    [{ kind: "enquiry" }, "buy", "new"],
    [{ kind: "test-drive" }, "test-drive", "new"],
    [{ kind: "used-car", vehicleNo: "RM-1001" }, "buy", "used"],
    [{ kind: "reserved-car", vehicleNo: "RM-1001" }, "buy", "used"],
    [{ kind: "sell-car", model: null }, "sell", "used"],
    [{ kind: "fleet", fleet: { models: ["qafila"], term: "36" } }, "lease", "new"],
    [{ kind: "fleet", fleet: { models: ["qafila"], term: "purchase" } }, "buy", "new"],
    [{ kind: "task", campaign: { modelOfInterest: "suhail", modelYear: "2021" } }, "buy", "new"],
  ] as const)("of %j is an interest to %s a %s vehicle", (changes, interest, status) => {
    const { adf, problems } = adfFor(changes);
    expect(problems).toEqual([]);
    expect(mark(adf, "vehicle", "interest")).toEqual([interest]);
    expect(mark(adf, "vehicle", "status")).toEqual([status]);
  });

  test("of a used car names its stock number and no year that nobody said", () => {
    const { adf } = adfFor({ kind: "used-car", vehicleNo: "RM-1001" });
    expect([text(adf, "stock"), text(adf, "year")]).toEqual([["RM-1001"], [""]]);
  });

  test("of a fleet names each of its models", () => {
    const { adf, problems } = adfFor({ kind: "fleet", fleet: { models: ["qafila", "badia"], term: "24" } });
    expect(problems).toEqual([]);
    expect(text(adf, "model")).toEqual(["Qafila", "Badia"]);
  });

  test("without an e-mail address and without a model is complete", () => {
    expect(adfFor({ email: null, model: null }).problems).toEqual([]);
  });

  test("stands whatever a visitor types", () => {
    const anything = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(anything, anything, (message, firstName) => {
        expect(adfFor({ message, firstName, comments: [message] }).problems).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test("the check of the structure finds each kind of fault", () => {
  const good = adfOf(lead);
  const faults: [string, string, RegExp][] = [
    ['interest="buy"', 'interest="want"', /vehicle interest="want"/],
    ["<make>Rimal</make>", "", /vehicle has 0 of make/],
    ["<requestdate>", "<extra/><requestdate>", /prospect holds extra/],
    ['part="first"', 'part="given"', /name part="given"/],
    ['time="nopreference"', 'time="night"', /phone time="night"/],
    ["11:54:16+00:00", "noon", /requestdate is no instant/],
  ];
  for (const [from, to, problem] of faults)
    expect(readAdf(good.replace(from, to)).problems.join()).toMatch(problem);
  expect(() => readAdf(good.replace("</adf>", ""))).toThrow();
});
