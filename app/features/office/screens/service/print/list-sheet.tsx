import { dayInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { printSheetCall } from "../../../calls/print-calls.ts";
import { PrintSheet } from "../../../ui/print/print-sheet.tsx";
import type { BoardAppointment } from "../board.ts";
import { appointmentColumns } from "./appointment-columns.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { sheetWords } from "./sheet-words.ts";

interface ListSheetProps {
  center: string;
  day: string;
  timeZone: string;
  rows: readonly BoardAppointment[];
  /** Some have not been read yet: the paper says that they are missing. */
  hasMore: boolean;
}

/** The appointments of a list as far as they are shown, day by day. */
export function ListSheet({ center, day, timeZone, rows, hasMore }: ListSheetProps) {
  const language = useLanguage();
  const sheet = sheetWords.of(language);
  const dayOf = (one: BoardAppointment) => dayInWords(one.day, language);
  // By their times, whatever the list is sorted by.
  const sorted = rows.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const [first, last] = [sorted[0], sorted.at(-1)];
  return (
    <PrintSheet
      shape="lying"
      call={printSheetCall}
      input={{ params: { center }, body: { sheet: "list", day } }}
    >
      <SheetTable
        title={`${sheet.list} · ${sheet.counted(rows.length)}`}
        about={
          first === undefined || last === undefined || dayOf(first) === dayOf(last)
            ? dayInWords(day, language)
            : `${dayOf(first)} – ${dayOf(last)}`
        }
        columns={appointmentColumns({ timeZone, language })}
        rows={rows}
        keyOf={({ id }) => id}
        groupOf={dayOf}
      />
      {hasMore && <p>{sheet.more}</p>}
    </PrintSheet>
  );
}
