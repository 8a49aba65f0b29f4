import { foldDigits } from "#app/lib/text/clean-text.ts";

const longest = 20;
const number = /\d[\d.,٬٫]*/g;

/** A text whose numbers have a known sign before their fractions, with each as plain digits and a point. */
export function plainNumbers(text: string, decimal: "." | ","): string {
  const [point, thousands] =
    decimal === "," ? [/[,٫]/g, /[.٬](?=\d{3}(?!\d))/g] : [/[.٫]/g, /[,٬](?=\d{3}(?!\d))/g];
  return foldDigits(text).replace(number, (written) => {
    if (written.length > longest) return written;
    const plain = written.replace(thousands, "").replace(point, ".");
    // Zeros behind the point say nothing, and would look like thousands.
    return /^\d+\.\d+$/.test(plain) ? String(Number(plain)) : plain;
  });
}
