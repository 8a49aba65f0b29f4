import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { useSession } from "../../../ui/frame/session-context.ts";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import { Pill } from "../../../ui/kit/pill.tsx";
import { PageSection } from "../../../ui/kit/section.tsx";
import type { ShownOrder, StuckRefund } from "../../orders/order-row.ts";
import { StuckRefundDeeds } from "./stuck-refund-deeds.tsx";
import { gatewayNames, stuckWords } from "./words.ts";

/** Money of an order that did not go back: why, what to say to the gateway, and what to do. */
export function OrderStuckRefunds({ order }: { order: ShownOrder }) {
  const words = stuckWords.of(useLanguage());
  const { may } = useSession();
  if (order.stuckRefunds.length === 0) return null;
  return (
    <PageSection title={words.title}>
      <ul className="divide-y divide-line border-y border-line">
        {order.stuckRefunds.map((refund) => (
          <li key={refund.id} className="grid gap-1 py-2.5 text-sm">
            <Stuck refund={refund} />
            {may("order.refund", order.centerId) ? (
              <StuckRefundDeeds order={order} refund={refund} />
            ) : (
              <p className="text-ink-soft">{words.forManager}</p>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Stuck({ refund }: { refund: StuckRefund }) {
  const language = useLanguage();
  const words = stuckWords.of(language);
  const { amount, cause, since, method, card, gateway, payment, number, failureCode } = refund;
  const numbers = [
    { label: words.payment, value: payment },
    { label: words.number, value: number },
    { label: words.code, value: failureCode },
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Pill tone="danger">{words[cause]}</Pill>
        <Dirhams sum={amount} className="text-base" />
        <span>
          {method} {card && <Ltr>{card}</Ltr>}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span>{words.since(momentInBrief(since, language))}</span>
        <bdi>{gatewayNames[gateway]?.[language] ?? gateway}</bdi>
        {numbers.map(
          ({ label, value }) =>
            value !== null && (
              <span key={label}>
                {label} <Ltr className="break-all">{value}</Ltr>
              </span>
            ),
        )}
      </p>
      <p>{words[`${cause}Do`]}</p>
    </>
  );
}
