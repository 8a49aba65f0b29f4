/** Where one of the customer's vehicles is shown. */
export function vehicleAddress(vehicleId: string): string {
  return `/details/${encodeURIComponent(vehicleId)}`;
}
