export const pinLength = 6;

/** What was typed of a PIN after a key: digits of either script are added, Backspace takes the last one back. */
export function pinAfter(typed: string, key: string): string {
  if (key === "Backspace") return typed.slice(0, -1);
  const digit = digitOf(key);
  return digit === undefined || typed.length === pinLength ? typed : typed + digit;
}

function digitOf(key: string): string | undefined {
  if (/^\d$/.test(key)) return key;
  const place = "٠١٢٣٤٥٦٧٨٩".indexOf(key);
  return key.length === 1 && place >= 0 ? String(place) : undefined;
}
