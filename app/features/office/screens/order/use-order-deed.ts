import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import type { AnyOfficeCall } from "../../calls/office-call.ts";
import { orderScreenWords } from "./words.ts";

/** A deed of this screen: what was done is said, and the focus stays on the screen where its button is gone. */
export function useOrderDeed<C extends AnyOfficeCall>(call: C, close: () => void = () => undefined) {
  const words = orderScreenWords.of(useLanguage());
  return useDeed(call, {
    done: () => {
      close();
      showToast({ text: words.done, tone: "success" });
      document.querySelector<HTMLElement>("#screen")?.focus({ preventScroll: true });
    },
  });
}
