import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { ListedVehicle } from "../../calls.ts";
import { statusNames, stockWords } from "../../words.ts";

interface StockBadgesProps {
  car: Pick<ListedVehicle, "certified" | "status">;
  className?: string;
}

const shape = "flex items-center gap-1.5 rounded-sm px-2.5 py-1 text-xs font-medium whitespace-nowrap";

/** What lies on a car's picture: certified, and whether it can still be had. */
export function StockBadges({ car: { certified, status }, className = "" }: StockBadgesProps) {
  const language = useLanguage();
  if (!certified && status === "in-stock") return null;
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {certified && (
        <li className={`${shape} bg-surface text-ink`}>
          <Icon name="check" className="size-3.5 text-accent" />
          {stockWords.of(language).certified}
        </li>
      )}
      {status !== "in-stock" && (
        <li className={`${shape} bg-sea-950 text-on-dark`}>{statusNames.of(language)[status]}</li>
      )}
    </ul>
  );
}
