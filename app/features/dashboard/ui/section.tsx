import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** One line under the heading. */
  hint?: string;
  id?: string;
  children: ReactNode;
}

/** A part of a customer's page under its heading. */
export function Section({ title, hint, id, children }: SectionProps) {
  return (
    <section id={id} className="mt-14 md:mt-20">
      <h2 className="text-heading">{title}</h2>
      {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
      <div className="mt-5 md:mt-6">{children}</div>
    </section>
  );
}
