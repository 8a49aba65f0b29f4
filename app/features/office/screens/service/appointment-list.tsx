import { useState } from "react";
import type { SortDescriptor } from "react-aria-components";
import { useNavigate, useSearchParams } from "react-router";
import { appointmentCodes } from "#app/features/booking/rules/appointments/appointment-states.ts";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { addDays, dayInBrief } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { listAppointmentsCall } from "../../calls/appointment-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { SearchField, Select } from "../../ui/kit/fields.tsx";
import { Name } from "../../ui/kit/name.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import type { BoardAppointment } from "./board.ts";
import { CodePill } from "./code-pill.tsx";
import { ListSheet } from "./print/list-sheet.tsx";
import { codeWords, serviceWords } from "./words.ts";

const daysShown = 14;

/** The appointments of two weeks from a day on, by time; filtered by state and by typed text. */
export function AppointmentList({ center, day }: { center: string; day: string }) {
  const language = useLanguage();
  const [words, codes] = [serviceWords.of(language), codeWords.of(language)];
  const navigate = useNavigate();
  const { may } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const [sort, setSort] = useState<SortDescriptor>({ column: "time", direction: "ascending" });
  const code = parameters.get("code") ?? "all";
  const text = parameters.get("text") ?? undefined;
  const set = (name: "code" | "text", value: string) =>
    setParameters(
      (current) => {
        if (value === "") current.delete(name);
        else current.set(name, value);
        return current;
      },
      // Every letter would be a step of the back button.
      { replace: name === "text" },
    );
  const filter = {
    from: day,
    to: addDays(day, daysShown),
    ...(code !== "all" && { codes: code }),
    ...(text !== undefined && { text }),
    sort: sort.direction === "descending" ? ("start-desc" as const) : ("start" as const),
  };
  const { query, rows, more } = usePages(
    listAppointmentsCall,
    (after) => ({ params: { center }, query: { ...filter, after } }),
    [`service/${center}`],
  );
  const zone = market().zone;
  const columns: readonly TableColumn<BoardAppointment>[] = [
    {
      id: "time",
      title: words.time,
      sortable: true,
      cell: ({ startsAt, day: opening }) => (
        <span className="tabular flex flex-col whitespace-nowrap 2xl:flex-row 2xl:gap-2">
          <span>{timeAt(startsAt, zone, language)}</span>
          <span className="text-ink-soft">{dayInBrief(opening, language)}</span>
        </span>
      ),
    },
    {
      id: "car",
      title: words.car,
      cell: ({ car }) => (
        <>
          <Ltr className="tabular">{car.plate}</Ltr> <bdi className="text-ink-soft">{car.model}</bdi>
        </>
      ),
    },
    {
      id: "customer",
      title: words.customer,
      onDesk: true,
      cell: ({ customer }) => <Name>{customer.name}</Name>,
    },
    {
      id: "services",
      title: words.services,
      onDesk: true,
      cell: ({ services }) => <span className="text-ink-soft">{services.join(" · ")}</span>,
    },
    {
      id: "reference",
      title: words.reference,
      onWide: true,
      width: "8rem",
      cell: ({ reference }) => <Ltr>{reference}</Ltr>,
    },
    {
      id: "state",
      title: words.state,
      width: "9rem",
      cell: (row) => <CodePill code={row.code} isNoShow={row.isNoShow} />,
    },
  ];
  return (
    <>
      <div className="grid max-w-2xl gap-3 p-4 sm:grid-cols-2 lg:px-6">
        <SearchField
          label={words.filterText}
          text={text}
          onSearch={(typed) => set("text", typed)}
          maxLength={80}
        />
        <Select
          label={words.state}
          value={code}
          onChange={(id) => set("code", id)}
          choices={[
            { id: "all", label: words.allStates },
            ...appointmentCodes.map((id) => ({ id, label: codes[id] })),
          ]}
        />
      </div>
      <Loaded query={query}>
        {() => (
          <>
            <DataTable
              label={words.list}
              columns={columns}
              rows={rows}
              sort={sort}
              onSort={setSort}
              onOpen={({ id }) => void navigate(`/service/${id}`)}
              empty={<Message title={words.emptyList} />}
              more={more}
            />
            {may("appointment.print", center) && (
              <ListSheet center={center} day={day} timeZone={zone} rows={rows} hasMore={more !== undefined} />
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
