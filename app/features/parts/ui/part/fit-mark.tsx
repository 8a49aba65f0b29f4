import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import type { Fit } from "../../calls.ts";
import { fitNames } from "../../words.ts";

export const fitLooks: Readonly<Record<Fit, { color: string; icon: IconName }>> = {
  fits: { color: "text-success", icon: "check" },
  any: { color: "text-success", icon: "check" },
  unknown: { color: "text-ink-soft", icon: "info" },
  "does-not-fit": { color: "text-warning", icon: "warning" },
};

interface FitMarkProps {
  fit: Fit;
  /** Without a car only what fits any car is worth saying. */
  hasCar: boolean;
}

/** Whether a part is for the chosen car, in a line: the words say it, color and sign repeat it. */
export function FitMark({ fit, hasCar }: FitMarkProps) {
  const language = useLanguage();
  if (!hasCar && fit !== "any") return null;
  const { color, icon } = fitLooks[fit];
  return (
    <p className={`flex items-center gap-1.5 text-sm ${color}`}>
      <Icon name={icon} className="size-4 shrink-0" />
      {fitNames.of(language)[fit]}
    </p>
  );
}
