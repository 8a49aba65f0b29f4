import { type RawBuilder, sql } from "kysely";
import { database } from "#app/platform/database.server.ts";
import type { Fulfilment } from "../../../rules/order/fulfilment.ts";
import type { MoneyState } from "../../../rules/order/money-state.ts";

/** An order as lists of staff show it. */
export interface OrderLineForStaff {
  readonly id: string;
  readonly version: number;
  /** Null until it is paid. */
  readonly number: string | null;
  readonly fulfilment: Fulfilment;
  readonly money: MoneyState;
  readonly customerId: string;
  readonly phone: string;
  readonly centerId: string;
  readonly pieces: number;
  /** What was ordered first. */
  readonly firstPart: { readonly en: string; readonly ar: string };
  readonly parts: number;
  /** Dirhams. */
  readonly totalPrice: number;
  /** Since when it waits for what its list says; when it was paid, in the list of all. */
  readonly since: Date;
  /** It is brought to a service appointment. */
  readonly appointmentAt: Date | null;
  /** Pieces are missing: the customer has to answer, or waits for them. */
  readonly shortage: "unanswered" | "awaited" | null;
  readonly openReturn: "requested" | "accepted" | null;
  /** Dirhams of an open request to give back. */
  readonly requestedRefund: number | null;
  /** The member of staff who does. */
  readonly refundRequestedBy: string | null;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly number: string | null;
  readonly fulfilment: Fulfilment;
  readonly money: MoneyState;
  readonly customer_id: string;
  readonly phone: string;
  readonly center: string;
  readonly total_price: number;
  readonly since: Date;
  readonly sorted_by: string;
  readonly appointment_at: Date | null;
  readonly pieces: number;
  readonly parts: number;
  readonly first_en: string;
  readonly first_ar: string;
  readonly shortage: "unanswered" | "awaited" | null;
  readonly open_return: "requested" | "accepted" | null;
  readonly requested_refund: number | null;
  readonly refund_requested_by: string | null;
}

/** What lists show of the orders of a stretch; only these are looked at more closely. */
export async function linesFrom(
  stretch: RawBuilder<unknown>,
  count: number,
  isNewest: boolean,
): Promise<Row[]> {
  const { rows } = await sql<Row>`${linesOf(stretch, count, isNewest)}`.execute(database());
  return rows;
}

export function linesOf(stretch: RawBuilder<unknown>, count: number, isNewest: boolean): RawBuilder<unknown> {
  const direction = isNewest ? sql`desc` : sql`asc`;
  return sql`
    select own.id, own.version, own.number, own.fulfilment, own.money, own.customer_id, own.phone, own.center,
      own.total_price, own.since, own.since::text as sorted_by, own.appointment_at, lines.*,
      (select state from orders.return_request where order_id = own.id and state in ('requested', 'accepted')
        order by state desc limit 1) as open_return,
      refund.amount as requested_refund, refund.requested_by as refund_requested_by
    from (${stretch}) as own
    left join orders.refund_request as refund on refund.order_id = own.id and refund.decided_at is null
    cross join lateral (
      select coalesce(sum(quantity - dropped), 0)::int as pieces, count(*)::int as parts,
        coalesce((array_agg(name_en order by line))[1], '') as first_en,
        coalesce((array_agg(name_ar order by line))[1], '') as first_ar,
        case when own.fulfilment <> 'picking' or coalesce(max(short), 0) = 0 then null
          when bool_or(short > 0 and short_answer is null) then 'unanswered' else 'awaited' end as shortage
      from orders.order_line where order_id = own.id) as lines
    order by own.since ${direction}, own.id ${direction} limit ${count}`;
}

export function lineOf(row: Row): OrderLineForStaff {
  const { id, version, number, fulfilment, money, phone, pieces, parts, since, shortage } = row;
  return {
    ...{ id, version, number, fulfilment, money, phone, pieces, parts, since, shortage },
    ...{ customerId: row.customer_id, centerId: row.center, totalPrice: row.total_price },
    firstPart: { en: row.first_en, ar: row.first_ar },
    ...{ appointmentAt: row.appointment_at, openReturn: row.open_return },
    ...{ requestedRefund: row.requested_refund, refundRequestedBy: row.refund_requested_by },
  };
}
