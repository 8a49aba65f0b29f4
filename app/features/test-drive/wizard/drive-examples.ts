import { placeOf, slotAt } from "#app/features/scheduling/wizard/wizard-examples.ts";
import type { BookedDrive, ChosenCar, DriveState } from "./drive-state.ts";
import { emptyDrive } from "./drive-state.ts";

export { placeOf, slotAt };

/** Drives that the tests of this folder start from. */
export function modelOf(car: string, changes: Partial<ChosenCar> = {}): ChosenCar {
  return {
    ...{ brand: "rimal", car, vehicleNo: null, name: `Model ${car}`, detail: "Sedan" },
    image: "/images/demo/models/suhail/front.webp",
    ...changes,
  };
}
export const usedCar = modelOf("", { car: null, vehicleNo: "SHL-240111", name: "Rimal Suhail" });
export const red = { id: "car-red", trim: "Suhail Hybrid Sport", color: "Garnet Red" };
export const silver = { id: "car-silver", trim: "Suhail GL", color: "Silver Moon" };
const driver = {
  ...{ firstName: "Maha", lastName: "Saleh", email: "maha@example.qa" },
  ...{ notes: "Child seats, please", marketingConsent: false },
};
export const license = { country: "qatar", validUntil: "2030-01-01", isOfAge: true } as const;

export const completeDrive: DriveState = {
  ...emptyDrive,
  step: "Summary",
  car: modelOf("suhail"),
  showroom: placeOf("s1"),
  date: "2026-12-01",
  slot: slotAt("2026-12-01T05:00:00.000Z", "promise-1"),
  driver,
  license,
};
export const bookedDrive: BookedDrive = {
  id: "d1",
  reference: "RMD-7K3QXA",
  code: "confirmed",
  car: { trim: red.trim, color: red.color },
  changeUntil: "2026-11-30T05:00:00.000Z",
  link: "/drive/7K3QXA-aaaaaaaaaaaaaaaa",
};

/** Storage that is as long-lived as its test. */
export function memoryStore() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
