import { beforeAll, describe, expect, test, vi } from "vitest";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { database } from "#app/platform/database.server.ts";
import type { AppointmentTables } from "../../../../../tests/factories/booking/all-tables.ts";
import {
  appointmentBody,
  type BookedAnswer,
  badia,
  bookingApiOnDemo,
  shihab,
  slotsBody,
} from "../../../../../tests/factories/booking/booking-api.ts";
import { demoCampaigns } from "../../../../../tests/factories/booking/campaigns.ts";
import { testDatabase } from "../../../../../tests/factories/database/test-database.ts";
import { bookingRefusals } from "../../refusals.ts";

// The importer's own choices: other tests book a car more often than he lets a customer.
vi.hoisted(() => {
  delete process.env.MARSA_CONFIG;
});
testDatabase();
demoCampaigns();
const { post, patch } = bookingApiOnDemo();
const path = "/v3/orders/services/appointment";
const most = 4;
const freeSlots = async (vehicleId: string, changes: Record<string, unknown> = {}) =>
  (await post<TimeSlot[]>("/v3/orders/services/slots", slotsBody({ vehicleId, ...changes }))).data;
const codes = (answers: readonly { status: number; code?: string }[]) =>
  answers.map(({ status, code }) => code ?? status).toSorted();
const bodyOf = (vehicleId: string, slot: TimeSlot | undefined) => appointmentBody(slot, { vehicleId });
const times = <T>(count: number, what: T): T[] => Array.from({ length: count }, () => what);

beforeAll(async () => {
  const centers = database<AppointmentTables>().updateTable("booking.center");
  await centers.set({ confirms_at_once: true }).execute();
});

describe("one vehicle", () => {
  test("of twelve bookings at once gets as many as it may have ahead, and another when one is canceled", async () => {
    const [extra, ...slots] = (await freeSlots(shihab)).slice(0, 13);
    const answers = await Promise.all(slots.map((slot) => post<BookedAnswer>(path, bodyOf(shihab, slot))));
    expect(codes(answers)).toEqual([...times(most, 200), ...times(8, "too-many-appointments")]);
    for (const lang of ["en", "ar"] as const) {
      const refused = await post(`${path}?lang=${lang}`, bodyOf(shihab, extra));
      const message = bookingRefusals["too-many-appointments"][lang];
      expect(refused).toMatchObject({ status: 409, code: "too-many-appointments", message, most });
    }
    const [booked] = answers.filter(({ status }) => status === 200);
    const appointmentId = booked?.data.serviceAppointmentId ?? "";
    // What it has may still be moved: their number stays.
    expect((await patch(path, { ...bodyOf(shihab, extra), appointmentId })).status).toBe(200);
    expect((await patch(path, { appointmentId, status: "CANC" })).status).toBe(200);
    expect((await post(path, bodyOf(shihab, extra))).status).toBe(200);
  });

  test("of twelve bookings of one hour at once, at several centers, gets one; of two moves to another hour too", async () => {
    const territoryIds = ["al-sadd", "west-bay", "lusail"];
    const all = await freeSlots(badia, { territoryIds });
    const slot = all.find(({ territories }) => territories.length === territoryIds.length);
    const bodies = slot?.territories.flatMap((territory) =>
      times(4, bodyOf(badia, { ...slot, territories: [territory] })),
    );
    const answers = await Promise.all((bodies ?? []).map((body) => post(path, body)));
    expect(codes(answers)).toEqual([200, ...times(11, "vehicle-busy")]);

    const [wanted, ...later] = all.slice(-3);
    const ids = await Promise.all(
      later.map(
        async (one) => (await post<BookedAnswer>(path, bodyOf(badia, one))).data.serviceAppointmentId,
      ),
    );
    const moved = await Promise.all(
      ids.map((appointmentId) => patch(path, { ...bodyOf(badia, wanted), appointmentId })),
    );
    expect(codes(moved)).toEqual([200, "vehicle-busy"]);
    const message = bookingRefusals["vehicle-busy"].ar;
    const again = await post(`${path}?lang=ar`, bodyOf(badia, wanted));
    expect(again).toMatchObject({ status: 409, code: "vehicle-busy", message });
  });

  test("is at one place also within a campaign", async () => {
    const campaign = "ac-checkup";
    const terms = { territoryIds: ["al-rayyan"], servicesList: ["gr-ac"], campaign };
    const own = await database<AppointmentTables>()
      .selectFrom("booking.appointment")
      .select("starts_at")
      .where("vehicle_id", "=", badia)
      .where("code", "=", "CNF")
      .execute();
    const starts = own.map(({ starts_at }) => starts_at.toISOString());
    const slot = (await freeSlots(badia, terms)).find(({ startTime }) => starts.includes(startTime));
    const body = { ...appointmentBody(slot, { vehicleId: badia, Service_Types__c: "gr-ac" }), campaign };
    expect(await post(path, body)).toMatchObject({ status: 409, code: "vehicle-busy" });
    const requests = database<AppointmentTables>().selectFrom("booking.campaign_request").selectAll();
    expect(await requests.execute()).toEqual([]);
  });
});
