import { expect, test } from "vitest";
import { leadBody, problemsOfLead } from "./lead-fields.ts";

const offer = {
  kind: "offer",
  offerId: "suhail-lease",
  campaignId: "offer-suhail-lease",
  model: "suhail",
} as const;
const person = { firstName: "Noora", lastName: "Al Thani", mobile: "5512 3456" };
const company = {
  ...person,
  email: "fleet@example.qa",
  "fleet.company": "Doha Water",
  "fleet.crNumber": "12345",
  "fleet.count": "12",
  "fleet.models": "qafila badia",
  "fleet.term": "36",
};

test.each([
  [{}, { firstName: "missing", lastName: "missing", mobile: "missing" }],
  [person, {}],
  [{ ...person, mobile: "4512 3456" }, { mobile: "wrong-format" }],
  [{ ...person, firstName: "Al-Noor" }, { firstName: "wrong-format" }],
  [{ ...person, email: "noora" }, { email: "wrong-format" }],
])("the form of an offer with %j has the errors %j", (values, problems) => {
  expect(problemsOfLead(values, offer)).toEqual(problems);
});

test("the form of a used car says which car it is about, and needs to", () => {
  const circumstances = { page: "/listing/RM-1001", utm: {}, filledInMs: 9_000 };
  const car = { kind: "used-car", vehicleNo: "RM-1001", model: "suhail" } as const;
  expect(leadBody(person, car, circumstances)).toMatchObject({ vehicleNo: "RM-1001", model: "suhail" });
  expect(problemsOfLead(person, car)).toEqual({});
  expect(problemsOfLead(person, { kind: "reserved-car" })).toEqual({ vehicleNo: "missing" });
});

test("the form of a model is a question about it, at a showroom of the visitor's choice", () => {
  const circumstances = { page: "/vehicle/suhail", utm: {}, filledInMs: 9_000 };
  const question = { kind: "enquiry", model: "suhail" } as const;
  const values = { ...person, location: "rimal-showroom-lusail" };
  expect(leadBody(values, question, circumstances)).toMatchObject({
    ...{ kind: "enquiry", model: "suhail", location: "rimal-showroom-lusail" },
  });
  expect(problemsOfLead(values, question)).toEqual({});
});

test("the form of a car for sale requires which it is", () => {
  expect(problemsOfLead(person, { kind: "sell-car" })).toEqual({ message: "missing" });
  expect(problemsOfLead({ ...person, message: "Reem 2021" }, { kind: "sell-car" })).toEqual({});
});

test("the form of a fleet names each of its own fields", () => {
  expect(problemsOfLead(company, { kind: "fleet" })).toEqual({});
  expect(problemsOfLead({ ...company, "fleet.count": "0" }, { kind: "fleet" })).toEqual({
    "fleet.count": "wrong-format",
  });
  const nothing = problemsOfLead({}, { kind: "fleet" });
  expect(Object.keys(nothing).sort()).toEqual(
    [
      "email",
      "firstName",
      "fleet.company",
      "fleet.count",
      "fleet.crNumber",
      "fleet.models",
      "fleet.term",
      "lastName",
      "mobile",
    ].sort(),
  );
  expect(new Set(Object.values(nothing))).toEqual(new Set(["missing"]));
});

test("the body says what the lead is about; a chosen model goes before the page's, consent is only what was ticked", () => {
  const at = { page: "/offers/suhail-lease", utm: { utm_source: "radio" }, filledInMs: 9_000 };
  expect(leadBody({ ...person, model: "reem" }, offer, at)).toMatchObject({
    ...at,
    ...offer,
    model: "reem",
    marketingConsent: false,
  });
  expect(leadBody({ ...person, marketingConsent: "yes" }, offer, at)).toMatchObject({
    model: "suhail",
    marketingConsent: true,
  });
  expect(leadBody(company, { kind: "fleet" }, at)).toMatchObject({ fleet: { models: ["qafila", "badia"] } });
  const calculator = { kmPerYear: 45_000, count: 40, use: "parcels", months: 36 };
  expect(leadBody(company, { kind: "fleet", calculator }, at)).toMatchObject({ fleet: { calculator } });
});
