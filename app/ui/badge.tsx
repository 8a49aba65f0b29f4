import type { ReactNode } from "react";

/** The color group of a badge; features decide which status has which. */
export type BadgeTone = "neutral" | "accent" | "success" | "warning" | "danger" | "ready";

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sand-100 text-ink-soft",
  accent: "bg-accent-soft text-accent-strong",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  ready: "bg-sea-900 text-on-dark",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-sm px-2.5 py-1 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
