import type { PartSummary } from "#app/features/parts/calls.ts";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { AddToCart } from "../add-to-cart.tsx";
import { StockLine } from "../stock-line.tsx";

interface PartActionsProps {
  part: PartSummary;
  /** The key of the car that it is for, where that is not the chosen one. */
  forCar?: string | undefined;
}

/** In a list: the stock in a line, and one piece by one press. What has no price is not sold here. */
export function PartActions({ part, forCar }: PartActionsProps) {
  const chosen = useShop().car;
  const car = forCar ?? chosen;
  if (part.unitPrice === null) return null;
  return (
    <div className="grid gap-2">
      <StockLine number={part.number} />
      <AddToCart key={car} number={part.number} car={car ?? null} fit={part.fit} size="small" />
    </div>
  );
}

/** On a part's own page: quantity and button, and the stock of each center. */
export function PartBuying({ part }: { part: PartSummary }) {
  const { car } = useShop();
  return (
    <div className="grid gap-6">
      {part.unitPrice !== null && (
        <AddToCart key={`${part.number} ${car}`} number={part.number} car={car ?? null} fit={part.fit} />
      )}
      <StockLine number={part.number} byCenter />
    </div>
  );
}
