import type { ReactNode } from "react";

/** One kind of filter: what it is about, and its controls as a group. */
export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 pt-5 pb-6">
      <legend className="float-start mb-3 w-full text-base font-medium">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
