import { useState } from "react";
import { mayBeMade } from "#app/features/payments/rules/refund-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import {
  confirmRefundCall,
  recordRefundCall,
  resendRefundCall,
} from "../../../calls/orders/stuck-refund-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownOrder, StuckRefund } from "../../orders/order-row.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useOrderDeed } from "../use-order-deed.ts";
import { stuckWords } from "./words.ts";

/** Send it once more, or note that the money went back: by the gateway after all, or by other means. */
export function StuckRefundDeeds({ order, refund }: { order: ShownOrder; refund: StuckRefund }) {
  const language = useLanguage();
  const [words, kit] = [stuckWords.of(language), kitWords.of(language)];
  const [opened, setOpened] = useState<"resend" | "confirm" | "record">();
  const close = () => setOpened(undefined);
  const resend = useOrderDeed(resendRefundCall, close);
  const confirm = useOrderDeed(confirmRefundCall, close);
  const record = useOrderDeed(recordRefundCall, close);
  const params = { id: order.id };
  const about = { version: order.version, refundId: refund.id };
  const isUnclear = mayBeMade(refund.cause);
  const sendOnceMore = () => resend.mutate({ params, body: about });
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {refund.canSendAgain && (
        // What may have been made would go back twice: a question comes first.
        <Button onPress={isUnclear ? () => setOpened("resend") : sendOnceMore} busy={resend.isPending}>
          {words.resend}
        </Button>
      )}
      {isUnclear && <Button onPress={() => setOpened("confirm")}>{words.confirm}</Button>}
      <Button onPress={() => setOpened("record")}>{words.record}</Button>
      <Dialog
        open={opened === "resend"}
        onClose={close}
        title={words.resendTitle}
        actions={
          <>
            <Button onPress={close}>{kit.cancel}</Button>
            <Button look="danger" onPress={sendOnceMore} busy={resend.isPending}>
              {words.resend}
            </Button>
          </>
        }
      >
        <p>{words.unknownDo}</p>
      </Dialog>
      <ReasonDialog
        open={opened === "confirm"}
        onClose={close}
        title={words.confirmTitle}
        label={words.note}
        hint={words.confirmHint}
        action={words.noteSend}
        isBusy={confirm.isPending}
        onSend={(note) => confirm.mutate({ params, body: Object.assign({ note }, about) })}
      />
      <ReasonDialog
        open={opened === "record"}
        onClose={close}
        title={words.recordTitle}
        label={words.note}
        hint={words.recordHint}
        action={words.noteSend}
        isBusy={record.isPending}
        onSend={(note) => record.mutate({ params, body: Object.assign({ note }, about) })}
      />
    </div>
  );
}
