import type { ReactNode } from "react";
import { WayThere } from "#app/features/scheduling/ui/confirmation/way-there.tsx";
import { dateInWords, dayIn } from "#app/i18n/dates/dates.ts";
import { promisedDate } from "#app/i18n/dates/promised-day.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { NotFound } from "#app/ui/navigation/not-found.tsx";
import type { OrderState, PartsOrder } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { PendingPayment } from "../payment/pending-payment.tsx";
import { RetryPayment } from "../payment/retry-payment.tsx";
import { ReturnForm } from "../returns/return-form.tsx";
import { ReturnsList } from "../returns/returns-list.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderFacts, OrderPapers, placeOf } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { useOrder } from "./order-queries.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { orderWords } from "./order-words.ts";
import { PickupCode } from "./pickup-code.tsx";
import { ReorderButton } from "./reorder-button.tsx";
import { ShortageQuestion } from "./shortage-question.tsx";
import { OrderStateBadge } from "./state/state-badge.tsx";

/** One order's page. One that is not there and one of another customer look the same. */
export function OrderPage({ id }: { id: string }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const order = useOrder(id);
  if (order.data) return <OrderView order={order.data} />;
  if (order.error instanceof CallFailed && order.error.reply.status === 404)
    return (
      <NotFound
        title={words.notFound}
        text={words.notFoundText}
        actions={[{ label: words.title, url: href("/orders") }]}
      />
    );
  return (
    <div className="frame grow pt-6 pb-20">
      {order.isError || order.isPaused ? (
        <LoadError
          texts={{ loadErrorTitle: shopWords.of(language).loadError }}
          error={order.error}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <Loading className="grid gap-10">
          <Skeleton className="h-24 w-full rounded-lg" />
          <Skeleton className="h-96 w-full rounded-lg" />
        </Loading>
      )}
    </div>
  );
}

/** While the customer has still to go there. */
const toCollect: ReadonlySet<OrderState> = new Set([
  "PAID",
  "PICKING",
  "READY_FOR_PICKUP",
  "PARTLY_REFUNDED",
]);

function OrderView({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { actions, pickupCode, collectUntil } = order;
  return (
    <div className="frame grow pt-6 pb-20">
      <BackLink to={href("/orders")}>{words.title}</BackLink>
      <OrderHead order={order} />
      <div className="mt-8 grid gap-4 empty:hidden">
        {pickupCode !== null && (
          <PickupCode code={pickupCode} title={order.appointment ? words.codeForVisit : words.codeTitle}>
            {order.appointment
              ? words.readyForVisit(order.appointment.center)
              : collectUntil !== null && words.collectUntil(promisedDate(collectUntil, language))}
          </PickupCode>
        )}
        {order.lines
          .filter(({ short }) => short > 0 && actions.includes("answer-shortage"))
          .map((line) => (
            <ShortageQuestion key={line.line} order={order} line={line} />
          ))}
        {actions.includes("pay") &&
          (order.payment?.pending ? (
            <PendingPayment {...order.payment.pending} />
          ) : (
            <RetryPayment order={order} />
          ))}
      </div>
      {/* Where it stands comes first, and beside the parts where there is room. */}
      <div className="mt-10 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <OrderTimeline order={order} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OrderLines order={order} />
          <div className="mt-8 flex flex-wrap gap-3 empty:hidden print:hidden">
            {actions.includes("reorder") && <ReorderButton orderId={order.id} />}
            {actions.includes("cancel") && <CancelOrder order={order} />}
          </div>
          {order.returns.length > 0 && (
            <Below title={words.returns}>
              <ReturnsList order={order} />
            </Below>
          )}
          {actions.includes("return") && (
            <Below title={words.returnTitle}>
              <ReturnForm order={order} />
            </Below>
          )}
        </div>
        <div className="grid content-start gap-6 lg:col-start-2">
          <OrderFacts order={order} />
          <OrderPapers order={order} />
          {!order.appointment && toCollect.has(order.state) && (
            <WayThere place={placeOf(order.center)} label={words.directions} />
          )}
        </div>
      </div>
    </div>
  );
}

function OrderHead({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { number, placedAt, center } = order;
  return (
    <header className="mt-2">
      <h1 className="text-title">
        {number === null ? (
          words.yourOrder
        ) : (
          <>
            {words.order} <Ltr className="tabular">{number}</Ltr>
          </>
        )}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <OrderStateBadge state={order.state} />
        {words.placed(dateInWords(dayIn(placedAt, center.timeZone), language))}
      </p>
    </header>
  );
}

function Below({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12 print:hidden">
      <h2 className="mb-4 text-subheading">{title}</h2>
      {children}
    </section>
  );
}
