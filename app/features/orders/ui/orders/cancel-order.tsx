import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import type { PartsOrder } from "../../order-calls.ts";
import { sentenceOf } from "../cart/cart-queries.ts";
import { ConfirmedDeed } from "../pieces/confirmed-deed.tsx";
import { useCancelOrder } from "./order-queries.ts";
import { orderWords } from "./order-words.ts";

/** Cancels an order after a question that says what becomes of the money. */
export function CancelOrder({ order: { id, actions } }: { order: Pick<PartsOrder, "id" | "actions"> }) {
  const language = useLanguage();
  const words = orderWords.of(language);
  const { send, isSending } = useCancelOrder();
  const cancel = async () => {
    const reply = await send({ language, params: { id }, query: { lang: language } });
    return reply.ok ? undefined : sentenceOf(reply, language);
  };
  return (
    <ConfirmedDeed
      trigger={(open) => (
        <Button variant="quiet" data-analytics="cancel-order" className="max-sm:w-full" onClick={open}>
          {words.cancel}
        </Button>
      )}
      title={words.cancelTitle}
      text={actions.includes("pay") ? words.cancelUnpaidText : words.cancelText}
      stay={words.stay}
      confirm={words.cancelConfirm}
      name="cancel-confirmed"
      isSending={isSending}
      onConfirm={cancel}
    />
  );
}
