import { useId } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { financeWords } from "#app/features/finance/ui/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { boxLook } from "#app/ui/form/fields/field-frame.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { FinanceCar } from "./finance-cars.ts";

/** The value of the choice of a car that is not ours. */
const ownCar = "";

interface CarChoiceProps {
  cars: readonly FinanceCar[];
  /** The chosen trim; absent for a price of one's own. */
  trim: string | undefined;
  currency: string;
  onChange: (trim: string | undefined) => void;
  problem: string | undefined;
}

/** Cars by model, their trims with prices. The browser's own list: on a phone it is the phone's. */
export function CarChoice({ cars, trim, currency, onChange, problem }: CarChoiceProps) {
  const words = financeWords.of(useLanguage());
  const id = useId();
  const car = cars.find(({ trims }) => trims.some((one) => one.id === trim));
  const chosen = car?.trims.find((one) => one.id === trim);
  return (
    <div className="grid gap-1.5">
      <CarPicture cars={cars} car={car} />
      <label htmlFor={id} className="font-normal">
        {words.car}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={trim ?? ownCar}
          aria-describedby={`${id}-note`}
          onChange={(event) => onChange(event.target.value === ownCar ? undefined : event.target.value)}
          className={`h-12 appearance-none pe-11 ${boxLook}`}
        >
          <option value={ownCar}>{words.ownPrice}</option>
          {cars.map(({ id, name, trims }) => (
            <optgroup key={id} label={name}>
              {trims.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-3.5 size-5" />
      </span>
      <p id={`${id}-note`} className={`min-h-6 text-sm ${problem ? "text-warning" : "text-ink-soft"}`}>
        {problem ?? (
          <>
            {chosen ? words.listPrice : words.carHint}{" "}
            {chosen && <Riyals sum={chosen.price} currency={currency} asterisk />}
          </>
        )}
      </p>
    </div>
  );
}

/** Only once every car has its picture; a car that is not ours keeps the place with a drawing. */
function CarPicture({ cars, car }: { cars: readonly FinanceCar[]; car: FinanceCar | undefined }) {
  if (!cars.every(({ image }) => image)) return null;
  const sizes = "(width < 1000px) 90vw, 30vw";
  const place = "absolute inset-0 size-full object-contain";
  return (
    <div className="relative mb-2 grid h-36 place-items-center text-line-strong sm:h-48 print:hidden">
      {!car && <Icon name="car" className="size-20" />}
      {car?.image && (
        <Picture
          wide={car.image}
          width={1280}
          height={720}
          alt={car.imageAlt}
          sizes={sizes}
          className={place}
        />
      )}
    </div>
  );
}
