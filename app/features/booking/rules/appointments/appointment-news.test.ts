import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AppointmentNews, type CountingMove, newsOf, type Standing } from "./appointment-news.ts";
import { type AppointmentCode, appointmentCodes } from "./appointment-states.ts";

const ten = new Date("2026-12-01T07:00:00Z");
const noon = new Date("2026-12-01T09:00:00Z");
const standing = (code: AppointmentCode, startsAt = ten, centerId = "al-sadd"): Standing => ({
  code,
  startsAt,
  centerId,
});
const staff: CountingMove = { actor: "staff", isReschedule: false };
const staffElsewhere: CountingMove = { actor: "staff", isReschedule: true };
const customer: CountingMove = { actor: "customer", isReschedule: false };
const rule: CountingMove = { actor: "system", isReschedule: false };
const online = { isByStaff: false, isNoShow: false };

describe("what a customer is notified of", () => {
  it.each<[string, Standing | undefined, Standing, CountingMove[], AppointmentNews | undefined]>([
    ["a booking", undefined, standing("CREA"), [customer], "booked"],
    ["a booking that staff confirmed at once", undefined, standing("CNF"), [customer, staff], "booked"],
    ["a booking and a change", undefined, standing("CNF", noon), [customer, customer], "changed"],
    ["a confirmation", standing("CREA"), standing("CNF"), [staff], "confirmed"],
    ["a confirmation by rule", standing("NEW"), standing("CNF"), [rule], "confirmed"],
    ["a rejection", standing("CREA"), standing("RJD"), [staff], "rejected"],
    ["a rejection before the booking was said", undefined, standing("RJD"), [customer, staff], "rejected"],
    ["another time", standing("CNF"), standing("CNF", noon), [staffElsewhere], "moved-by-us"],
    ["another center", standing("CNF"), standing("CNF", ten, "lusail"), [staffElsewhere], "moved-by-us"],
    [
      "confirmed at another time",
      standing("CREA"),
      standing("CNF", noon),
      [staff, staffElsewhere],
      "moved-by-us",
    ],
    ["there and back again", standing("CNF"), standing("CNF"), [staffElsewhere, staffElsewhere], undefined],
    ["a change by the customer", standing("CNF"), standing("CNF"), [customer], "changed"],
    ["a change that staff confirmed", standing("CREA"), standing("CNF", noon), [customer, staff], "changed"],
    ["a cancellation", standing("CNF"), standing("CANC"), [customer], "canceled"],
    ["a cancellation by us", standing("CNF"), standing("CANC"), [staff], "canceled-by-us"],
    ["a cancellation that is known", standing("CANC"), standing("CANC"), [staff], undefined],
    ["check-in", standing("CNF"), standing("CIN"), [staff], "checked-in"],
    ["check-in and work", standing("CNF"), standing("WIP"), [staff, staff], "checked-in"],
    ["work", standing("CIN"), standing("WIP"), [staff], undefined],
    ["work again after a check", standing("CIN"), standing("WIP"), [staff, staff, staff], undefined],
    ["ready", standing("CIN"), standing("RFD"), [staff], "ready"],
    ["to be paid", standing("CIN"), standing("PPY"), [staff], "ready"],
    ["to be paid, then ready", standing("PPY"), standing("RFD"), [staff], undefined],
    ["all of a day in a minute", standing("CNF"), standing("OUT"), [staff, staff, staff], "handed-over"],
    ["nothing at all", standing("CNF"), standing("CNF"), [], undefined],
  ])("%s", (_, announced, current, since, expected) => {
    expect(newsOf({ announced, current, since, ...online })).toBe(expected);
  });

  it("is that nobody came, where nobody did", () => {
    const query = { announced: standing("CNF"), current: standing("CANC"), since: [staff], isByStaff: false };
    expect(newsOf({ ...query, isNoShow: true })).toBe("no-show");
  });

  it("is nothing of a booking by staff that was canceled before anybody heard of it", () => {
    const query = { announced: undefined, current: standing("CANC"), since: [staff, staff], isNoShow: false };
    expect(newsOf({ ...query, isByStaff: true })).toBeUndefined();
    expect(newsOf({ ...query, isByStaff: false })).toBe("canceled-by-us");
  });

  it("is never anything where all is as it was said, and no move is new", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...appointmentCodes),
        fc.boolean(),
        fc.boolean(),
        (code, isByStaff, isNoShow) => {
          const query = {
            announced: standing(code),
            current: standing(code),
            since: [],
            isByStaff,
            isNoShow,
          };
          expect(newsOf(query)).toBeUndefined();
        },
      ),
    );
  });
});
