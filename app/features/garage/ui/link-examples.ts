import type { listDocumentsCall } from "#app/features/documents/calls.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type { Vehicle } from "../calls.ts";
import type { VehicleLink } from "../link-calls.ts";

type DocumentSummary = AnswerOf<typeof listDocumentsCall>[number];

export const vinExample = "RMLHJR4K7R1004821";

/** A request that waits. */
export function linkExample(changes: Partial<VehicleLink> = {}): VehicleLink {
  return {
    ...{ id: "l1", reference: "RM-7K3QXA", vin: vinExample, plate: null, documentId: null },
    ...{ state: "waiting", reason: null, answerNote: null },
    ...{ sentAt: "2026-03-02T06:00:00Z", changedAt: "2026-03-02T06:00:00Z" },
    ...changes,
  };
}

/** A confirmed and accepted registration card. */
export function cardExample(changes: Partial<DocumentSummary> = {}): DocumentSummary {
  return {
    ...{ id: "d1", type: "vehicle-registration", state: "accepted", rejection: null, scan: "clean" },
    ...{ confirmedAt: "2026-03-01T06:00:00Z", expiry: null, expiryState: null, replacedBy: null },
    fields: [
      { key: "vin", value: vinExample },
      { key: "plate", value: "482915" },
    ],
    ...{ uploadedAt: "2026-03-01T06:00:00Z", pageCount: 1, version: 3 },
    ...changes,
  };
}

export const vehicleExample: Vehicle = {
  ...{ vehicleId: "v1", vin: vinExample, brand: "rimal", model: "Hajar", modelYear: 2024, modelCode: "HJR" },
  ...{ makeCode: "RM", licensePlateNumber: "482915", mileage: 41_200, lastServiceDate: null },
  ...{ warranty: null, warranties: [], image: "/images/demo/models/hajar/front.webp" },
};
