import { type ReactNode, useEffect, useRef } from "react";
import { SuccessMark } from "./success-mark.tsx";

interface ConfirmationFrameProps {
  title: string;
  text: string;
  /** Whether it still stands: with it the mark of success is shown. */
  isDone: boolean;
  /** What was booked, as `Facts`. */
  facts: ReactNode;
  /** Beside the facts: where it is, and what to bring. */
  aside: ReactNode;
  /** Where to go on. */
  ways: ReactNode;
}

/** The page after a booking: what was booked, what can be done with it, and where to go on. Its title takes the focus. */
export function ConfirmationFrame({ title, text, isDone, facts, aside, ways }: ConfirmationFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="frame grow py-10 md:py-16">
      {isDone && <SuccessMark />}
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-title outline-none focus-visible:shadow-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">{text}</p>
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-16">
        {facts}
        <div className="grid content-start gap-8">{aside}</div>
      </div>
      <div className="mt-12 flex flex-wrap gap-3 print:hidden">{ways}</div>
    </div>
  );
}
