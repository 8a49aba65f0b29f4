import { useRef } from "react";
import { chooseDigits } from "#app/i18n/digits-cookie.ts";
import type { Digits } from "#app/i18n/numbers/digit-choices.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

interface DigitsSwitchProps {
  className?: string;
}

/**
 * Shows the numbers of Arabic pages in the other digits. The style sheet shows one of the two buttons, since the page is the same
 * for all readers. English has no choice.
 */
export function DigitsSwitch({ className = "" }: DigitsSwitchProps) {
  const buttons = useRef<Partial<Record<Digits, HTMLButtonElement | null>>>({});
  if (useLanguage() !== "ar") return null;
  const choose = (digits: Digits, other: Digits) => {
    chooseDigits(digits);
    // The pressed button is gone: the one that takes it back has its place.
    buttons.current[other]?.focus();
  };
  return (
    <>
      <button
        ref={(button) => {
          buttons.current["arabic-indic"] = button;
        }}
        type="button"
        data-analytics="digits"
        onClick={() => choose("arabic-indic", "latin")}
        className={`${className} in-data-[digits=arabic-indic]:hidden`}
      >
        أرقام ١٢٣
      </button>
      <button
        ref={(button) => {
          buttons.current.latin = button;
        }}
        type="button"
        data-analytics="digits"
        onClick={() => choose("latin", "arabic-indic")}
        className={`${className} in-data-[digits=latin]:hidden`}
      >
        أرقام&nbsp;<span className="latin-digits">123</span>
      </button>
    </>
  );
}
