import { mostDirhams } from "#app/features/workshop/rules/extra-work.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";

/** Typed riyals in dirhams, in either script's digits: null for an empty field, undefined for what is no amount. */
export function dirhamsOf(typed: string): number | null | undefined {
  const text = cleanLine(typed)
    .replace(/٫/g, ".")
    .replace(/[\s,٬]/g, "");
  if (text === "") return null;
  const found = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  if (found === null) return undefined;
  const dirhams = Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
  return dirhams <= mostDirhams ? dirhams : undefined;
}

/** Dirhams as they are typed: "450" or "450.50". */
export function typedQar(dirhams: number | null): string {
  if (dirhams === null) return "";
  return dirhams % 100 === 0 ? String(dirhams / 100) : (dirhams / 100).toFixed(2);
}

/** Typed kilometers; undefined for what is no reading. */
export function kilometersOf(typed: string): number | undefined {
  const text = cleanLine(typed).replace(/[\s,٬]/g, "");
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
