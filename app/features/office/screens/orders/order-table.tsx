import { useNavigate } from "react-router";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { listOrdersCall } from "../../calls/orders/order-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DataTable, momentWidth, type TableColumn } from "../../ui/kit/data-table.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Name } from "../../ui/kit/name.tsx";
import { Loaded, Message } from "../../ui/kit/states.tsx";
import { usePages } from "../../ui/kit/use-pages.ts";
import { useOrderFilter } from "./order-filter.ts";
import type { OrderRow } from "./order-row.ts";
import { OrderStatePill } from "./order-state.tsx";
import { emptyWords, ordersWords } from "./words.ts";

/** One list of the counter, by the filter of the address. */
export function OrderTable() {
  const words = ordersWords.of(useLanguage());
  const { filter, search } = useOrderFilter();
  const { session } = useSession();
  const navigate = useNavigate();
  const { tab, place, text } = filter;
  const topics = session.counters.map(({ id }) => `orders/${id}`);
  const pages = usePages(
    listOrdersCall,
    (after) => ({ query: { tab, ...(place && { place }), ...(text && { text }), after } }),
    topics,
  );
  const columns = useColumns();
  return (
    <Loaded query={pages.query}>
      {() => (
        <DataTable
          label={words[tab]}
          columns={columns}
          rows={pages.rows}
          onOpen={({ id }) => void navigate(`/orders/${id}${search}`)}
          empty={<Empty />}
          more={pages.more}
        />
      )}
    </Loaded>
  );
}

function Empty() {
  const language = useLanguage();
  const words = ordersWords.of(language);
  const { filter, set } = useOrderFilter();
  if (filter.text === undefined) return <Message title={emptyWords.of(language)[filter.tab]} />;
  return (
    <Message
      title={words.emptyFound}
      action={<Button onPress={() => set("text", undefined)}>{words.clear}</Button>}
    >
      {words.emptyFoundText}
    </Message>
  );
}

function useColumns(): readonly TableColumn<OrderRow>[] {
  const language = useLanguage();
  const words = ordersWords.of(language);
  const { session } = useSession();
  const { tab, place } = useOrderFilter().filter;
  const counters = new Map(session.counters.map(({ id, name }) => [id, name]));
  const counter: TableColumn<OrderRow> = {
    id: "counter",
    title: words.counter,
    onWide: true,
    cell: ({ centerId }) => (
      <span className="text-ink-soft">
        <Name>{counters.get(centerId) ?? centerId}</Name>
      </span>
    ),
  };
  // A list of all says in its place where each stands.
  const parts: TableColumn<OrderRow> = {
    id: "parts",
    title: words.parts,
    onWide: true,
    cell: ({ firstPart, parts }) => (
      <span className="text-ink-soft">
        <Name>{parts > 1 ? `${firstPart} ${words.and(parts - 1)}` : firstPart}</Name>
      </span>
    ),
  };
  const state: TableColumn<OrderRow> = {
    id: "state",
    title: words.state,
    onDesk: true,
    width: "9rem",
    cell: (order) => <OrderStatePill state={order.state} />,
  };
  return [
    {
      id: "number",
      title: words.number,
      width: "9.5rem",
      cell: (order) => (
        <>
          <span className="flex flex-wrap items-center gap-x-3">
            <Ltr className="tabular whitespace-nowrap">{order.number ?? "–"}</Ltr>
            <Marks order={order} />
          </span>
          <span className="block text-xs text-ink-soft md:hidden">
            <Customer order={order} />
          </span>
        </>
      ),
    },
    {
      id: "customer",
      title: words.customer,
      onDesk: true,
      cell: (order) => <Customer order={order} />,
    },
    ...(tab === "all" ? [] : [parts]),
    {
      id: "pieces",
      title: words.pieces,
      onWide: true,
      width: "4.5rem",
      cell: ({ pieces }) => <span className="tabular">{pieces}</span>,
    },
    {
      id: "price",
      title: words.price,
      onDesk: true,
      width: "7rem",
      cell: ({ totalPrice }) => <Dirhams sum={totalPrice} />,
    },
    ...(session.counters.length > 1 && place === undefined ? [counter] : []),
    ...(tab === "all" ? [state] : []),
    {
      id: "since",
      title: tab === "all" ? words.paid : words.since,
      width: momentWidth,
      cell: ({ since }) => (
        <span className="tabular md:whitespace-nowrap">{momentInBrief(since, language)}</span>
      ),
    },
  ];
}

function Customer({ order: { customer } }: { order: OrderRow }) {
  const words = ordersWords.of(useLanguage());
  if (customer === null) return <span className="text-ink-faint">{words.nobody}</span>;
  return <Name>{customer.name}</Name>;
}

/** What is unusual about an order. */
function Marks({ order }: { order: OrderRow }) {
  const words = ordersWords.of(useLanguage());
  const { shortage, openReturn, requestedRefund, appointmentAt, fulfilment } = order;
  const marks = [
    ...(shortage ? [words[shortage]] : []),
    ...(openReturn ? [words[openReturn]] : []),
    ...(appointmentAt !== null && fulfilment !== "collected" ? [words.visit] : []),
  ];
  return (
    <>
      {marks.map((mark) => (
        <span key={mark} className="text-xs text-ink-soft">
          {mark}
        </span>
      ))}
      {requestedRefund !== null && (
        <span className="text-xs text-ink-soft">
          {words.refund} <Dirhams sum={requestedRefund} />
        </span>
      )}
    </>
  );
}
