import type { Activity, AppointmentDetails } from "#app/features/booking/activity-calls.ts";

/** A service appointment as the list of activities has it. */
export function activityExample(changes: Partial<Activity> = {}): Activity {
  return {
    ...{ id: "a1", type: "service", code: "CNF", status: "upcoming", title: "10,000 km" },
    ...{
      at: "2026-12-01T05:00:00.000Z",
      location: "Lusail center",
      timeZone: "Asia/Qatar",
      actions: ["view"],
    },
    ...changes,
  };
}

/** The same appointment with its center. */
export function appointmentOf({ id, at }: Activity, serviceTerritoryId: string): AppointmentDetails {
  return {
    ...{ id, reference: "RM-7K3QXA", code: "CNF", status: "upcoming", serviceTerritoryId },
    ...{
      schedStartTime: at,
      schedEndTime: at,
      timeZone: "Asia/Qatar",
      serviceTypes: "pm10",
      vehicleId: "v1",
    },
    ...{ mileage: 0, serviceNote: "", additionalInformation: "", history: [], version: 1, actions: ["view"] },
    locationInfo: {
      ...{ latitude: 25.4, longitude: 51.5, title: "Lusail center", address: "Street 1", phoneNumber: "" },
    },
    serviceAppointmentAdditionalData: { serviceList: [] },
  };
}
