import { useQueryClient } from "@tanstack/react-query";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button } from "#app/ui/button.tsx";
import { FormFailure } from "#app/ui/form/checked-form.tsx";
import type { FormState } from "#app/ui/form/use-form.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import { type Cart, showCartCall } from "../../cart-calls.ts";
import { orderAddress } from "../order-addresses.ts";
import { Countdown } from "../pieces/countdown.tsx";
import { IntoView } from "../pieces/into-view.tsx";
import { checkoutWords } from "./checkout-words.ts";
import { OrderSummary } from "./order-summary.tsx";
import type { Refused } from "./use-place-order.ts";

interface PaySideProps {
  cart: Cart;
  form: FormState;
  refused: Refused | undefined;
}

/** What is bought, until when it is reserved, and the button that pays; on a phone the button stands at the thumb. */
export function PaySide({ cart, form, refused }: PaySideProps) {
  const words = checkoutWords.of(useLanguage());
  const queries = useQueryClient();
  const { openOrder } = cart;
  const reread = () => void queries.invalidateQueries({ queryKey: [showCartCall.id] });
  return (
    <>
      <aside aria-labelledby="checkout-order" className="lg:sticky lg:top-8 lg:self-start">
        <div className="rounded-xl bg-sand-50 p-6 md:p-8">
          <h2 id="checkout-order" className="text-subheading">
            {words.yourOrder}
          </h2>
          <div className="mt-5">
            <OrderSummary lines={cart.lines} totals={cart.totals} />
          </div>
          <div className="mt-5 text-sm">
            {openOrder ? (
              // On a phone it stands above the button.
              <div className="max-lg:hidden">
                <Countdown key={openOrder.id} until={openOrder.expiresAt} onOver={reread} />
              </div>
            ) : (
              <p className="text-ink-soft">{words.reservedWhenPaying}</p>
            )}
          </div>
          {form.failure !== undefined && refused?.short.length === 0 && (
            <IntoView key={form.failure}>
              <FormFailure form={form} />
            </IntoView>
          )}
          {form.failure !== undefined && refused?.short.length !== 0 && <FormFailure form={form} />}
          {refused && <WayOn code={refused.code} orderId={openOrder?.id} />}
          <div className="mt-6 max-lg:hidden">
            <PayButton total={cart.totals.totalPrice} form={form} />
          </div>
        </div>
      </aside>
      <PayBar total={cart.totals.totalPrice} form={form} until={openOrder?.expiresAt} />
    </>
  );
}

/** Where a refusal leaves the customer nothing to do on this page, where there is. */
function WayOn({ code, orderId }: { code: string; orderId: string | undefined }) {
  const words = checkoutWords.of(useLanguage());
  const look = "mt-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4";
  if (code === "payment-under-way" && orderId !== undefined)
    return (
      <LocalLink to={orderAddress(orderId)} className={look}>
        {words.toOrder}
      </LocalLink>
    );
  if (!["misfit-not-acknowledged", "cart-empty", "cart-changed"].includes(code)) return null;
  return (
    <LocalLink to={href("/cart")} className={look}>
      {words.toCart}
    </LocalLink>
  );
}

function PayButton({ total, form }: { total: number; form: FormState }) {
  const language = useLanguage();
  return (
    <Button type={form.submitType} wide loading={form.sending} data-analytics="pay">
      {checkoutWords.of(language).pay(dirhamsInWords(total, language))}
    </Button>
  );
}

function PayBar({ total, form, until }: { total: number; form: FormState; until: string | undefined }) {
  return (
    <div
      ref={standAboveBottomInset}
      className="action-bar sticky bottom-(--consent-height) z-10 -mx-(--gutter) border-t border-line bg-surface px-(--gutter) py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {until !== undefined && (
        <div className="mb-2 text-sm">
          <Countdown key={until} until={until} />
        </div>
      )}
      <PayButton total={total} form={form} />
    </div>
  );
}
