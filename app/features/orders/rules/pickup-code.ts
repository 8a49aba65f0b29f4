/** Without letters and digits that look alike on a screen or sound alike at a counter. */
const signs = "23456789ACDEFHJKMNPRTUWXY";
const length = 6;

/** The code by which an order is handed over, from random bytes. */
export function pickupCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, length), (byte) => signs[byte % signs.length]).join("");
}

/** A code as it was read out or scanned. */
export function normalPickupCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
