import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "success" | "warning" | "danger" | "ready";

const dots: Record<Tone, string> = {
  neutral: "bg-line-strong",
  accent: "bg-accent",
  success: "bg-success",
  warning: "bg-warning",
  danger: "bg-danger",
  ready: "bg-sea-900",
};

interface PillProps {
  tone: Tone;
  /** On a card of the board. */
  isSmall?: boolean;
  children: ReactNode;
}

/** A state in words with a dot of its color: calm in a list of hundreds. */
export function Pill({ tone, isSmall = false, children }: PillProps) {
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-1.5 whitespace-nowrap ${isSmall ? "text-xs" : "text-sm"}`}
    >
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[tone]}`} />
      <span className="truncate">{children}</span>
    </span>
  );
}
