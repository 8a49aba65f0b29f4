import type { ShownAppointment } from "./shown.ts";

const at = (time: string) => `2099-12-01T${time}:00.000Z`;
/** A request at another center than the one at which the screens are. */
export const requestedAppointment: ShownAppointment = {
  id: "a1",
  reference: "RM-1",
  version: 1,
  code: "CREA",
  isNoShow: false,
  centerId: "lusail",
  bay: 0,
  startsAt: at("06:00"),
  endsAt: at("07:00"),
  timeZone: "Asia/Qatar",
  centerName: "Lusail",
  customer: { id: "c1", name: "Noora Al Kuwari", phone: null, isGuest: false },
  email: null,
  car: { vehicleId: "v1", model: "Hajar", plate: "123456", vin: "" },
  mileage: 0,
  language: "en",
  services: ["10,000 km"],
  serviceCodes: ["pm10"],
  serviceNote: "",
  additionalInformation: "",
  isLate: false,
  promisedAt: null,
  isOverdue: false,
  openExtraWork: 0,
  undoUntil: null,
  timeline: [],
  others: [],
  can: { moves: true, bays: true, walkIns: true },
};
