import { placeOf, slotAt } from "#app/features/scheduling/wizard/wizard-examples.ts";
import type { BookingState, ChosenVehicle } from "./booking-state.ts";

export { slotAt };

/** Bookings that the tests of this folder start from. */
export const minorService = { typeCode: "pm10", label: "10,000 km" };
export const brakes = { typeCode: "gr-brakes", label: "Brakes" };
export const cooling = { typeCode: "gr-ac", label: "Air conditioning" };

export function vehicleOf(vehicleId: string, facts: Partial<ChosenVehicle>): ChosenVehicle {
  return {
    vehicleId,
    vin: "RMLNA1B2C3D400001",
    brand: "rimal",
    model: "Nasma",
    modelYear: 2023,
    modelCode: "NSM",
    makeCode: "RML",
    licensePlateNumber: "123456",
    mileage: 41_200,
    image: "/images/cars/nasma.webp",
    ...facts,
  };
}

export const centerOf = (id: string) => placeOf(id, { title: `Center ${id}` });

export const completeBooking: BookingState = {
  step: "Summary",
  campaign: null,
  edited: null,
  vehicle: vehicleOf("v1", {}),
  maintenanceService: minorService,
  repairServices: { [brakes.typeCode]: brakes },
  additionalNotes: "They squeak",
  reviewNotes: "",
  mileage: 41_200,
  lastReading: null,
  confirmedMileage: null,
  center: centerOf("c1"),
  date: "2026-12-01",
  slot: slotAt("2026-12-01T05:00:00.000Z", "promise-1"),
  booked: null,
};
