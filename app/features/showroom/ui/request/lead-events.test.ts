import { expect, test } from "vitest";
import { sentLead } from "./lead-events.ts";

const at = { id: "018f3c5e-7a00-7abc-8def-0123456789ab", page: "/offers/suhail-lease" };
const person = { firstName: "Noora", lastName: "Al Thani", mobile: "5512 3456", email: "noora@example.qa" };
const company = {
  ...person,
  "fleet.company": "Doha Water",
  "fleet.crNumber": "12345",
  "fleet.count": "٤٠",
  "fleet.models": "qafila badia",
  "fleet.term": "36",
  message: "Call 55123456",
};

test("the event of an offer says which, and which model", () => {
  const subject = { kind: "offer", offerId: "suhail-lease", campaignId: "autumn", model: "suhail" } as const;
  const event = { event: "lead_sent", form: "offer", offer: "suhail-lease", campaign: "autumn", ...at };
  expect(sentLead(subject, person, at)).toEqual({ ...event, models: "suhail" });
  expect(sentLead(subject, { ...person, model: "reem" }, at)).toEqual({ ...event, models: "reem" });
});

test("the event of a fleet says how many vehicles, which and for how long", () => {
  expect(sentLead({ kind: "fleet" }, company, at)).toEqual({
    event: "lead_sent",
    form: "fleet",
    models: "qafila,badia",
    count: 40,
    term: "36",
    ...at,
  });
});

test("the event of a used car says which", () => {
  const subject = { kind: "used-car", vehicleNo: "RM-1001", model: "suhail" } as const;
  expect(sentLead(subject, person, at)).toEqual({
    event: "lead_sent",
    form: "used-car",
    vehicleNo: "RM-1001",
    models: "suhail",
    ...at,
  });
});

test("nobody behind a form is in its event", () => {
  for (const kind of ["offer", "finance", "used-car", "reserved-car", "fleet"] as const) {
    const sent = JSON.stringify(sentLead({ kind }, company, at));
    for (const own of ["Noora", "Thani", "5512", "noora@", "Doha", '12345"', "Call"])
      expect(sent).not.toContain(own);
  }
});
