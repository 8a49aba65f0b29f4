import { useQuery } from "@tanstack/react-query";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { listOrdersCall, type PartsOrder } from "../../order-calls.ts";
import { orderAddress } from "../order-addresses.ts";
import { OrderStateBadge } from "../orders/state/state-badge.tsx";
import { findingWords } from "./words.ts";

const mostShown = 3;

/** The customer's newest orders; nothing where there is none. */
export function LastOrders() {
  const language = useLanguage();
  const words = findingWords.of(language);
  const input = { language, query: { lang: language } };
  const { data } = useQuery(customerQuery(useCustomerAccess(), listOrdersCall, input));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="last-orders" className="section-space">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="last-orders" className="text-heading font-light">
          {words.lastOrders}
        </h2>
        <LocalLink
          to={href("/orders")}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {words.allOrders}
        </LocalLink>
      </div>
      <ul className="mt-5 border-t border-line">
        {data.items.slice(0, mostShown).map((order) => (
          <li key={order.id}>
            <OrderLine order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLine({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = findingWords.of(language);
  const day = dayIn(order.placedAt, market().zone);
  return (
    <LocalLink
      to={orderAddress(order.id)}
      className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-sand-50"
    >
      <span className="min-w-0 grow">
        <span className="block">
          {order.number === null ? words.openOrder : words.order(`\u2066${order.number}\u2069`)}
        </span>
        <span className="block text-sm text-ink-soft">{dateInWords(day, language)}</span>
      </span>
      <OrderStateBadge state={order.state} />
      <Dirhams sum={order.totals.totalPrice} />
      <Icon name="chevron-forward" className="size-4 text-ink-soft" />
    </LocalLink>
  );
}
