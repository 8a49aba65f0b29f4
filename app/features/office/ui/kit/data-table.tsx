import type { ReactNode } from "react";
import { Cell, Column, Row, type SortDescriptor, Table, TableBody, TableHeader } from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface TableColumn<T> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** The database sorts; here stands only which way. */
  readonly sortable?: boolean;
  /** Left out on a phone, where the first column says the most. */
  readonly onDesk?: boolean;
  /** Left out where there is no room for all of them beside each other. */
  readonly onWide?: boolean;
  /** As `9rem`, its padding counted; columns without one share what is left. What is longer wraps, or its cell cuts it. */
  readonly width?: string;
}

/** The width of a column of moments: the longest one in Arabic on one line. */
export const momentWidth = "14rem";

interface DataTableProps<T extends { readonly id: string }> {
  label: string;
  columns: readonly TableColumn<T>[];
  rows: readonly T[];
  /** Opens a row, by a press or by Enter. */
  onOpen?: (row: T) => void;
  sort?: SortDescriptor;
  onSort?: (sort: SortDescriptor) => void;
  /** What stands in the place of rows where there are none. */
  empty: ReactNode;
  more?: { readonly load: () => void; readonly isLoading: boolean } | undefined;
}

/**
 * A list: arrow keys walk it, Enter opens a row; sorted, filtered and divided into pages by the database. On a desk its columns
 * are as wide as they say, whatever stands in them, so that no long name pushes the screen sideways.
 */
export function DataTable<T extends { readonly id: string }>(props: DataTableProps<T>) {
  const { label, columns, rows, onOpen, sort, onSort, empty, more } = props;
  const words = kitWords.of(useLanguage());
  return (
    <div>
      <Table
        aria-label={label}
        className="w-full border-collapse text-sm md:table-fixed"
        {...(sort && { sortDescriptor: sort })}
        {...(onSort && { onSortChange: onSort })}
        {...(onOpen && {
          onRowAction: (id) => {
            const row = rows.find((one) => one.id === id);
            if (row) onOpen(row);
          },
        })}
      >
        <TableHeader>
          {columns.map(({ id, title, sortable, width, ...column }, index) => (
            <Column
              key={id}
              id={id}
              isRowHeader={index === 0}
              allowsSorting={sortable ?? false}
              {...(width && { style: { inlineSize: width } })}
              className={`border-b border-line px-2 py-2 text-start text-xs font-normal text-ink-soft first:ps-4 last:pe-4 lg:first:ps-6 ${shownFrom(column)}`}
            >
              {({ sortDirection }) => (
                <span className="inline-flex items-center gap-1">
                  {title}
                  {sortDirection && (
                    <Icon
                      name="chevron-down"
                      className={`size-3 ${sortDirection === "ascending" ? "rotate-180" : ""}`}
                    />
                  )}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={rows} dependencies={[columns]} renderEmptyState={() => empty}>
          {(row) => (
            <Row
              id={row.id}
              className={`border-b border-line outline-none data-focused:bg-accent-soft data-hovered:bg-sand-50 ${onOpen ? "cursor-pointer" : ""}`}
            >
              {columns.map(({ id, cell, ...column }) => (
                <Cell
                  key={id}
                  className={`h-(--row-height) px-2 py-1 align-middle first:ps-4 last:pe-4 lg:first:ps-6 ${shownFrom(column)}`}
                >
                  {cell(row)}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
      {more && (
        <div className="grid justify-center py-4">
          <Button onPress={more.load} busy={more.isLoading}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}

function shownFrom({ onDesk, onWide }: Pick<TableColumn<never>, "onDesk" | "onWide">): string {
  if (onWide) return "hidden xl:table-cell";
  return onDesk ? "hidden md:table-cell" : "";
}
