import { type RawBuilder, sql } from "kysely";
import { internationalPhone } from "#app/i18n/numbers/phone.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { personQueryOf } from "#app/lib/text/person-query.ts";
import { config } from "#app/platform/config.server.ts";
import { phoneWays } from "#app/platform/people/person-search.server.ts";
import type { CounterTab } from "../../../rules/order/counter-tabs.ts";
import { binding, type Fulfilment } from "../../../rules/order/fulfilment.ts";
import { orderNumberIn, pageCursor, pageEndIn } from "../../../rules/order/order-search.ts";
import { lineOf, linesFrom, linesOf, type OrderLineForStaff } from "./order-lines.server.ts";

/** Where a grant that holds everywhere stands among places. */
const everywhere = "*";
const longestPage = 200;

export interface OrderQuery {
  /** Ids of counters, or "*". */
  readonly places: readonly string[];
  readonly tab: CounterTab;
  /** An order number, or a telephone number as it begins or ends: looked up among all orders, whatever the tab. */
  readonly text?: string | undefined;
  /** The ids of those whom the text names; orders have numbers alone. */
  readonly customers?: readonly string[] | undefined;
  /** `next` of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface OrderPage {
  readonly orders: readonly OrderLineForStaff[];
  /** Undefined where this is the last page. */
  readonly next: string | undefined;
}

/** A page of orders at some counters, by one query whatever its length. */
export async function listOrdersForStaff(query: OrderQuery): Promise<OrderPage> {
  const limit = Math.min(Math.max(query.limit, 1), longestPage);
  const stretch = stretchOf({ ...query, limit });
  if (stretch === undefined) return { orders: [], next: undefined };
  const rows = await linesFrom(stretch, limit + 1, isNewestFirst(query));
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  const isLast = rows.length <= limit || last === undefined;
  return {
    orders: orders.map(lineOf),
    next: isLast ? undefined : pageCursor({ value: last.sorted_by, id: last.id }),
  };
}

/** Orders at some counters by their number, a telephone number or whose they are, the newest first; none where a text is none of it. */
export async function findOrders(
  text: string,
  { places, limit, customers }: Pick<OrderQuery, "places" | "limit" | "customers">,
): Promise<OrderLineForStaff[]> {
  const found = namedBy(text, customers);
  if (found === undefined) return [];
  const stretch = sql`select *, coalesce(paid_at, placed_at) as since from orders.order as own
    where ${found} and ${atPlaces(places)}`;
  return (await linesFrom(stretch, limit, true)).map(lineOf);
}

/** Orders by their ids. One query. */
export async function ordersForStaff(ids: readonly string[]): Promise<OrderLineForStaff[]> {
  if (ids.length === 0) return [];
  const stretch = sql`select *, coalesce(paid_at, placed_at) as since from orders.order as own
    where id = any(${[...ids]}::text[])`;
  return (await linesFrom(stretch, ids.length, true)).map(lineOf);
}

/** The query of a page; a test looks at its plan. Undefined where a text can name none. */
export function pageOf(query: OrderQuery): RawBuilder<unknown> | undefined {
  const stretch = stretchOf(query);
  return stretch && linesOf(stretch, query.limit + 1, isNewestFirst(query));
}

const isNewestFirst = ({ tab, text = "" }: OrderQuery) => tab === "all" || text.trim() !== "";

/** What was never paid has no number and is the customer's alone. */
function namedBy(text: string, customers: readonly string[] = []): RawBuilder<unknown> | undefined {
  const number = orderNumberIn(cleanLine(text), `${config.served.code}P`);
  const { phone } = personQueryOf(text, internationalPhone("", config.importer.country));
  const ways = [
    ...(number === undefined ? [] : [sql`own.number = ${number}`]),
    ...(phone === undefined ? [] : phoneWays(sql.ref("own.phone"), phone)),
    ...(customers.length === 0 ? [] : [sql`own.customer_id = any(${[...customers]}::text[])`]),
  ];
  return ways.length === 0 ? undefined : sql`(${sql.join(ways, sql` or `)}) and own.number is not null`;
}

/** What a page shows one more of: orders that a text names, or the list of a tab. */
function stretchOf(query: OrderQuery): RawBuilder<unknown> | undefined {
  return query.text?.trim() ? namedOf(query.text, query) : listOf(query);
}

function namedOf(
  text: string,
  { places, after, limit, customers }: OrderQuery,
): RawBuilder<unknown> | undefined {
  const named = namedBy(text, customers);
  return (
    named &&
    sql`select * from (select own.*, own.paid_at as since from orders.order as own
    where ${named} and ${atPlaces(places)}) as named
    where ${behind(after, true)} order by since desc, id desc limit ${limit + 1}`
  );
}

/** One stretch of an index for each place, in the order of the list. */
function listOf({ tab, places, after, limit }: OrderQuery): RawBuilder<unknown> {
  const isNewest = tab === "all";
  const direction = isNewest ? sql`desc` : sql`asc`;
  const branch = (here: RawBuilder<unknown>) => sql`
    select * from (${sourceOf(tab, here)}) as listed
    where ${behind(after, isNewest)} order by since ${direction}, id ${direction} limit ${limit + 1}`;
  if (places.includes(everywhere)) return branch(sql`true`);
  return sql`select listed.* from unnest(${[...new Set(places)]}::text[]) as of_place (place)
    cross join lateral (${branch(sql`own.center = of_place.place`)}) as listed`;
}

/** What a tab lists, and since when each waits. */
export function sourceOf(tab: CounterTab, here: RawBuilder<unknown>): RawBuilder<unknown> {
  const waiting = (fulfilment: Fulfilment) => sql`select own.*, own.moved_at as since
    from orders.order as own where own.fulfilment = ${sql.lit(fulfilment)} and ${here}`;
  switch (tab) {
    case "to-pick":
      return waiting("accepted");
    case "picking":
      return waiting("picking");
    case "ready":
      return waiting("ready");
    case "shortage":
      return sql`${waiting("picking")}
        and exists (select from orders.order_line where order_id = own.id and short > 0)`;
    case "returns":
      return sql`select own.*, waiting.since from (select order_id, min(requested_at) as since
        from orders.return_request where state in ('requested', 'accepted') group by order_id) as waiting
        join orders.order as own on own.id = waiting.order_id where ${here}`;
    case "refunds":
      return sql`select own.*, waiting.requested_at as since from orders.refund_request as waiting
        join orders.order as own on own.id = waiting.order_id
        where waiting.decided_at is null and own.fulfilment = any(${[...binding]}::text[]) and ${here}`;
    case "all":
      return sql`select own.*, own.paid_at as since from orders.order as own
        where own.number is not null and ${here}`;
  }
}

function behind(after: string | undefined, isNewest: boolean): RawBuilder<unknown> {
  const end = pageEndIn(after);
  if (end === undefined) return sql`true`;
  const sign = isNewest ? sql`<` : sql`>`;
  return sql`(since, id) ${sign} (${end.value}::timestamptz, ${end.id})`;
}

export function atPlaces(places: readonly string[]): RawBuilder<unknown> {
  return places.includes(everywhere) ? sql`true` : sql`own.center = any(${[...places]}::text[])`;
}
