import { useState } from "react";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { mayApprove } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import {
  approveRefundCall,
  declineRefundCall,
  withdrawRefundCall,
} from "../../calls/orders/order-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { PageSection } from "../../ui/kit/section.tsx";
import type { ShownOrder } from "../orders/order-row.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useOrderDeed } from "./use-order-deed.ts";
import { orderScreenWords } from "./words.ts";

type Refund = ShownOrder["refunds"][number];

/** Parts of the price that were requested to go back; the deeds of the open one, or why the reader has none. */
export function OrderRefunds({ order }: { order: ShownOrder }) {
  const words = orderScreenWords.of(useLanguage());
  if (order.refunds.length === 0) return null;
  return (
    <PageSection title={words.refunds}>
      <ul className="divide-y divide-line border-y border-line">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1 py-2.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Dirhams sum={refund.amount} className="text-base" />
              <span dir="auto">{refund.reason}</span>
            </p>
            <Decision refund={refund} />
            {refund.decision === null && <Open order={order} refund={refund} />}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Decision({ refund }: { refund: Refund }) {
  const language = useLanguage();
  const words = orderScreenWords.of(language);
  const { requestedBy, requestedAt, decision, decidedBy, decidedAt, answer } = refund;
  const say = { approved: words.approvedBy, declined: words.declinedBy, withdrawn: words.withdrawnBy };
  return (
    <>
      <p className="text-xs text-ink-soft">
        {words.requestedBy(requestedBy.name, momentInBrief(requestedAt, language))}
      </p>
      {decision !== null && decidedAt !== null && (
        <p className="text-xs text-ink-soft">
          {say[decision](decidedBy ?? "", momentInBrief(decidedAt, language))}
        </p>
      )}
      {answer !== "" && <p dir="auto">{answer}</p>}
    </>
  );
}

/** Four eyes: the one who requested it never approves it. */
function Open({ order, refund }: { order: ShownOrder; refund: Refund }) {
  const words = orderScreenWords.of(useLanguage());
  const { session, may } = useSession();
  const [isDeclining, setDeclining] = useState(false);
  const approve = useOrderDeed(approveRefundCall);
  const decline = useOrderDeed(declineRefundCall, () => setDeclining(false));
  const { id, version, centerId } = order;
  const isAble = may("order.refund", centerId);
  const isOther = mayApprove(session.member.id, refund.requestedBy.id);
  const canDecide = isAble && isOther;
  const accept = () => approve.mutate({ params: { id }, body: { version } });
  useShortcuts({
    a: canDecide && !approve.isPending ? accept : undefined,
    d: canDecide ? () => setDeclining(true) : undefined,
  });
  if (!isOther) return <Own order={order} />;
  if (!canDecide) return <p className="text-ink-soft">{words.waitsForManager}</p>;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <Button look="primary" onPress={accept} busy={approve.isPending} shortcut="A">
        {words.approve}
      </Button>
      <Button onPress={() => setDeclining(true)} shortcut="D">
        {words.decline}
      </Button>
      <ReasonDialog
        open={isDeclining}
        onClose={() => setDeclining(false)}
        title={words.declineTitle}
        hint={words.declineHint}
        action={words.declineTitle}
        isBusy={decline.isPending}
        onSend={(reason) => decline.mutate({ params: { id }, body: { version, reason } })}
      />
    </div>
  );
}

function Own({ order: { id, version, centerId } }: { order: ShownOrder }) {
  const words = orderScreenWords.of(useLanguage());
  const { may } = useSession();
  const withdraw = useOrderDeed(withdrawRefundCall);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-ink-soft">{words.ownRequest}</p>
      {may("order.work", centerId) && (
        <Button
          onPress={() => withdraw.mutate({ params: { id }, body: { version } })}
          busy={withdraw.isPending}
        >
          {words.withdraw}
        </Button>
      )}
    </div>
  );
}
