import type { Selectable } from "kysely";
import { referenceOf } from "#app/lib/reference.ts";
import { config } from "#app/platform/config.server.ts";
import type { Drive } from "../../tables.ts";
import type { Wanted } from "../cars/read-cars.server.ts";
import { holderOf } from "../times/hold-drive.server.ts";

/** Who has the hour of a drive. */
export function takerOf({ id }: Pick<Selectable<Drive>, "id">) {
  return { ...holderOf(id), as: { appointmentId: id } };
}

/** What a drive is of. */
export function wantedOf({
  brand,
  model,
  vehicle_no,
}: Pick<Selectable<Drive>, "brand" | "model" | "vehicle_no">): Wanted {
  return vehicle_no === null ? { brand, model } : { brand, vehicleNo: vehicle_no };
}

/** As drivers read it out. */
export function referenceOfDrive({ number }: Pick<Selectable<Drive>, "number">): string {
  return referenceOf(number, `${config.served.code}D`);
}
