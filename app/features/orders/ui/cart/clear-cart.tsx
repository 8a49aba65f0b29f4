import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { LineButton } from "./cart-line.tsx";
import { sentenceOf, useClearCart } from "./cart-queries.ts";
import { cartWords } from "./cart-words.ts";

/** Empties the cart, after a question. */
export function ClearCart() {
  const language = useLanguage();
  const words = cartWords.of(language);
  const { send, isSending } = useClearCart();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const clear = async () => {
    const reply = await send({ language, query: { lang: language } });
    if (reply.ok) setOpen(false);
    else setProblem(sentenceOf(reply, language));
  };
  return (
    <>
      <LineButton
        name="clear-cart"
        onPress={() => {
          setProblem(undefined);
          setOpen(true);
        }}
      >
        {words.clear}
      </LineButton>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.clearTitle}
        actions={
          <>
            <Button variant="secondary" data-analytics="stay" onClick={() => setOpen(false)}>
              {words.stay}
            </Button>
            <Button
              variant="danger"
              data-analytics="clear-confirmed"
              loading={isSending}
              onClick={() => void clear()}
            >
              {words.clearConfirm}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{words.clearText}</p>
        {problem && (
          <Banner tone="error" className="mt-4">
            {problem}
          </Banner>
        )}
      </Dialog>
    </>
  );
}
