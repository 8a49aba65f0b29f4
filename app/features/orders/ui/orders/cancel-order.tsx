import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import type { PartsOrder } from "../../order-calls.ts";
import { sentenceOf } from "../cart/cart-queries.ts";
import { useCancelOrder } from "./order-queries.ts";
import { orderWords } from "./order-words.ts";

/** Cancels an order after a question that says what becomes of the money. */
export function CancelOrder({ order: { id, actions } }: { order: Pick<PartsOrder, "id" | "actions"> }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { send, isSending } = useCancelOrder();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = async () => {
    const reply = await send({ language, params: { id }, query: { lang: language } });
    if (reply.ok) setOpen(false);
    else setProblem(sentenceOf(reply, language));
  };
  return (
    <>
      <Button
        variant="quiet"
        data-analytics="cancel-order"
        className="max-sm:w-full"
        onClick={() => {
          setProblem(undefined);
          setOpen(true);
        }}
      >
        {words.cancel}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.cancelTitle}
        actions={
          <>
            <Button variant="secondary" data-analytics="stay" onClick={() => setOpen(false)}>
              {words.stay}
            </Button>
            <Button
              variant="danger"
              data-analytics="cancel-confirmed"
              loading={isSending}
              onClick={() => void cancel()}
            >
              {words.cancelConfirm}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{actions.includes("pay") ? words.cancelUnpaidText : words.cancelText}</p>
        {problem && (
          <Banner tone="error" className="mt-4">
            {problem}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
