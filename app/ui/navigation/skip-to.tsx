import type { ReactNode } from "react";

/** Seen by the keyboard alone: past what comes first on a page, to the part of this id, which can take the focus. */
export function SkipTo({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      className="z-modal fixed start-4 top-3 -translate-y-40 rounded bg-ink px-5 py-3 text-on-dark focus-visible:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
