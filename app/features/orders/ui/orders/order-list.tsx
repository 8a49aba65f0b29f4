import { useSearchParams } from "react-router";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { PartPicture } from "#app/features/parts/ui/part/part-picture.tsx";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PartsOrder } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import type { EmptyTexts } from "../empty-texts.ts";
import { orderAddress } from "../order-addresses.ts";
import { useOrders } from "./order-queries.ts";
import { orderWords } from "./order-words.ts";
import { OrderStateBadge } from "./state/state-badge.tsx";

/** All orders of the customer, newest first. */
export function OrderList({ empty }: { empty: EmptyTexts }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const orders = useOrders(page);
  const isStuck = !orders.data && (orders.isError || orders.isPaused);
  return (
    <div className="frame grow pt-8 pb-20 md:pt-12">
      <h1 className="text-title">{words.title}</h1>
      <div className="mt-8">
        {isStuck && (
          <LoadError
            texts={{ loadErrorTitle: shopWords.of(language).loadError }}
            error={orders.error}
            onRetry={() => void orders.refetch()}
          />
        )}
        {!isStuck && !orders.data && (
          <Loading className="grid gap-4">
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-28 w-full" />
          </Loading>
        )}
        {orders.data?.items.length === 0 && (
          <EmptyState
            title={empty.title}
            actions={empty.action && <LinkButton to={empty.action.url}>{empty.action.label}</LinkButton>}
          >
            {empty.text}
          </EmptyState>
        )}
        {orders.data && orders.data.items.length > 0 && (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {orders.data.items.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
            <Pages page={orders.data.page} pages={orders.data.pages} />
          </>
        )}
      </div>
    </div>
  );
}

/** The whole row leads to the order. */
export function OrderRow({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { id, number, lines, totals, placedAt, center } = order;
  const names = [...new Set(lines.map(({ name }) => name))];
  const [first, ...others] = lines;
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-5 hover:bg-sand-50 md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-x-6 md:px-4">
      <span className="relative block">
        <PartPicture picture={first?.picture ?? null} className="size-16" />
        {others.length > 0 && (
          <span className="absolute -end-1.5 -bottom-1.5 rounded-full border border-line bg-surface px-2 text-sm">
            <Ltr className="tabular">+{others.length}</Ltr>
          </span>
        )}
      </span>
      <div className="min-w-0">
        <p className="font-medium">
          <LocalLink
            to={orderAddress(id)}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {number === null ? (
              words.yourOrder
            ) : (
              <>
                {words.order} <Ltr className="tabular">{number}</Ltr>
              </>
            )}
          </LocalLink>
        </p>
        <p className="truncate text-sm text-ink-soft">{names.join(" · ")}</p>
        <p className="text-sm text-ink-soft">
          {dateInWords(dayIn(placedAt, center.timeZone), language)} · <Dirhams sum={totals.totalPrice} />
        </p>
      </div>
      <p className="max-md:order-last max-md:col-span-2 max-md:col-start-2">
        <OrderStateBadge state={order.state} />
      </p>
      <Icon name="chevron-forward" className="size-5 text-ink-soft" />
    </li>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const words = orderWords.of(useLanguage());
  if (pages <= 1) return null;
  const to = (other: number) => `${href("/orders")}?page=${other}`;
  return (
    <nav aria-label={words.page(page, pages)} className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <LinkButton to={to(page - 1)} variant="secondary">
          {words.newer}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="tabular text-sm text-ink-soft">{words.page(page, pages)}</span>
      {page < pages ? (
        <LinkButton to={to(page + 1)} variant="secondary">
          {words.older}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
