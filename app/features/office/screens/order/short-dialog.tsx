import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { markShortCall } from "../../calls/orders/order-deed-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { ShownOrder } from "../orders/order-row.ts";
import { piecesLeft } from "./order-amounts.ts";
import { useOrderDeed } from "./use-order-deed.ts";
import { orderScreenWords } from "./words.ts";

interface ShortDialogProps {
  order: ShownOrder;
  open: boolean;
  onClose: () => void;
}

/** Which line misses pieces, and how many; the customer then chooses what happens. */
export function ShortDialog({ order, open, onClose }: ShortDialogProps) {
  const words = orderScreenWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words.shortTitle}>
      {open && <ShortForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

function ShortForm({ order: { id, version, lines }, onClose }: Omit<ShortDialogProps, "open">) {
  const language = useLanguage();
  const [words, kit] = [orderScreenWords.of(language), kitWords.of(language)];
  const possible = lines.filter((line) => piecesLeft(line) > 0);
  const [chosen, setChosen] = useState(String(possible[0]?.line ?? ""));
  const [typed, setTyped] = useState("1");
  const mark = useOrderDeed(markShortCall, onClose);
  const line = possible.find((one) => String(one.line) === chosen);
  const most = line === undefined ? 0 : piecesLeft(line);
  const quantity = Number(cleanLine(typed));
  const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= most;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (line === undefined || !isPossible || mark.isPending) return;
        mark.mutate({ params: { id }, body: { version, line: line.line, quantity } });
      }}
    >
      <Select
        label={words.line}
        value={chosen}
        onChange={setChosen}
        choices={possible.map((one) => ({ id: String(one.line), label: one.name, detail: one.part }))}
        required
      />
      <TextField
        label={words.pieces}
        value={typed}
        onChange={setTyped}
        inputMode="numeric"
        maxLength={2}
        problem={isPossible ? undefined : words.piecesHint(most)}
        ltr
        required
        autoFocus
      />
      <p className="text-sm text-ink-soft">{words.shortHint}</p>
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={mark.isPending}>
          {words.shortSend}
        </Button>
      </div>
    </form>
  );
}
