import { useIsMutating } from "@tanstack/react-query";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import type { Cart } from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";
import { TotalsList } from "../pieces/totals-list.tsx";
import { lineElement } from "./cart-focus.ts";
import { cartWords } from "./cart-words.ts";
import type { LineProblem } from "./line-problems.ts";

interface CartSummaryProps {
  cart: Cart;
  problems: ReadonlyMap<string, LineProblem>;
}

/** Totals and the way to the checkout; on a phone the way stays at the thumb. */
export function CartSummary({ cart, problems }: CartSummaryProps) {
  const words = cartWords.of(useLanguage());
  const isChanging = useIsMutating() > 0;
  return (
    <aside aria-labelledby="cart-summary" className="lg:sticky lg:top-8 lg:self-start">
      <div className="rounded-xl bg-sand-50 p-6 md:p-8">
        <h2 id="cart-summary" className="text-subheading">
          {words.summary}
        </h2>
        <div className="mt-5">
          <TotalsList totals={cart.totals} isStale={isChanging} />
        </div>
        <p className="mt-4 text-sm text-ink-soft">
          {cart.openOrder === null ? words.pickupOnly : words.pickupReserved}
        </p>
        <div className="mt-6 max-lg:hidden">
          <ToCheckout problems={problems} hasOrder={cart.openOrder !== null} />
        </div>
      </div>
    </aside>
  );
}

/** At the bottom edge of a phone and a tablet: the total, and the one thing to do next. */
export function CheckoutBar({ cart, problems }: CartSummaryProps) {
  const words = shopWords.of(useLanguage());
  const isChanging = useIsMutating() > 0;
  return (
    <div
      ref={standAboveBottomInset}
      className="action-bar sticky bottom-(--consent-height) z-10 border-t border-line bg-surface lg:hidden print:hidden"
    >
      <div className="frame flex items-center gap-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p className={`transition-opacity ${isChanging ? "opacity-50" : ""}`}>
          <span className="block text-sm text-ink-soft">{words.total}</span>
          <Dirhams sum={cart.totals.totalPrice} className="text-lg font-medium" />
        </p>
        <div className="grow">
          <ToCheckout problems={problems} hasOrder={cart.openOrder !== null} />
        </div>
      </div>
    </div>
  );
}

/** Never a dead button: while something is to be mended it leads there. */
function ToCheckout({ problems, hasOrder }: Pick<CartSummaryProps, "problems"> & { hasOrder: boolean }) {
  const words = cartWords.of(useLanguage());
  const [first] = problems.keys();
  if (first === undefined)
    return (
      <LinkButton to={href("/checkout")} wide>
        {hasOrder ? words.payNow : words.checkout}
      </LinkButton>
    );
  return (
    <Button
      wide
      variant="secondary"
      data-analytics="to-problem"
      onClick={() => goToLine(first)}
      className="text-sm!"
    >
      {words.attention(problems.size)}
    </Button>
  );
}

function goToLine(id: string): void {
  const line = lineElement(id);
  line?.scrollIntoView({ block: "center" });
  line?.focus({ preventScroll: true });
}
