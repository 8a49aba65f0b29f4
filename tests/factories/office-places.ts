import { importCenter, importServiceTypes } from "#app/features/scheduling/scheduling.server.ts";
import { now } from "#app/platform/clock.server.ts";
import { demoCenters } from "#db/seed/demo/demo-centers.ts";
import { demoServices } from "#db/seed/demo/demo-services.ts";

/** The demo's service centers with their services, and nobody's appointments. */
export async function importPlaces(): Promise<void> {
  await importServiceTypes(demoServices("rimal"));
  for (const center of demoCenters(now())) await importCenter(center);
}
