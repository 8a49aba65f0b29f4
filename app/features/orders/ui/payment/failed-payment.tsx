import type { AttemptView } from "#app/features/payments/calls.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { useOrder } from "../orders/order-queries.ts";
import { PaymentFrame } from "./payment-frame.tsx";
import { paymentWords } from "./payment-words.ts";
import { RetryPayment } from "./retry-payment.tsx";

/** A payment that came to nothing: why, and another try while the pieces are reserved. */
export function FailedPayment({ attempt }: { attempt: AttemptView }) {
  const words = paymentWords.of(useLanguage());
  const { data: order, isPending } = useOrder(attempt.reference);
  const ended =
    { cancelled: words.canceled, expired: words.expired }[attempt.state as string] ?? words.failed;
  const title = attempt.isGivenUp ? words.givenUp : ended;
  // A reason says itself that nothing was charged.
  const reason = attempt.state === "failed" ? order?.payment?.failure : undefined;
  const canPay = order?.actions.includes("pay") ?? false;
  return (
    <PaymentFrame title={title} text={attempt.isGivenUp ? words.givenUpText : (reason ?? words.failedText)}>
      {isPending && <Skeleton className="h-40 w-full rounded-lg" />}
      {order && canPay && <RetryPayment order={order} />}
      {!isPending && !canPay && (
        <>
          <p className="mb-6">{words.overText}</p>
          <LinkButton to={href("/cart")}>{words.toCart}</LinkButton>
        </>
      )}
    </PaymentFrame>
  );
}
