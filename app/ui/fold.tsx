import type { ReactNode } from "react";

interface FoldProps {
  /** What is pressed. */
  label: ReactNode;
  /** Set as large as a small heading. */
  large?: boolean;
  /** A wide screen shows what is folded at once, where its browser can open it by style. */
  onPhonesOnly?: boolean;
  /** Long lists that repeat what stands above them stay closed on paper. */
  foldedOnPaper?: boolean;
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** What opens on request. It is the browser's own, so that it works before any script. */
export function Fold({
  label,
  large = false,
  onPhonesOnly = false,
  foldedOnPaper = false,
  open = false,
  className = "",
  children,
}: FoldProps) {
  const kind = `${large ? "fold-large " : ""}${onPhonesOnly ? "fold-on-phones " : ""}${foldedOnPaper ? "folded-on-paper " : ""}`;
  return (
    <details open={open} className={`fold ${kind}${className}`.trim()}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
