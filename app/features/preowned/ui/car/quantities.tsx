import type { ReactNode } from "react";
import type { Language } from "#app/i18n/language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import type { ComparedField } from "../../rules/compare/compared-rows.ts";
import { bodyTypeNames, driveTypeNames, fuelNames, stockWords, transmissionNames } from "../../words.ts";
import { carWords } from "./words.ts";

/** A field of a used car in words, with its unit; that it is not stated where it is not. */
export function fieldInWords(car: UsedVehicle, field: ComparedField, language: Language): ReactNode {
  const words = carWords.of(language);
  const measured = (value: number | null, unit = "") =>
    value === null ? (
      <span className="text-ink-faint">{words.notSaid}</span>
    ) : (
      <span className="whitespace-nowrap tabular">
        <Ltr>{value.toLocaleString("en")}</Ltr> {unit}
      </span>
    );
  const inWords: Record<ComparedField, () => ReactNode> = {
    year: () => <Ltr>{car.year}</Ltr>,
    kilometrage: () => <span className="tabular">{stockWords.of(language).kilometres(car.kilometrage)}</span>,
    certified: () => (car.certified ? words.yes : words.no),
    warranty: () => car.warranty || <span className="text-ink-faint">{words.notSaid}</span>,
    bodyType: () => bodyTypeNames.of(language)[car.bodyType],
    fullColor: () => car.fullColor,
    fuelType: () => fuelNames.of(language)[car.fuelType],
    engineSize: () => measured(car.engineSize, words.cc),
    power: () => measured(car.power, words.hp),
    cylinders: () => measured(car.cylinders),
    transmission: () => transmissionNames.of(language)[car.transmission],
    driveType: () => driveTypeNames.of(language)[car.driveType],
    doors: () => measured(car.doors),
    seats: () =>
      car.seats.length === 0 ? (
        measured(null)
      ) : (
        <span className="tabular">{car.seats.join(` ${words.or} `)}</span>
      ),
    weight: () => measured(car.weight, words.kg),
  };
  return inWords[field]();
}
