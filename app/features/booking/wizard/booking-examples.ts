import type { BookingState, ChosenCenter, ChosenSlot, ChosenVehicle } from "./booking-state.ts";

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

export function centerOf(id: string): ChosenCenter {
  return {
    id,
    title: `Center ${id}`,
    address: "Doha",
    latitude: 25.3,
    longitude: 51.5,
    phoneNumber: "",
    timeZone: "Asia/Qatar",
  };
}

export function slotAt(startTime: string, territoryPromiseKey: string): ChosenSlot {
  const endTime = new Date(Date.parse(startTime) + 60 * 60 * 1000).toISOString();
  return { startTime, endTime, territoryPromiseKey };
}

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
  center: centerOf("c1"),
  date: "2026-12-01",
  slot: slotAt("2026-12-01T05:00:00.000Z", "promise-1"),
  booked: null,
};
