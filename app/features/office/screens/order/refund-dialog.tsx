import { useState } from "react";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { requestRefundCall } from "../../calls/orders/order-deed-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { dirhamsOf } from "../appointment/visit/qar.ts";
import type { ShownOrder } from "../orders/order-row.ts";
import { refundable } from "./order-amounts.ts";
import { useOrderDeed } from "./use-order-deed.ts";
import { orderScreenWords } from "./words.ts";

interface RefundDialogProps {
  order: ShownOrder;
  open: boolean;
  onClose: () => void;
}

/** Requests that a part of the price goes back; a colleague approves it. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const words = orderScreenWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words.refundTitle}>
      {open && <RefundForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

function RefundForm({ order, onClose }: Omit<RefundDialogProps, "open">) {
  const language = useLanguage();
  const [words, kit] = [orderScreenWords.of(language), kitWords.of(language)];
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const request = useOrderDeed(requestRefundCall, onClose);
  const left = refundable(order);
  const amount = dirhamsOf(typed);
  const isPossible = amount !== null && amount !== undefined && amount > 0 && amount <= left;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        const why = reason.trim();
        if (!isPossible || why === "" || request.isPending) return;
        const { id, version } = order;
        request.mutate({ params: { id }, body: { version, amount, reason: why } });
      }}
    >
      <TextField
        label={words.amount}
        value={typed}
        onChange={setTyped}
        inputMode="decimal"
        hint={words.amountLeft(dirhamsInWords(left, language))}
        problem={isTried && !isPossible ? words.amountWrong : undefined}
        maxLength={12}
        required
        ltr
        autoFocus
      />
      <TextField
        label={words.reason}
        value={reason}
        onChange={setReason}
        hint={words.refundHint}
        problem={isTried && reason.trim() === "" ? kit.required : undefined}
        lines={3}
        maxLength={500}
        required
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={request.isPending}>
          {words.refundSend}
        </Button>
      </div>
    </form>
  );
}
