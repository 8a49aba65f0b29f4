import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { Icon } from "#app/ui/picture/icon.tsx";

interface ActionBarProps {
  backLabel: string;
  continueLabel: string;
  canContinue: boolean;
  submitting: boolean;
  /** What has to stay in sight: beside the buttons, on a phone above them. */
  note?: ReactNode;
  onBack: () => void;
  onContinue: () => void;
}

/** Back and continue, on every step and every screen at the same place: the bottom edge, within the thumb's reach. */
export function ActionBar(props: ActionBarProps) {
  const { backLabel, continueLabel, canContinue, submitting, note, onBack, onContinue } = props;
  return (
    <div
      ref={standAboveBottomInset}
      className="action-bar sticky bottom-(--consent-height) z-10 border-t border-line bg-surface"
    >
      <div className="frame flex flex-wrap items-center gap-3 py-3 md:flex-nowrap pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button variant="secondary" className="max-sm:px-4" onClick={onBack}>
          <Icon name="arrow-back" />
          <span>{backLabel}</span>
        </Button>
        {note && <div className="max-md:order-first max-md:-mb-2 max-md:w-full md:ms-4">{note}</div>}
        <Button
          className="grow md:ms-auto md:min-w-40 md:grow-0 lg:min-w-56"
          disabled={!canContinue}
          loading={submitting}
          onClick={onContinue}
        >
          {continueLabel}
        </Button>
      </div>
    </div>
  );
}
