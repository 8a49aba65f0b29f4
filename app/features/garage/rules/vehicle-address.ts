import { href } from "#app/lib/address/href.ts";
/** Where one of the customer's vehicles is shown. */
export function vehicleAddress(vehicleId: string): string {
  return href("/details/:id", { id: vehicleId });
}
