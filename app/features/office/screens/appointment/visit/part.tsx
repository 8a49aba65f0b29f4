import type { ReactNode } from "react";

/** A part of the visit: its title, its one deed beside it, and a line above. */
export function Part({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-sm text-ink-soft">{title}</h2>
        {action && <div className="-me-3">{action}</div>}
      </div>
      {children}
    </section>
  );
}
