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
  /** On a card of the board, whose edge has the color as well: where it is narrow the word alone is there. */
  isSmall?: boolean;
  children: ReactNode;
}

/** A state in words with a dot of its color: calm in a list of hundreds. It is never cut: where there is no room, it wraps. */
export function Pill({ tone, isSmall = false, children }: PillProps) {
  return (
    <span
      data-pill=""
      className={`inline-flex min-w-0 items-start gap-1.5 text-start ${isSmall ? "text-xs" : "text-sm"}`}
    >
      <span
        aria-hidden="true"
        className={`mt-[0.4em] size-2 shrink-0 rounded-full ${isSmall ? "@max-[4.75rem]:hidden" : ""} ${dots[tone]}`}
      />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
