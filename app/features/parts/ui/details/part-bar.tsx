import { useLanguage } from "#app/i18n/use-language.ts";
import { FloatingAction } from "#app/ui/overlay/floating-action.tsx";
import type { PartDetails } from "../../calls.ts";
import { PartPrice } from "../part/part-price.tsx";
import { detailsWords } from "./words.ts";

/** Where quantity and button stand. */
export const buyingPlace = "part-buying";

/** On a phone the price and the way to the button stay at the foot of the screen, while the button itself is out of sight. */
export function PartBar({ part: { name, unitPrice } }: { part: Pick<PartDetails, "name" | "unitPrice"> }) {
  const words = detailsWords.of(useLanguage());
  if (unitPrice === null) return null;
  return (
    <div className="lg:hidden">
      <FloatingAction to={`#${buyingPlace}`} label={words.buy} awayAt={[buyingPlace]}>
        <p className="truncate text-sm text-ink-soft">{name}</p>
        <PartPrice price={unitPrice} className="text-lg leading-tight" />
      </FloatingAction>
    </div>
  );
}
