const place = "marsa.phone-devices";
/** As many numbers as people share a device. */
const most = 6;

/** What this device keeps of the numbers that were confirmed on it: strangers' requests do not block those here. */
export function rememberedDevices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberDevice(device: string): void {
  try {
    localStorage.setItem(place, JSON.stringify([device, ...rememberedDevices()].slice(0, most)));
  } catch {
    // Private windows and full stores refuse.
  }
}
