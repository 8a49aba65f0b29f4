import { timeAt } from "#app/i18n/dates/clock.ts";
import { dayIn, dayInBrief } from "#app/i18n/dates/dates.ts";
import type { Language } from "#app/i18n/language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { BoardAppointment } from "../board.ts";
import { codeWords, serviceWords } from "../words.ts";
import type { SheetColumn } from "./sheet-table.tsx";
import { sheetWords } from "./sheet-words.ts";

interface ColumnsOf {
  readonly timeZone: string;
  readonly language: Language;
  /** Names of bays by their numbers; a list of many days has none. */
  readonly bayName?: ((bay: number | null) => string) | undefined;
}

/** What of an appointment stands in a line of paper. */
export function appointmentColumns({
  timeZone,
  language,
  bayName,
}: ColumnsOf): readonly SheetColumn<BoardAppointment>[] {
  const [words, codes, sheet] = [serviceWords.of(language), codeWords.of(language), sheetWords.of(language)];
  const time = (instant: string) => timeAt(instant, timeZone, language);
  const promise = (instant: string, from: string) =>
    dayIn(instant, timeZone) === dayIn(from, timeZone)
      ? time(instant)
      : `${dayInBrief(dayIn(instant, timeZone), language)} ${time(instant)}`;
  return [
    {
      id: "time",
      title: words.time,
      width: bayName ? "17mm" : "20mm",
      cell: ({ startsAt }) => <span className="whitespace-nowrap">{time(startsAt)}</span>,
    },
    ...(bayName
      ? [
          {
            id: "bay",
            title: words.bay,
            width: "22mm",
            cell: ({ bay }: BoardAppointment) => bayName(bay),
          },
        ]
      : []),
    {
      id: "reference",
      title: words.reference,
      width: "23mm",
      cell: ({ reference }) => <Ltr className="whitespace-nowrap">{reference}</Ltr>,
    },
    { id: "plate", title: sheet.plate, width: "18mm", cell: ({ car }) => <Ltr>{car.plate}</Ltr> },
    { id: "model", title: sheet.model, width: "22mm", cell: ({ car }) => car.model },
    {
      id: "customer",
      title: words.customer,
      width: "38mm",
      cell: ({ customer }) => <bdi>{customer.name}</bdi>,
    },
    { id: "services", title: words.services, cell: ({ services }) => services.join(" · ") },
    {
      id: "promised",
      title: words.promised,
      width: "20mm",
      cell: ({ promisedAt, startsAt }) => (promisedAt === null ? "" : promise(promisedAt, startsAt)),
    },
    {
      id: "state",
      title: words.state,
      width: "26mm",
      cell: ({ code, isNoShow }) => (isNoShow ? codes.noShow : codes[code]),
    },
    { id: "notes", title: sheet.notes, width: "42mm", cell: () => null },
  ];
}
