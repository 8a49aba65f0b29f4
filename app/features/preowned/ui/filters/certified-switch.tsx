import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import { searchWords } from "../search/words.ts";
import { ChoiceCount, ChoiceLabel } from "./choice.tsx";

interface CertifiedSwitchProps {
  checked: boolean;
  count: number;
  onChange: (checked: boolean) => void;
}

/** Certified cars only, or all. */
export function CertifiedSwitch({ checked, count, onChange }: CertifiedSwitchProps) {
  const words = searchWords.of(useLanguage());
  const id = useId();
  const early = usePreHydrationInput<HTMLInputElement>((field) => onChange(field.checked));
  return (
    <div className="pb-5">
      <ChoiceLabel htmlFor={id} className="min-h-11 items-center gap-3">
        <span className="font-medium">{words.certifiedOnly}</span>
        <ChoiceCount count={count} className="grow" />
        <input
          ref={early}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself, and must not twice
          role="switch"
          name="certified"
          value="true"
          checked={checked}
          disabled={count === 0 && !checked}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
          className="stock-switch"
        />
      </ChoiceLabel>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {words.certifiedHint}
      </p>
    </div>
  );
}
