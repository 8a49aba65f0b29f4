import { type ReactNode, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { comparedWords } from "./words.ts";

export interface ComparedColumn {
  readonly id: string;
  /** What the strip above the lines repeats of it: its name, and its price. */
  readonly short: ReactNode;
  /** Its head, a `th`. */
  readonly head: ReactNode;
}
export interface ComparedLine {
  readonly differs: boolean;
  /** A `ComparisonRow`, with a key. */
  readonly row: ReactNode;
}

interface ComparisonTableProps {
  label: string;
  columns: readonly ComparedColumn[];
  lines: readonly ComparedLine[];
  /** What differs first, under a heading of its own. */
  sorted: boolean;
}

/**
 * Cars in columns. The names of the lines stay at the start while columns pass; the names of the cars stay at the top, in
 * a strip of their own, because what scrolls sideways cannot hold its head still while the page moves.
 */
export function ComparisonTable({ label, columns, lines, sorted }: ComparisonTableProps) {
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div className="compared">
      <div ref={strip} aria-hidden="true" className="compare-strip print:hidden">
        <div className="compare-columns" data-columns={columns.length}>
          <span />
          {columns.map(({ id, short }) => (
            <span key={id} className="truncate">
              {short}
            </span>
          ))}
        </div>
      </div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft;
        }}
        className="compare-scroll"
      >
        <table className="compare-table" data-columns={columns.length}>
          <thead>
            <tr>
              <td />
              {columns.map(({ head }) => head)}
            </tr>
          </thead>
          <Lines columns={columns.length} lines={lines} sorted={sorted} />
        </table>
      </section>
    </div>
  );
}

function Lines({
  columns,
  lines,
  sorted,
}: { columns: number } & Pick<ComparisonTableProps, "lines" | "sorted">) {
  const words = comparedWords.of(useLanguage());
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
        <tr>
          <th scope="rowgroup" colSpan={columns + 1} className="compare-group">
            <span>{name}</span>
          </th>
        </tr>
        {rows}
      </tbody>
    ));
}

interface ComparisonRowProps {
  name: string;
  /** The cars differ in it: it is marked, for the eye and the ear. */
  differs?: boolean;
  /** Its cells. */
  children: ReactNode;
}

export function ComparisonRow({ name, differs = false, children }: ComparisonRowProps) {
  const words = comparedWords.of(useLanguage());
  return (
    <tr data-differs={differs}>
      <th scope="row">
        {name}
        {differs && <span className="sr-only"> ({words.differs})</span>}
      </th>
      {children}
    </tr>
  );
}
