import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { AttemptView } from "#app/features/payments/calls.ts";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { NotFound } from "#app/ui/navigation/not-found.tsx";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import { showCartCall } from "../../cart-calls.ts";
import { listOrdersCall, showOrderCall } from "../../order-calls.ts";
import { shopWords } from "../../words.ts";
import { confirmationAddress, orderAddress } from "../order-addresses.ts";
import { FailedPayment } from "./failed-payment.tsx";
import { isOpen, patienceMs } from "./looks.ts";
import { PaymentFrame } from "./payment-frame.tsx";
import { usePayment } from "./payment-queries.ts";
import { paymentWords } from "./payment-words.ts";
import { PayAnotherWay } from "./pending-payment.tsx";

/** Where the bank sends the customer back to. The address names the attempt and is trusted for nothing else. */
export function PaymentReturn() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const attemptId = search.get("attempt");
  if (!attemptId) return <Redirect to={withLanguage(href("/cart"), language)} />;
  return <AttemptState key={attemptId} attemptId={attemptId} />;
}

function AttemptState({ attemptId }: { attemptId: string }) {
  const language = useLanguage();
  const words = paymentWords.of(language);
  const payment = usePayment(attemptId);
  const isCaptured = payment.data?.state === "captured";
  const isOver = payment.data !== undefined && (payment.data.isGivenUp || !isOpen(payment.data.state));
  useForgetRead(isOver);
  if (payment.data && isCaptured)
    return <Redirect to={withLanguage(confirmationAddress(payment.data.reference), language)} />;
  if (payment.data && isOver) return <FailedPayment attempt={payment.data} />;
  if (payment.error instanceof CallFailed && payment.error.reply.status === 404)
    return (
      <NotFound
        title={words.notFound}
        text={words.notFoundText}
        actions={[{ label: words.toOrders, url: href("/orders") }]}
      />
    );
  if (!payment.data && (payment.isError || payment.isPaused))
    return (
      <div className="frame grow py-16">
        <LoadError
          texts={{ loadErrorTitle: shopWords.of(language).loadError }}
          error={payment.error}
          onRetry={() => void payment.refetch()}
        />
      </div>
    );
  return <Checking attempt={payment.data} isOffline={payment.isPaused} />;
}

/** Once the bank has decided, what was read of cart and orders is no longer so. */
function useForgetRead(isDecided: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDecided) return;
    const old: readonly unknown[] = [showCartCall.id, showOrderCall.id, listOrdersCall.id];
    void queries.invalidateQueries({ predicate: ({ queryKey }) => old.includes(queryKey[0]) });
  }, [isDecided, queries]);
}

function Checking({ attempt, isOffline }: { attempt: AttemptView | undefined; isOffline: boolean }) {
  const language = useLanguage();
  const words = paymentWords.of(language);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const until = attempt && words.pendingText(momentInWords(attempt.decidedBy, market().zone, language));
  const text = isSlow ? words.slowText : words.checkingText;
  return (
    <PaymentFrame
      title={isSlow ? words.slow : words.checking}
      text={isOffline ? words.offlineText : isSlow && until ? `${until} ${text}` : text}
      mark={!isSlow && <Spinner className="size-10 text-accent" />}
    >
      {attempt && <PayAnotherWay attemptId={attempt.attemptId} />}
      {isSlow && (
        <LinkButton
          to={attempt === undefined ? href("/orders") : orderAddress(attempt.reference)}
          variant="quiet"
          className="mt-4"
        >
          {words.toOrder}
        </LinkButton>
      )}
    </PaymentFrame>
  );
}
