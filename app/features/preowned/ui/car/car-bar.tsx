import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { requestPlace } from "#app/features/showroom/ui/request/request-place.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { FloatingAction } from "#app/ui/overlay/floating-action.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { calculatorPlace } from "./places.ts";
import { carWords } from "./words.ts";

interface CarBarProps {
  car: Pick<UsedVehicle, "price" | "status" | "modelLabel" | "year">;
  currency: string;
}

/** On a phone the price and the one action stay at the foot of the screen; a wide one has them beside the car. */
export function CarBar({ car, currency }: CarBarProps) {
  const words = carWords.of(useLanguage());
  return (
    <div className="lg:hidden">
      <FloatingAction
        to={`#${requestPlace}`}
        label={car.status === "reserved" ? words.askReserved : words.ask}
        awayAt={[calculatorPlace, requestPlace]}
      >
        <p className="truncate text-sm text-ink-soft">
          {car.modelLabel} {car.year}
        </p>
        <p className="text-lg leading-tight">
          <Riyals sum={car.price} currency={currency} />
        </p>
      </FloatingAction>
    </div>
  );
}
