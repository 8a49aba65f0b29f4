import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { handOverOrderCall } from "../../calls/orders/order-deed-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { ShownOrder } from "../orders/order-row.ts";
import { orderScreenWords } from "./words.ts";

interface OrderDialogProps {
  order: ShownOrder;
  open: boolean;
  onClose: () => void;
}

/** The customer shows the code, the counter types it. */
export function HandOverDialog({ order, open, onClose }: OrderDialogProps) {
  const words = orderScreenWords.of(useLanguage());
  return (
    <Dialog open={open} onClose={onClose} title={words["hand-over"]}>
      {open && <CodeForm order={order} onClose={onClose} />}
    </Dialog>
  );
}

function CodeForm({ order: { id, version }, onClose }: Omit<OrderDialogProps, "open">) {
  const language = useLanguage();
  const [words, kit] = [orderScreenWords.of(language), kitWords.of(language)];
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const handOver = useDeed(handOverOrderCall, {
    done: () => {
      onClose();
      showToast({ text: words.done, tone: "success" });
    },
    shows: (refused) => {
      if (refused.code !== "code-unknown" && refused.code !== "code-locked") return false;
      setProblem(refused.message);
      return true;
    },
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() === "") setProblem(kit.required);
        else if (!handOver.isPending)
          handOver.mutate({ params: { id }, body: { version, pickupCode: code } });
      }}
    >
      <TextField
        label={words.code}
        value={code}
        onChange={(typed) => {
          setCode(typed.toUpperCase());
          setProblem(undefined);
        }}
        hint={words.codeHint}
        problem={problem}
        maxLength={20}
        required
        ltr
        autoFocus
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={handOver.isPending}>
          {words["hand-over"]}
        </Button>
      </div>
    </form>
  );
}
