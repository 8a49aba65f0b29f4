import type { ReactNode } from "react";

/** Phone numbers, VINs, plates, part numbers and prices: they run left to right in every line. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
