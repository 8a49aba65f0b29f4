/** A name of a column as it is compared: `Vehicle No`, `vehicle_no` and `VehicleNo` are one. */
export function bareName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
