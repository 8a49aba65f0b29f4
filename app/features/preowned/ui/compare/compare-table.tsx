import { useRef } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { UsedVehicle } from "../../car-calls.ts";
import { comparedLines, leastOf } from "../../rules/compare/compared-rows.ts";
import { ratingNames } from "../../words.ts";
import { CarColumn } from "./car-column.tsx";
import { CompareLine, keyOfLine, Lowest, Row } from "./compare-line.tsx";
import { compareWords } from "./words.ts";

interface CompareTableProps {
  cars: readonly UsedVehicle[];
  currency: string;
  /** What differs first, under a heading of its own. */
  sorted: boolean;
}

/**
 * Cars in columns. The names of the lines stay at the start while columns pass; the names of the cars stay at the top, in
 * a strip of their own, because what scrolls sideways cannot hold its head still while the page moves.
 */
export function CompareTable({ cars, currency, sorted }: CompareTableProps) {
  const words = compareWords.of(useLanguage());
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
    </div>
  );
}

function Lines({ cars, currency, sorted }: CompareTableProps) {
  const words = compareWords.of(useLanguage());
  const lines = comparedLines(cars);
  const group = (differs: boolean) =>
    lines
      .filter((line) => line.differs === differs)
      .map((line) => <CompareLine key={keyOfLine(line)} line={line} cars={cars} />);
  if (!sorted)
    return (
      <tbody>
        <Prices cars={cars} currency={currency} />
        {lines.map((line) => (
          <CompareLine key={keyOfLine(line)} line={line} cars={cars} />
        ))}
      </tbody>
    );
  const alike = group(false);
  return (
    <>
      <tbody>
        <Heading columns={cars.length}>{words.different}</Heading>
        <Prices cars={cars} currency={currency} />
        {group(true)}
      </tbody>
      {alike.length > 0 && (
        <tbody>
          <Heading columns={cars.length}>{words.alike}</Heading>
          {alike}
        </tbody>
      )}
    </>
  );
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

function Prices({ cars, currency }: { cars: readonly UsedVehicle[]; currency: string }) {
  const language = useLanguage();
  const words = compareWords.of(language);
  const lowest = leastOf(cars.map(({ price }) => price));
  const differ = (values: readonly unknown[]) => new Set(values).size > 1;
  return (
    <>
      <Row name={words.price} differs={differ(cars.map(({ price }) => price))}>
        {cars.map(({ vehicleNo, price }, column) => (
          <td key={vehicleNo}>
            <span className="text-lg">
              <Riyals sum={price} currency={currency} />
            </span>
            {lowest[column] && <Lowest />}
          </td>
        ))}
      </Row>
      <Row name={words.rating} differs={differ(cars.map(({ rating }) => rating))}>
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
    </>
  );
}
