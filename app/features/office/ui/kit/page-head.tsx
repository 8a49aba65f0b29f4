import type { ReactNode } from "react";

/** The head of a screen: its title, what stands beside it, and the deeds. It stays while the rest scrolls. */
export function PageHead({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 lg:px-6">
      <h1 className="text-lg">{title}</h1>
      {children}
      {actions && <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
