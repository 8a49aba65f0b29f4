import { useNavigate } from "react-router";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { sentenceOf, useReorder } from "../cart/cart-queries.ts";
import { orderWords } from "./order-words.ts";

/** Puts the parts of an order into the cart, and leads there. */
export function ReorderButton({ orderId }: { orderId: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { send, isSending } = useReorder();
  const reorder = async () => {
    const reply = await send({ language, query: { lang: language }, body: { orderId } });
    if (reply.ok) await navigate(withLanguage(href("/cart"), language));
    else showToast({ text: sentenceOf(reply, language), tone: "error" });
  };
  return (
    <Button
      variant="secondary"
      data-analytics="reorder"
      loading={isSending}
      className="max-sm:w-full"
      onClick={() => void reorder()}
    >
      {orderWords.of(language).reorder}
    </Button>
  );
}
