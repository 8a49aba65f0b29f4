const place = "marsa.phone-known";
/** As many numbers as people share a device. */
const most = 6;

/** What this device keeps of the numbers that were confirmed on it: strangers' requests do not block those here. */
export function knownHere(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberHere(known: string): void {
  try {
    localStorage.setItem(place, JSON.stringify([known, ...knownHere()].slice(0, most)));
  } catch {
    // Private windows and full stores refuse.
  }
}
