import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ComparisonRow, ComparisonTable } from "#app/ui/comparison/comparison-table.tsx";
import type { ComparedCar } from "../../rules/compare/by-trim.ts";
import { comparedLines, leastOf } from "../../rules/compare/compared-rows.ts";
import { ratingNames } from "../../words.ts";
import { CarColumn } from "./car-column.tsx";
import { CompareLine, keyOfLine, Lowest } from "./compare-line.tsx";
import { comparisonWords } from "./comparison-words.ts";

interface CompareTableProps {
  cars: readonly ComparedCar[];
  currency: string;
  /** What differs first, under a heading of its own. */
  sorted: boolean;
}

/** Used cars side by side: price and rating, then what their listings and trims say. */
export function CompareTable({ cars, currency, sorted }: CompareTableProps) {
  const words = comparisonWords.of(useLanguage());
  const columns = cars.map((car) => ({
    id: car.vehicleNo,
    short: (
      <>
        {car.modelLabel} {car.year}
        <span className="block text-sm text-ink-soft">
          <Riyals sum={car.price} currency={currency} />
        </span>
      </>
    ),
    head: <CarColumn key={car.vehicleNo} car={car} cars={cars} />,
  }));
  const lines = [
    { differs: differ(cars, "price"), row: <PriceRow key="price" cars={cars} currency={currency} /> },
    { differs: differ(cars, "rating"), row: <RatingRow key="rating" cars={cars} /> },
    ...comparedLines(cars).map((line) => ({
      differs: line.differs,
      row: <CompareLine key={keyOfLine(line)} line={line} cars={cars} />,
    })),
  ];
  return (
    <div className="frame mt-4">
      <ComparisonTable label={words.title} columns={columns} lines={lines} sorted={sorted} />
      {cars.some(({ byTrim }) => byTrim.fields.length + byTrim.equipment.length > 0) && (
        <p className="mt-6 max-w-[64ch] text-sm text-ink-soft">{words.byTrimNote}</p>
      )}
    </div>
  );
}

function differ(cars: readonly ComparedCar[], field: "price" | "rating"): boolean {
  return new Set(cars.map((car) => car[field])).size > 1;
}

function PriceRow({ cars, currency }: Pick<CompareTableProps, "cars" | "currency">) {
  const words = comparisonWords.of(useLanguage());
  const lowest = leastOf(cars.map(({ price }) => price));
  return (
    <ComparisonRow name={words.price} differs={differ(cars, "price")}>
      {cars.map(({ vehicleNo, price }, column) => (
        <td key={vehicleNo}>
          <span className="text-lg">
            <Riyals sum={price} currency={currency} />
          </span>
          {lowest[column] && <Lowest />}
        </td>
      ))}
    </ComparisonRow>
  );
}

function RatingRow({ cars }: Pick<CompareTableProps, "cars">) {
  const language = useLanguage();
  const words = comparisonWords.of(language);
  return (
    <ComparisonRow name={words.rating} differs={differ(cars, "rating")}>
      {cars.map(({ vehicleNo, rating }) => (
        <td key={vehicleNo}>
          {rating ? (
            <span className="stock-rating" data-rating={rating}>
              {ratingNames.of(language)[rating]}
            </span>
          ) : (
            <span className="text-ink-faint">{words.notRated}</span>
          )}
        </td>
      ))}
    </ComparisonRow>
  );
}
