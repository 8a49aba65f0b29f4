import { dayInWords } from "#app/i18n/dates/dates.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { showWeekCall } from "../../../calls/appointment-calls.ts";
import type { AnswerTo } from "../../../calls/office-call.ts";
import { printSheetCall } from "../../../calls/print-calls.ts";
import { PrintSheet } from "../../../ui/print/print-sheet.tsx";
import { serviceWords } from "../words.ts";
import { SheetTable } from "./sheet-table.tsx";
import { sheetWords } from "./sheet-words.ts";

type Day = AnswerTo<typeof showWeekCall>["days"][number];

/** How full the days of a week are, with room to write. */
export function WeekSheet({ center, days }: { center: string; days: readonly Day[] }) {
  const language = useLanguage();
  const [words, sheet] = [serviceWords.of(language), sheetWords.of(language)];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <PrintSheet
      shape="lying"
      call={printSheetCall}
      input={{ params: { center }, body: { sheet: "week", day: first.day } }}
    >
      <SheetTable
        title={sheet.week}
        about={`${dayInWords(first.day, language)} – ${dayInWords(last.day, language)}`}
        columns={[
          { id: "day", title: words.day, width: "55mm", cell: ({ day }) => dayInWords(day, language) },
          {
            id: "taken",
            title: sheet.taken,
            cell: ({ isOpen, taken, hours }) =>
              isOpen
                ? `${words.takenOf(taken, hours)} (${percentInWords(hours === 0 ? 0 : Math.round((taken / hours) * 100), language)})`
                : words.closedHours,
          },
          {
            id: "free",
            title: sheet.free,
            width: "28mm",
            cell: (one) => one.isOpen && words.freeHours(one.free),
          },
          {
            id: "closed",
            title: sheet.outOfUse,
            width: "36mm",
            cell: ({ closed }) => closed > 0 && words.outOfUse(closed),
          },
          { id: "reason", title: sheet.reason, cell: ({ reason }) => reason },
          { id: "notes", title: sheet.notes, width: "65mm", cell: () => null },
        ]}
        rows={days}
        keyOf={({ day }: Day) => day}
      />
    </PrintSheet>
  );
}
