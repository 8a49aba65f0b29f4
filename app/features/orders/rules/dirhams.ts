/** Dirhams as the digits of riyals: 123450 is "1,234.50". Digits alone, so that no language turns them round. */
export function riyalDigits(dirhams: number): string {
  const whole = Math.trunc(Math.abs(dirhams) / 100).toLocaleString("en");
  const part = String(Math.abs(dirhams) % 100).padStart(2, "0");
  return `${dirhams < 0 ? "-" : ""}${whole}.${part}`;
}
