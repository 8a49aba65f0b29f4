import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do next: one or two buttons. */
  actions?: ReactNode;
}

/** Nothing here yet: says why, and what to do next. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="border-y border-line py-12 text-center">
      <h2 className="text-subheading">{title}</h2>
      {children && <div className="mx-auto mt-2 max-w-[46ch] text-ink-soft">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
