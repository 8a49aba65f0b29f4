import type { Vehicle } from "#app/features/garage/calls.ts";
import { OpenRequests } from "#app/features/garage/ui/open-requests.tsx";
import { VehicleShelf } from "./vehicle-shelf.tsx";

/** The vehicles of the account, and those that the customer asked for. Undefined while they are being read. */
export function OwnVehicles({ vehicles }: { vehicles: readonly Vehicle[] | undefined }) {
  return (
    <>
      <VehicleShelf vehicles={vehicles} />
      {vehicles !== undefined && <OpenRequests mayAdd={vehicles.length > 0} />}
    </>
  );
}
