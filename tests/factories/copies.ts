import { strFromU8, unzipSync } from "fflate";
import { buildExport } from "#app/features/privacy/server/export/build-export.server.ts";
import { now } from "#app/platform/clock.server.ts";

/** Everything that a customer's copy says: its pages and its data. */
export async function copyOf(customerId: string): Promise<string> {
  const files = unzipSync(await buildExport(customerId, "en", now()));
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join("\n");
}
