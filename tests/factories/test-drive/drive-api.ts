import { leadsApi } from "#app/features/leads/api.server.ts";
import { phoneProof } from "#app/features/phone/server/phone-proof.server.ts";
import type { TimeSlot } from "#app/features/scheduling/calls.ts";
import { testDriveApi } from "#app/features/test-drive/api.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { seedTestDrives } from "#db/seed/test-drive.seed.ts";
import { apiOnDemo } from "../demo-api.ts";

const dayMs = 86_400_000;
export const lusail = "rimal-showroom-lusail";
export const salwa = "rimal-showroom-salwa-road";

/** Calls of test drives in this process, with the demo's showrooms and cars. Use it after `testDatabase()`. */
export function driveApiOnDemo() {
  return apiOnDemo([testDriveApi, leadsApi], seedTestDrives);
}

/** A body that looks for times of a model; two weeks, but for what is near: an hour there ends while a test runs. */
export function driveSlotsBody(changes: Record<string, unknown> = {}) {
  const midnight = Math.floor(now().getTime() / dayMs) * dayMs;
  return {
    brand: "rimal",
    car: "shihab",
    territoryIds: [lusail],
    startTime: new Date(midnight + 2 * dayMs).toISOString(),
    endTime: new Date(midnight + 12 * dayMs).toISOString(),
    ...changes,
  };
}

/** The body by which a visitor with a confirmed number books the first showroom of a time. */
export function driveBody(slot: TimeSlot | undefined, changes: Record<string, unknown> = {}) {
  const territory = slot?.territories[0];
  if (slot === undefined || territory === undefined) throw new Error("no time to book");
  return {
    brand: "rimal",
    car: "shihab",
    ...visitor("55001299"),
    serviceTerritoryId: territory.id,
    schedStartTime: slot.startTime,
    territoryPromiseKey: territory.territoryPromiseKey,
    license: { country: "qatar" as const, validUntil: "2030-01-01", isOfAge: true },
    marketingConsent: false,
    ...changes,
  };
}

/** A visitor who has just confirmed a number. */
export function visitor(mobile: string) {
  const browser = "browser-of-a-visitor-00001";
  const owner = { purpose: "test-drive", number: `+974${mobile}`, browser };
  return {
    firstName: "Maha",
    lastName: "Saleh",
    mobile,
    email: "maha@example.qa",
    phoneProof: { proof: phoneProof(owner, now()), browser },
  };
}
