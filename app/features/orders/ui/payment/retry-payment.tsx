import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type PartsOrder, showOrderCall } from "../../order-calls.ts";
import { checkoutWords } from "../checkout/checkout-words.ts";
import { Countdown } from "../pieces/countdown.tsx";
import { MethodChoice, useChosenMethod } from "./method-choice.tsx";
import { useRetry } from "./payment-queries.ts";
import { paymentWords } from "./payment-words.ts";

type Payable = Pick<PartsOrder, "id" | "totals" | "expiresAt" | "payment">;

/** Pays an order whose pieces are reserved: by the way that was tried last, or another. */
export function RetryPayment({ order }: { order: Payable }) {
  const language = useLanguage();
  const words = paymentWords.of(language);
  const checkout = checkoutWords.of(language);
  const queries = useQueryClient();
  const [begun, setBegun] = useState(order.payment?.method);
  const method = useChosenMethod(begun);
  const { pay, isSending, problem } = useRetry(order.id);
  const isRepeated = order.payment?.failure != null;
  const reread = () => void queries.invalidateQueries({ queryKey: [showOrderCall.id] });
  return (
    <section aria-labelledby="retry" className="rounded-xl bg-sand-50 p-6 md:p-8 print:hidden">
      <h2 id="retry" className="text-subheading">
        {isRepeated ? words.retryTitle : words.payTitle}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{isRepeated ? words.retryText : words.payText}</p>
      <MethodChoice chosen={method} onChoose={setBegun} />
      {order.expiresAt && (
        <div className="mt-5">
          <Countdown until={order.expiresAt} onOver={reread} />
        </div>
      )}
      {problem && (
        <Banner tone="error" className="mt-4">
          {problem.sentence}
        </Banner>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          disabled={method === undefined}
          loading={isSending}
          data-analytics="pay-again"
          className="max-sm:w-full"
          onClick={() => method !== undefined && pay(method)}
        >
          {checkout.pay(dirhamsInWords(order.totals.totalPrice, language))}
        </Button>
        <LinkButton to={href("/checkout")} variant="quiet" className="max-sm:w-full">
          {words.toCheckout}
        </LinkButton>
      </div>
    </section>
  );
}
