/**
 * A used car's number as it stands in addresses, calls and tables. Other signs of a dealer's number become dashes as it is taken in
 * (`preowned/rules/feed/vehicle-number.ts`), so it is safe in a path, a query, a list with commas and the name of a file.
 */
export const vehicleNumber = /^[A-Z0-9_-]{1,64}$/;
