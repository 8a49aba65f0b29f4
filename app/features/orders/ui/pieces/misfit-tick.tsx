import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { stockWords } from "../stock/stock-words.ts";

interface MisfitTickProps {
  isTicked: boolean;
  /** It was needed and is not there. */
  isMissing?: boolean;
  onTick: (isTicked: boolean) => void;
  /** Once it is stored on a line it stays. */
  disabled?: boolean;
}

/** The warning that a part does not fit, and the customer's yes all the same. */
export function MisfitTick({ isTicked, isMissing = false, onTick, disabled = false }: MisfitTickProps) {
  const words = stockWords.of(useLanguage());
  const id = useId();
  return (
    <div className="rounded-lg bg-warning-soft px-4 py-2 text-sm">
      <p className="flex items-center gap-2 pt-1 font-medium text-warning">
        <Icon name="warning" className="size-5 shrink-0" />
        {words.misfit}
      </p>
      <div className="relative flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          disabled={disabled}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-problem` : undefined}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="after:absolute after:inset-0">
          {words.misfitTick}
        </label>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-danger not-empty:pb-1">
        {isMissing ? words.misfitOpen : ""}
      </p>
    </div>
  );
}
