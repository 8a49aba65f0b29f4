import { useState } from "react";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { isUndecided } from "#app/features/payments/rules/dispute-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeNow } from "../../../browser/office-clock.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { momentInBrief } from "../../../ui/kit/moments.ts";
import { Pill, type Tone } from "../../../ui/kit/pill.tsx";
import { PageSection } from "../../../ui/kit/section.tsx";
import type { ShownDispute, ShownOrder } from "../../orders/order-row.ts";
import { DisputeDeeds } from "./dispute-deeds.tsx";
import { RecordDisputeDialog } from "./record-dispute-dialog.tsx";
import { disputeWords } from "./words.ts";

const tones: Readonly<Record<ShownDispute["state"], Tone>> = {
  "needs-response": "warning",
  "under-review": "accent",
  accepted: "neutral",
  expired: "danger",
  lost: "danger",
  won: "success",
  closed: "success",
};

/** Payments of an order that were contested at a bank: until when to answer, and the answer. */
export function OrderDisputes({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  const words = disputeWords.of(language);
  const { may } = useSession();
  const [isNoting, setNoting] = useState(false);
  const canNote = order.notesDisputes && may("order.refund", order.centerId);
  if (order.disputes.length === 0 && !canNote) return null;
  return (
    <PageSection
      title={words.title}
      action={canNote && <Button onPress={() => setNoting(true)}>{words.note}</Button>}
    >
      {order.disputes.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {order.disputes.map((dispute) => (
            <li key={dispute.id} className="grid gap-1 py-2.5 text-sm">
              <DisputeLine order={order} dispute={dispute} />
              <DisputeDeeds order={order} dispute={dispute} />
            </li>
          ))}
          {order.withdrawnRefunds.map(({ id, amount, at }) => (
            <li key={id} className="grid gap-1 py-2.5 text-sm">
              <Dirhams sum={amount} className="text-base" />
              <p className="text-ink-soft">{words.notSent(momentInBrief(at, language))}</p>
            </li>
          ))}
        </ul>
      )}
      <RecordDisputeDialog order={order} open={isNoting} onClose={() => setNoting(false)} />
    </PageSection>
  );
}

function DisputeLine({ order, dispute }: { order: ShownOrder; dispute: ShownDispute }) {
  const language = useLanguage();
  const words = disputeWords.of(language);
  const { state, amount, reason, number, receivedAt, respondBy } = dispute;
  const isOver = respondBy !== null && Date.parse(respondBy) <= officeNow().getTime();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Pill tone={tones[state]}>{words[state]}</Pill>
        <Dirhams sum={amount} className="text-base" />
        <bdi>{reason}</bdi>
      </p>
      <p className="text-xs text-ink-soft">
        {words.since(momentInBrief(receivedAt, language))} · {words.number} <Ltr>{number}</Ltr>
      </p>
      {state === "needs-response" && respondBy !== null && (
        <p className={isOver ? "text-danger" : ""}>
          {(isOver ? words.over : words.answerBy)(momentInBrief(respondBy, language))}
        </p>
      )}
      {isUndecided(state) && (
        <p className="text-ink-soft">
          {words.taken} {order.state === "CHARGED_BACK" && words.handNothingOver}
        </p>
      )}
    </>
  );
}
