import { type ReactNode, useEffect, useRef } from "react";

interface StepFrameProps {
  title: string;
  hint?: string | undefined;
  /** False on the first screen of a visit, where focus belongs to the page. */
  takesFocus: boolean;
  children: ReactNode;
}

/** One step a screen: its heading takes the focus, so that a screen reader reads it first. */
export function StepFrame({ title, hint, takesFocus, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // At once: a press while the page is still moving would fall on something else.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [takesFocus]);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-heading outline-none focus-visible:shadow-none">
        {title}
      </h2>
      {hint && <p className="mt-2 max-w-prose text-ink-soft">{hint}</p>}
      <div className="mt-6 md:mt-8">{children}</div>
    </section>
  );
}
