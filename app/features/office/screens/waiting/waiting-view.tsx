import { useNavigate } from "react-router";
import { dayInBrief } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { listWaitingCall } from "../../calls/leads/waiting-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { Phone } from "../../ui/contact/phone.tsx";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { waitingWords } from "./words.ts";

type Waiting = AnswerTo<typeof listWaitingCall>["rows"][number];

/** Who waits for an earlier time at a center. It offers hours by itself: here it is only read. */
export function WaitingView({ center }: { center: string }) {
  const words = waitingWords.of(useLanguage());
  const navigate = useNavigate();
  const columns = useColumns();
  const { query, rows, more } = usePages(
    listWaitingCall,
    (after) => ({ params: { center }, query: { after } }),
    [`service/${center}`],
  );
  return (
    <Loaded query={query}>
      {() => (
        <DataTable
          label={words.title}
          columns={columns}
          rows={rows}
          onOpen={({ appointmentId }) => appointmentId !== null && void navigate(`/service/${appointmentId}`)}
          empty={<Message title={words.empty} />}
          more={more}
        />
      )}
    </Loaded>
  );
}

function useColumns(): readonly TableColumn<Waiting>[] {
  const language = useLanguage();
  const words = waitingWords.of(language);
  return [
    {
      id: "customer",
      title: words.customer,
      cell: ({ customer }) => (
        <>
          <bdi>{customer.name}</bdi>{" "}
          {customer.phone && <Phone phone={customer.phone} className="text-ink-soft" />}
        </>
      ),
    },
    {
      id: "services",
      title: words.services,
      onDesk: true,
      cell: ({ services }) => <span className="text-ink-soft">{services.join(" · ")}</span>,
    },
    {
      id: "wants",
      title: words.wants,
      cell: ({ fromDay, before }) =>
        words.between(dayInBrief(fromDay, language), momentInBrief(before, language)),
    },
    {
      id: "since",
      title: words.since,
      onDesk: true,
      width: "10rem",
      cell: ({ since }) => <span className="tabular">{momentInBrief(since, language)}</span>,
    },
    {
      id: "offer",
      title: words.offered,
      onDesk: true,
      width: "16rem",
      cell: ({ offer }) =>
        offer === null ? (
          <span className="text-ink-faint">–</span>
        ) : (
          <span className="tabular">
            {momentInBrief(offer.startsAt, language)}{" "}
            <span className="text-ink-soft">
              {words.until} {momentInBrief(offer.until, language)}
            </span>
          </span>
        ),
    },
  ];
}
