import { useRef } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { ComparedCar } from "../../rules/compare/by-trim.ts";
import { comparedLines, leastOf } from "../../rules/compare/compared-rows.ts";
import { ratingNames } from "../../words.ts";
import { CarColumn } from "./car-column.tsx";
import { CompareLine, keyOfLine, Lowest, Row } from "./compare-line.tsx";
import { comparisonWords } from "./comparison-words.ts";

interface CompareTableProps {
  cars: readonly ComparedCar[];
  currency: string;
  /** What differs first, under a heading of its own. */
  sorted: boolean;
}

/**
 * Cars in columns. The names of the lines stay at the start while columns pass; the names of the cars stay at the top, in
 * a strip of their own, because what scrolls sideways cannot hold its head still while the page moves.
 */
export function CompareTable({ cars, currency, sorted }: CompareTableProps) {
  const words = comparisonWords.of(useLanguage());
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div className="compared frame mt-4">
      <div ref={strip} aria-hidden="true" className="compare-strip print:hidden">
        <div className="compare-columns" data-columns={cars.length}>
          <span />
          {cars.map((car) => (
            <span key={car.vehicleNo} className="truncate">
              {car.modelLabel} {car.year}
              <span className="block text-sm text-ink-soft">
                <Riyals sum={car.price} currency={currency} />
              </span>
            </span>
          ))}
        </div>
      </div>
      <section
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft;
        }}
        className="compare-scroll"
      >
        <table className="compare-table" data-columns={cars.length}>
          <thead>
            <tr>
              <td />
              {cars.map((car) => (
                <CarColumn key={car.vehicleNo} car={car} cars={cars} />
              ))}
            </tr>
          </thead>
          <Lines cars={cars} currency={currency} sorted={sorted} />
        </table>
      </section>
      {cars.some(({ byTrim }) => byTrim.fields.length + byTrim.equipment.length > 0) && (
        <p className="mt-6 max-w-[64ch] text-sm text-ink-soft">{words.byTrimNote}</p>
      )}
    </div>
  );
}

function Lines({ cars, currency, sorted }: CompareTableProps) {
  const words = comparisonWords.of(useLanguage());
  const lines = [
    { differs: differ(cars, "price"), row: <PriceRow key="price" cars={cars} currency={currency} /> },
    { differs: differ(cars, "rating"), row: <RatingRow key="rating" cars={cars} /> },
    ...comparedLines(cars).map((line) => ({
      differs: line.differs,
      row: <CompareLine key={keyOfLine(line)} line={line} cars={cars} />,
    })),
  ];
  const rowsThat = (differs: boolean) => lines.flatMap((line) => (line.differs === differs ? line.row : []));
  if (!sorted) return <tbody>{lines.map(({ row }) => row)}</tbody>;
  const groups = [
    { name: words.different, rows: rowsThat(true) },
    { name: words.alike, rows: rowsThat(false) },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => (
      <tbody key={name}>
        <Heading columns={cars.length}>{name}</Heading>
        {rows}
      </tbody>
    ));
}

function differ(cars: readonly ComparedCar[], field: "price" | "rating"): boolean {
  return new Set(cars.map((car) => car[field])).size > 1;
}

function Heading({ columns, children }: { columns: number; children: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns + 1} className="compare-group">
        <span>{children}</span>
      </th>
    </tr>
  );
}

function PriceRow({ cars, currency }: Pick<CompareTableProps, "cars" | "currency">) {
  const words = comparisonWords.of(useLanguage());
  const lowest = leastOf(cars.map(({ price }) => price));
  return (
    <Row name={words.price} differs={differ(cars, "price")}>
      {cars.map(({ vehicleNo, price }, column) => (
        <td key={vehicleNo}>
          <span className="text-lg">
            <Riyals sum={price} currency={currency} />
          </span>
          {lowest[column] && <Lowest />}
        </td>
      ))}
    </Row>
  );
}

function RatingRow({ cars }: Pick<CompareTableProps, "cars">) {
  const language = useLanguage();
  const words = comparisonWords.of(language);
  return (
    <Row name={words.rating} differs={differ(cars, "rating")}>
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
    </Row>
  );
}
