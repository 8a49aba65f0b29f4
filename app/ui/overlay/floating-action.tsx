import type { ReactNode } from "react";
import { LinkButton } from "../button.tsx";
import { useOnScreen } from "../in-view/use-on-screen.ts";
import { useScrolledPast } from "../in-view/use-scrolled-past.ts";
import { standAboveBottomInset } from "./bottom-inset.ts";

/** It appears once the page has scrolled further than this (product/behavior.md#floating-button). */
export const afterPx = 300;

interface FloatingActionProps {
  /** Another page, or `#id` of the form on this one, to which it scrolls. */
  to: string;
  label: string;
  /** Stands beside the button where it is a bar over the whole width, on a phone. */
  children?: ReactNode;
  /** Ids of places that have an action of their own: it is away while one of them is on the screen. */
  awayAt?: readonly string[];
}

/** The one action of a page, always within reach: a button in the corner, on a phone a bar at the foot. */
export function FloatingAction({ to, label, children, awayAt }: FloatingActionProps) {
  const past = useScrolledPast(afterPx);
  const otherInSight = useOnScreen(awayAt);
  const shown = past && !otherInSight;
  return (
    <div
      ref={standAboveBottomInset}
      inert={!shown}
      data-analytics-place="floating-action"
      className={`floating-action fixed inset-x-0 bottom-(--consent-height) z-50 flex items-center justify-between gap-2 border-t border-line bg-surface px-5 py-3 transition max-[22rem]:px-3 duration-300 lg:inset-x-auto lg:end-8 lg:mb-8 lg:border-0 lg:bg-transparent lg:p-0 print:hidden ${shown ? "" : "translate-y-4 opacity-0"}`}
    >
      <div className="min-w-0 lg:hidden">{children}</div>
      <LinkButton to={to} className="shrink-0 lg:shadow-floating">
        {label}
      </LinkButton>
    </div>
  );
}
