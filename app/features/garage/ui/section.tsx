import type { ReactNode } from "react";

/** A part of the dashboard under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14 md:mt-20">
      <h2 className="text-heading">{title}</h2>
      <div className="mt-5 md:mt-6">{children}</div>
    </section>
  );
}
