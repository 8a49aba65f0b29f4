import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { CalendarButton } from "#app/features/scheduling/ui/calendar/calendar-button.tsx";
import { ConfirmationFrame } from "#app/features/scheduling/ui/confirmation/confirmation-frame.tsx";
import { ReferenceFact } from "#app/features/scheduling/ui/confirmation/facts.tsx";
import { WayThere } from "#app/features/scheduling/ui/confirmation/way-there.tsx";
import { BringList } from "#app/features/scheduling/ui/confirmation/what-to-bring.tsx";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { OrderState, PartsOrder } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { forgetCheckout } from "../checkout/checkout-draft.ts";
import { orderAddress } from "../order-addresses.ts";
import { OrderFacts, OrderPapers, placeOf } from "../orders/order-facts.tsx";
import { OrderLines } from "../orders/order-lines.tsx";
import { useOrder } from "../orders/order-queries.ts";
import { orderWords } from "../orders/order-words.ts";
import { stateTextOf } from "../orders/state/state-text.ts";
import { confirmationWords } from "./confirmation-words.ts";
import { pickupEntry } from "./pickup-entry.ts";

/** What was bought, right after paying. Without an order it leads to the cart, and an order that is not paid to its page. */
export function OrderConfirmation() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const id = search.get("order") || undefined;
  const order = useOrder(id);
  const isMissing = order.error instanceof CallFailed && order.error.reply.status === 404;
  if (id === undefined || isMissing) return <Redirect to={withLanguage(href("/cart"), language)} />;
  if (order.data && order.data.number === null)
    return <Redirect to={withLanguage(orderAddress(id), language)} />;
  if (order.data) return <Confirmed order={order.data} />;
  return (
    <div className="frame grow py-10 md:py-16">
      {order.isError || order.isPaused ? (
        <LoadError
          texts={{ loadErrorTitle: shopWords.of(language).loadError }}
          error={order.error}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <Loading className="grid gap-6">
          <Skeleton className="size-20 rounded-full" />
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-80 w-full rounded-lg" />
        </Loading>
      )}
    </div>
  );
}

const fresh: ReadonlySet<OrderState> = new Set(["PAID", "PICKING"]);

function Confirmed({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = confirmationWords.of(language);
  const isFresh = fresh.has(order.state);
  const { customerId } = useCustomerAccess();
  useEffect(() => forgetCheckout(customerId), [customerId]);
  return (
    <ConfirmationFrame
      title={isFresh ? words.title : words.laterTitle}
      text={isFresh ? words.text : stateTextOf(order, language)}
      isDone={isFresh}
      facts={<BoughtFacts order={order} />}
      aside={
        <>
          {!order.appointment && (
            <WayThere place={placeOf(order.center)} label={orderWords.of(language).directions} />
          )}
          <BringList title={words.bring} items={bringItems(order, language)} />
        </>
      }
      ways={<Ways order={order} />}
    />
  );
}

/** What the counter itself says, or what every counter needs. */
function bringItems({ center }: PartsOrder, language: "en" | "ar"): string[] {
  const words = confirmationWords.of(language);
  return center.pickupNote === "" ? [words.bringCode, words.bringId] : [center.pickupNote];
}

function BoughtFacts({ order }: { order: PartsOrder }) {
  const words = orderWords.of(useLanguage());
  const number = <ReferenceFact label={words.number} reference={order.number ?? ""} />;
  return (
    <div className="grid content-start gap-8">
      <OrderFacts order={order} before={number} />
      <OrderPapers order={order} />
      <section>
        <h2 className="mb-4 text-subheading">{words.parts}</h2>
        <OrderLines order={order} />
      </section>
    </div>
  );
}

function Ways({ order }: { order: PartsOrder }) {
  const language = useLanguage();
  const words = confirmationWords.of(language);
  const { serverNow } = useCustomerAccess();
  const entry = pickupEntry(order, { language, origin: location.origin, now: serverNow() });
  return (
    <>
      <LinkButton to={orderAddress(order.id)} className="max-sm:w-full">
        {words.toOrder}
      </LinkButton>
      {entry && <CalendarButton entry={entry} reference={order.number ?? ""} label={words.calendar} />}
      <Button variant="quiet" data-analytics="print" className="max-sm:hidden" onClick={() => window.print()}>
        <Icon name="print" />
        {orderWords.of(language).print}
      </Button>
    </>
  );
}
