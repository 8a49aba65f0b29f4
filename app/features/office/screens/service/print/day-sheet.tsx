import { dayInWords, timeIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { printSheetCall } from "../../../calls/print-calls.ts";
import { PrintSheet } from "../../../ui/print/print-sheet.tsx";
import type { Board, BoardAppointment } from "../board.ts";
import { serviceWords } from "../words.ts";
import { appointmentColumns } from "./appointment-columns.tsx";
import { SheetTable } from "./sheet-table.tsx";
import { sheetWords } from "./sheet-words.ts";

/** A day of a center for a workshop's wall: dense, by hour, with room to write. */
export function DaySheet({ center, board }: { center: string; board: Board }) {
  const language = useLanguage();
  const [words, sheet] = [serviceWords.of(language), sheetWords.of(language)];
  const { day, timeZone, bays } = board;
  const rows = board.appointments.filter(({ code }) => code !== "RJD" && code !== "CANC");
  const names = new Map(bays.map(({ bay, name }) => [bay, name]));
  const isEarlier = (one: BoardAppointment) => one.day < day;
  return (
    <PrintSheet
      shape="lying"
      call={printSheetCall}
      input={{ params: { center }, body: { sheet: "day", day } }}
    >
      <SheetTable
        title={`${sheet.day} · ${sheet.counted(rows.length)}`}
        about={dayInWords(day, language)}
        columns={appointmentColumns({
          timeZone,
          language,
          bayName: (bay) => (bay === null ? words.noBay : (names.get(bay) ?? String(bay + 1))),
        })}
        rows={rows}
        keyOf={({ id }) => id}
        groupOf={(row) =>
          rows.some(isEarlier) ? (isEarlier(row) ? words.stillHere : sheet.ofDay) : undefined
        }
        partOf={({ startsAt }) => timeIn(startsAt, timeZone).slice(0, 2)}
      />
      {rows.length === 0 && <p>{words.emptyDay}</p>}
    </PrintSheet>
  );
}
