import { groupedNumber } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Position } from "#app/lib/distance.ts";
import { usePosition } from "#app/ui/map/use-position.ts";
import { placeWords } from "./words.ts";

/** How far a place is from the customer, once they have said where they are. */
export function Distance({ to, className = "" }: { to: Position; className?: string }) {
  const language = useLanguage();
  const km = usePosition().distanceTo(to);
  if (km === undefined) return null;
  const rounded = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
  return (
    <span className={className}>
      {placeWords.of(language).away(groupedNumber(Math.max(rounded, 0.1), language))}
    </span>
  );
}
