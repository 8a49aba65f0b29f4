import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { OrderState, PartsOrder } from "../../order-calls.ts";
import { OrderRow } from "./order-list.tsx";
import { useOrders } from "./order-queries.ts";
import { orderWords } from "./order-words.ts";

const shownAtMost = 3;
const over: ReadonlySet<OrderState> = new Set(["COLLECTED", "EXPIRED", "CANCELLED", "REFUNDED"]);

/** What can be fetched stands above what is still being made ready. */
function readyFirst(one: Pick<PartsOrder, "state">, other: Pick<PartsOrder, "state">): number {
  return Number(other.state === "READY_FOR_PICKUP") - Number(one.state === "READY_FOR_PICKUP");
}

/** The orders that are under way, or the last one, in the frame of another page; nothing where there has been none. */
export function OrdersSummary({ frame }: { frame: (orders: ReactNode) => ReactNode }) {
  const words = orderWords.of(useLanguage());
  const { data } = useOrders();
  const items = data?.items ?? [];
  const underWay = items.filter(({ state }) => !over.has(state)).sort(readyFirst);
  const shown = underWay.length > 0 ? underWay.slice(0, shownAtMost) : items.slice(0, 1);
  if (shown.length === 0) return null;
  return frame(
    <>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <LocalLink
        to={href("/orders")}
        className="mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {words.seeAll}
      </LocalLink>
    </>,
  );
}
