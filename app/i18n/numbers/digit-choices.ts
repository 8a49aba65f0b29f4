/** Digits of Arabic text: 123, or ١٢٣. English has its own alone. */
export const digitChoices = ["latin", "arabic-indic"] as const;
export type Digits = (typeof digitChoices)[number];

export function isDigits(value: unknown): value is Digits {
  return value === "latin" || value === "arabic-indic";
}
