import { useLanguage } from "#app/i18n/use-language.ts";
import { comparedWords } from "./words.ts";

interface DifferencesSwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether what differs comes first; without scripts it always does. */
export function DifferencesSwitch({ checked, onChange }: DifferencesSwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 print:hidden noscript:hidden">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself, and must not twice
        role="switch"
        data-analytics="differences-first"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5"
      />
      {comparedWords.of(useLanguage()).differencesFirst}
    </label>
  );
}
