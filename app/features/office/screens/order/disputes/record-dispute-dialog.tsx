import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { recordDisputeCall } from "../../../calls/orders/dispute-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { DayField } from "../../../ui/kit/dates/day-field.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { dirhamsOf } from "../../appointment/visit/qar.ts";
import type { ShownOrder } from "../../orders/order-row.ts";
import { useOrderDeed } from "../use-order-deed.ts";
import { orderScreenWords } from "../words.ts";
import { disputeWords } from "./words.ts";

interface RecordDisputeDialogProps {
  order: ShownOrder;
  open: boolean;
  onClose: () => void;
}

/** Notes a contested payment of which the gateway tells people alone. */
export function RecordDisputeDialog({ order, open, onClose }: RecordDisputeDialogProps) {
  const words = disputeWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words.noteTitle}>
      {open && <RecordForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

function RecordForm({ order, onClose }: Omit<RecordDisputeDialogProps, "open">) {
  const language = useLanguage();
  const [words, screen, kit] = [
    disputeWords.of(language),
    orderScreenWords.of(language),
    kitWords.of(language),
  ];
  const [typed, setTyped] = useState({ number: "", amount: "", reason: "", day: "" });
  const [isTried, setTried] = useState(false);
  const record = useOrderDeed(recordDisputeCall, onClose);
  const amount = dirhamsOf(typed.amount) ?? 0;
  const isAmount = amount > 0 && amount <= order.totals.captured;
  const missing = (text: string) => (isTried && text.trim() === "" ? kit.required : undefined);
  const type = (field: keyof typeof typed) => (value: string) =>
    setTyped((before) => Object.assign({}, before, { [field]: value }));
  const send = () => {
    setTried(true);
    const [number, reason] = [typed.number.trim(), typed.reason.trim()];
    if (!isAmount || number === "" || reason === "" || record.isPending) return;
    const body = { version: order.version, number, amount, reason, respondBy: typed.day || null };
    record.mutate({ params: { id: order.id }, body });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.noteNumber}
        value={typed.number}
        onChange={type("number")}
        problem={missing(typed.number)}
        maxLength={80}
        required
        ltr
        autoFocus
      />
      <TextField
        label={screen.amount}
        value={typed.amount}
        onChange={type("amount")}
        inputMode="decimal"
        problem={isTried && !isAmount ? screen.amountWrong : undefined}
        maxLength={12}
        required
        ltr
      />
      <DayField label={words.noteDay} value={typed.day} onChange={type("day")} />
      <TextField
        label={words.noteReason}
        value={typed.reason}
        onChange={type("reason")}
        problem={missing(typed.reason)}
        lines={3}
        maxLength={500}
        required
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={record.isPending}>
          {words.noteSend}
        </Button>
      </div>
    </form>
  );
}
