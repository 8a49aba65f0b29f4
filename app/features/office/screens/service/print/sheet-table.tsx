import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { PrintedAt } from "../../../ui/print/printed-at.tsx";
import { sheetWords } from "./sheet-words.ts";

export interface SheetColumn<T> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** A fixed share of the sheet, as `18mm`. */
  readonly width?: string;
}

interface SheetTableProps<T> {
  title: string;
  /** What the sheet is of: a day, or from one to another. */
  about: string;
  columns: readonly SheetColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** What stands above the first row of a group. */
  groupOf?: (row: T) => string | undefined;
  /** Where this differs from the row before a stronger line begins. */
  partOf?: (row: T) => string;
}

/** A table on paper. Its head stands on every page, with what the page is of: pages come apart on a workshop's wall. */
export function SheetTable<T>({ title, about, columns, rows, keyOf, groupOf, partOf }: SheetTableProps<T>) {
  const language = useLanguage();
  const words = sheetWords.of(language);
  const { location } = useSession();
  return (
    <table>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} {...(width && { style: { inlineSize: width } })} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={columns.length} className="sheet-head">
            <span className="flex items-baseline justify-between gap-8">
              <span className="sheet-title">{location?.name}</span>
              <span className="sheet-title">{about}</span>
            </span>
            <span className="flex items-baseline justify-between gap-8">
              <span>{title}</span>
              <span>{location && <PrintedAt timeZone={location.timeZone} say={words.printed} />}</span>
            </span>
          </th>
        </tr>
        <tr>
          {columns.map(({ id, title: name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const before = rows[index - 1];
          const differs = (of: ((one: T) => string | undefined) | undefined) =>
            before === undefined || of?.(before) !== of?.(row);
          const group = groupOf?.(row);
          return [
            group !== undefined && differs(groupOf) && (
              <tr key={`before ${keyOf(row)}`} className="sheet-group">
                <th colSpan={columns.length} scope="rowgroup">
                  {group}
                </th>
              </tr>
            ),
            <tr key={keyOf(row)} className={differs(partOf) ? "sheet-first" : ""}>
              {columns.map(({ id, cell }) => (
                <td key={id}>{cell(row)}</td>
              ))}
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}
