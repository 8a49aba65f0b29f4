export interface PinForm {
  readonly pin: string;
  readonly again: string;
}

/** Which fields are wrong; whether a PIN is too easy the server says. */
export function problemsOfPin({ pin, again }: PinForm): { readonly pin?: true; readonly again?: true } {
  return { ...(!/^\d{6}$/.test(pin) && { pin: true }), ...(pin !== again && { again: true }) };
}

/** Digits of either script as Latin ones, six at most. */
export function pinDigits(typed: string): string {
  return typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\D/g, "")
    .slice(0, 6);
}
