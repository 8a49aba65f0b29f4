import { describe, expect, test } from "vitest";
import { type CampaignSubject, campaignRequest, problemsOfCampaign } from "./campaign-fields.ts";

const subject: CampaignSubject = {
  brand: "rimal",
  campaign: "ac-checkup",
  title: "Air conditioning check",
  asksYear: true,
  firstDay: "2026-11-22",
  lastDay: "2026-12-31",
  timeZone: "Asia/Qatar",
  modelLabel: (id) => ({ suhail: "Suhail" })[id],
  centerTitle: (id) => ({ "al-sadd": "Al Sadd" })[id],
};
const good = {
  fullName: "Khalid Al Mannai",
  phone: "5512 3402",
  vehicleRegistration: "rmlshl1a2b3c45678",
  vehicleModel: "suhail",
  vehicleYear: "2020",
  serviceCenter: "al-sadd",
  serviceDate: "2026-11-24",
  serviceTime: "2026-11-24T05:00:00.000Z",
};
const without = (field: keyof typeof good) => {
  const { [field]: _, ...rest } = good;
  return rest;
};

test("a form that keeps every rule has no problem, with or without e-mail and message", () => {
  expect(problemsOfCampaign(good, subject)).toEqual({});
  expect(problemsOfCampaign({ ...good, email: "k@example.qa", message: "Warm" }, subject)).toEqual({});
});

test("an empty form names every required field, and no other", () => {
  expect(problemsOfCampaign({}, subject)).toEqual({
    fullName: "missing",
    phone: "missing",
    vehicleRegistration: "missing",
    vehicleModel: "missing",
    vehicleYear: "missing",
    serviceCenter: "missing",
    serviceDate: "missing",
    serviceTime: "missing",
  });
});

test("the year is required in the air-conditioning campaign only", () => {
  expect(problemsOfCampaign(without("vehicleYear"), subject)).toEqual({ vehicleYear: "missing" });
  expect(problemsOfCampaign(without("vehicleYear"), { ...subject, asksYear: false })).toEqual({});
});

describe("the first rule that a field breaks", () => {
  test.each([
    ["fullName", "Khalid 2", "wrong-format"],
    ["fullName", "x".repeat(31), "wrong-format"],
    ["fullName", "خالد المناعي", undefined],
    ["phone", "45123402", "wrong-format"],
    ["phone", "5512340", "wrong-format"],
    ["phone", "+974 ٥٥١٢٣٤٠٢", undefined],
    ["email", "khalid@example", "wrong-format"],
    ["email", "khalid@example.info", undefined],
    ["vehicleRegistration", "RMLSHL1A2B3C4567", "wrong-registration"],
    ["vehicleRegistration", "RMLSHL1A2B3C456789", "wrong-registration"],
    ["vehicleRegistration", "RMLSHL1A2B3C4567-", "wrong-registration"],
    ["vehicleRegistration", "RMLSHL1A2B3C4567٨", undefined],
    ["vehicleModel", "unknown", "missing"],
    ["serviceDate", "24 November", "wrong-format"],
    ["serviceDate", "2026-11-21", "too-early"],
    ["serviceDate", "2026-11-22", undefined],
    ["serviceDate", "2026-12-31", undefined],
    ["serviceDate", "2027-01-01", "too-late"],
    ["message", "x".repeat(1024), undefined],
    ["message", "x".repeat(1025), "wrong-format"],
  ] as const)("%s %j: %j", (field, value, problem) => {
    expect(problemsOfCampaign({ ...good, [field]: value }, subject)).toEqual(
      problem === undefined ? {} : { [field]: problem },
    );
  });
});

test("the body says the names of what was chosen", () => {
  expect(campaignRequest(good, subject)).toMatchObject({
    campaignTitle: "Air conditioning check",
    modelOfInterest: "Suhail",
    serviceCenterName: "Al Sadd",
    territoryId: "al-sadd",
    vhvin: "rmlshl1a2b3c45678",
  });
});
