import { useLanguage } from "#app/i18n/use-language.ts";
import { ConfirmedDeed } from "../pieces/confirmed-deed.tsx";
import { LineButton } from "./cart-line.tsx";
import { sentenceOf, useClearCart } from "./cart-queries.ts";
import { cartWords } from "./cart-words.ts";

/** Empties the cart, after a question. */
export function ClearCart() {
  const language = useLanguage();
  const words = cartWords.of(language);
  const { send, isSending } = useClearCart();
  const clear = async () => {
    const reply = await send({ language, query: { lang: language } });
    return reply.ok ? undefined : sentenceOf(reply, language);
  };
  return (
    <ConfirmedDeed
      trigger={(open) => (
        <LineButton name="clear-cart" onPress={open}>
          {words.clear}
        </LineButton>
      )}
      title={words.clearTitle}
      text={words.clearText}
      stay={words.stay}
      confirm={words.clearConfirm}
      name="clear-confirmed"
      isSending={isSending}
      onConfirm={clear}
    />
  );
}
