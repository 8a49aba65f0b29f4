import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** How many there are, where that is known. */
  count?: number | undefined;
  /** A deed of the whole section. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under its heading. */
export function PageSection({ title, count, action, children }: SectionProps) {
  return (
    <section className="grid content-start gap-2">
      <header className="flex items-center gap-2">
        <h2 className="text-sm text-ink-soft">{title}</h2>
        {count !== undefined && count > 0 && <span className="tabular text-xs text-ink-faint">{count}</span>}
        {action && <div className="ms-auto">{action}</div>}
      </header>
      {children}
    </section>
  );
}
