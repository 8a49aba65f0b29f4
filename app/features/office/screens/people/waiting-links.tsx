import { useNavigate } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { AnswerTo } from "../../calls/office-call.ts";
import { listWaitingLinksCall } from "../../calls/people-calls.ts";
import { DataTable, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { PersonCell } from "./person-cell.tsx";
import { peopleWords } from "./words.ts";

type Row = AnswerTo<typeof listWaitingLinksCall>["rows"][number];

/** Requests for cars that wait, the oldest first; each is answered on its customer's screen. */
export function WaitingLinks() {
  const language = useLanguage();
  const words = peopleWords.of(language);
  const navigate = useNavigate();
  const { query, rows, more } = usePages(listWaitingLinksCall, (after) => ({ query: { after } }), ["people"]);
  const columns: readonly TableColumn<Row>[] = [
    { id: "customer", title: words.customer, cell: ({ customer }) => <PersonCell customer={customer} /> },
    {
      id: "car",
      title: words.car,
      cell: ({ vin, model }) => (
        <span className="flex flex-wrap gap-x-3">
          <Ltr className="wrap-anywhere tabular">{vin}</Ltr>
          <span className="text-ink-soft">{model ?? words.newCar}</span>
        </span>
      ),
    },
    {
      id: "state",
      title: words.state,
      onDesk: true,
      cell: ({ isOfAnother, hasCard }) => (
        <span className="text-ink-soft">
          {[isOfAnother && words.otherOwner, hasCard && words.withCard].filter(Boolean).join(" · ")}
        </span>
      ),
    },
    {
      id: "sent",
      title: words.sent,
      onDesk: true,
      width: "11rem",
      cell: ({ sentAt }) => momentInBrief(sentAt, language),
    },
  ];
  return (
    <Loaded query={query}>
      {() => (
        <DataTable
          label={words.links}
          columns={columns}
          rows={rows}
          onOpen={({ customerId, id }) => void navigate(`/people/${customerId}?link=${id}`)}
          empty={<Message title={words.noneWaits}>{words.noneWaitsText}</Message>}
          more={more}
        />
      )}
    </Loaded>
  );
}
