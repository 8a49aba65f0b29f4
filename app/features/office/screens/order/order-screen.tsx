import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showOrderCall } from "../../calls/orders/order-calls.ts";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { useOrderFilter } from "../orders/order-filter.ts";
import type { ShownOrder } from "../orders/order-row.ts";
import { OrderStatePill } from "../orders/order-state.tsx";
import { OrderDisputes } from "./disputes/order-disputes.tsx";
import { OrderDeeds } from "./order-deeds.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { OrderStuckRefunds } from "./stuck-refunds/order-stuck-refunds.tsx";
import { orderScreenWords } from "./words.ts";

/** One order of parts: what to take from the shelves, what comes next by one key, and what has happened. */
export function Component() {
  const language = useLanguage();
  const { id = "" } = useParams();
  const input = { params: { id } };
  const { queryKey } = officeQuery(showOrderCall, input, { language });
  // Its counter is known once the order is.
  const counter = useQueryClient().getQueryData(queryKey)?.centerId;
  const topics = counter === undefined ? [] : [`orders/${counter}`];
  const query = useQuery(officeQuery(showOrderCall, input, { language, topics }));
  return <Loaded query={query}>{(order) => <Order key={id} order={order} />}</Loaded>;
}

function Order({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  const words = orderScreenWords.of(language);
  const { search } = useOrderFilter();
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-2">
            <Link
              to={`/orders${search}`}
              aria-label={words.back}
              className="press -ms-2 grid w-8 place-items-center rounded-md text-ink-soft hover:bg-sand-100 pointer-coarse:w-11"
            >
              <Icon name="chevron-back" className="size-4" />
            </Link>
            <Ltr className="tabular">{order.number ?? words.unpaid}</Ltr>
          </span>
        }
        actions={<OrderDeeds order={order} />}
      >
        <OrderStatePill state={order.state} />
        <span className="tabular hidden text-sm text-ink-soft sm:inline lg:hidden xl:inline">
          {momentInBrief(order.movedAt, language)}
        </span>
      </PageHead>
      <div className="grid gap-x-10 gap-y-8 px-4 pt-5 pb-20 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-6 lg:pb-5">
        <div className="grid content-start gap-7">
          <OrderStuckRefunds order={order} />
          <OrderDisputes order={order} />
          <OrderRefunds order={order} />
          <OrderReturns order={order} />
          <OrderLines order={order} />
          <OrderFacts order={order} />
        </div>
        <div className="lg:border-s lg:border-line lg:ps-6">
          <OrderTimeline order={order} />
        </div>
      </div>
    </>
  );
}
