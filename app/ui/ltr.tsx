import type { ReactNode } from "react";

/**
 * Phone numbers, VINs, plates, part numbers and prices: they run left to right in every line. Codes and endings of cards keep Latin
 * digits.
 */
export function Ltr({ children, className = "" }: { children: ReactNode; className?: string }) {
  const isCode = typeof children === "string" && /[A-Za-z•]|\d-\d/.test(children);
  return (
    <bdi dir="ltr" className={isCode ? `latin-digits ${className}` : className}>
      {children}
    </bdi>
  );
}
