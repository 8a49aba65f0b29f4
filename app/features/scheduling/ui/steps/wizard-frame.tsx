import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { StepProgress } from "./step-progress.tsx";
import { stepWords } from "./words.ts";

interface WizardFrameProps {
  title: ReactNode;
  /** Above the progress, whatever the step. */
  notice?: ReactNode;
  /** The steps by name, and the number of the current one. */
  names: readonly string[];
  current: number;
  /** The booking that fills up: beside the step, below it on a phone. Without it the step has the whole width. */
  soFar?: ReactNode;
  /** The buttons at the bottom. */
  bar: ReactNode;
  /** The step, with what stands above it. */
  children: ReactNode;
}

/** One step of a wizard as a screen: where the customer stands, the step, the booking so far, and the buttons. */
export function WizardFrame({ title, notice, names, current, soFar, bar, children }: WizardFrameProps) {
  const { yourBooking } = stepWords.of(useLanguage());
  const columns = soFar ? "grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-20" : "";
  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height))] flex-col">
      <div className="frame grow pt-6 pb-12 md:pt-10">
        <h1 className="text-subheading">{title}</h1>
        {notice}
        <div className="mt-4 md:mt-6">
          <StepProgress names={names} current={current} />
        </div>
        <div className={`mt-8 md:mt-12 ${columns}`}>
          <div className="min-w-0">{children}</div>
          {soFar && (
            <aside aria-label={yourBooking} className="self-start lg:sticky lg:top-32">
              <h2 className="mb-4 text-lg font-medium">{yourBooking}</h2>
              {soFar}
            </aside>
          )}
        </div>
      </div>
      {bar}
    </div>
  );
}
