import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Banner } from "#app/ui/banner.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { Cart } from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";
import { useAdd } from "../add/use-add.ts";
import type { EmptyTexts } from "../empty-texts.ts";
import { Countdown } from "../pieces/countdown.tsx";
import { titleId, useFocusInCart } from "./cart-focus.ts";
import { CartLineView } from "./cart-line.tsx";
import { useCart } from "./cart-queries.ts";
import { CartSummary, CheckoutBar } from "./cart-summary.tsx";
import { cartWords } from "./cart-words.ts";
import { ClearCart } from "./clear-cart.tsx";
import { lineProblems } from "./line-problems.ts";
import { RemovedNote } from "./removed-note.tsx";
import { SavedLines } from "./saved-lines.tsx";
import { useRemoval } from "./use-line-deeds.ts";

/** The customer's cart. What they added before signing in, on whatever page, comes in here too. */
export function CartPage({ empty }: { empty: EmptyTexts }) {
  const language = useLanguage();
  const words = cartWords.of(language);
  const cart = useCart();
  useAdd(() => true);
  return (
    <>
      <div className="frame grow pt-8 pb-16 md:pt-12">
        <h1 id={titleId} tabIndex={-1} className="text-title outline-none focus-visible:shadow-none">
          {words.title}
        </h1>
        {cart.data && <CartContents cart={cart.data} empty={empty} />}
        {!cart.data && (cart.isError || cart.isPaused) && (
          <div className="mt-8">
            <LoadError
              texts={{ loadErrorTitle: shopWords.of(language).loadError }}
              error={cart.error}
              onRetry={() => void cart.refetch()}
            />
          </div>
        )}
        {!cart.data && !cart.isError && !cart.isPaused && <CartShape />}
      </div>
      {cart.data && cart.data.lines.length > 0 && (
        <CheckoutBar cart={cart.data} problems={lineProblems(cart.data.lines)} />
      )}
    </>
  );
}

function CartContents({ cart, empty }: { cart: Cart; empty: EmptyTexts }) {
  const words = cartWords.of(useLanguage());
  const { removed, remove, undo, isUndoing, problem } = useRemoval();
  const problems = lineProblems(cart.lines);
  const isEmpty = cart.lines.length === 0;
  useFocusInCart(cart);
  return (
    <>
      {cart.openOrder && <ReservedBanner until={cart.openOrder.expiresAt} />}
      <div role="status" className="mt-4">
        {removed && <RemovedNote key={removed.id} name={removed.name} isUndoing={isUndoing} onUndo={undo} />}
      </div>
      {problem && (
        <Banner tone="error" className="mt-4">
          {problem}
        </Banner>
      )}
      <div className={isEmpty ? "" : "mt-2 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]"}>
        <div>
          {isEmpty ? (
            <EmptyCart empty={empty} />
          ) : (
            <section aria-labelledby="cart-lines">
              <h2 id="cart-lines" className="sr-only">
                {words.lines}
              </h2>
              <ul className="divide-y divide-line border-b border-line">
                {cart.lines.map((line) => (
                  <CartLineView key={line.id} line={line} problem={problems.get(line.id)} onRemove={remove} />
                ))}
              </ul>
              <div className="mt-2 flex flex-wrap justify-between gap-x-6">
                <LocalLink
                  to={empty.action?.url ?? href("/")}
                  className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
                >
                  {words.goOn}
                </LocalLink>
                <ClearCart />
              </div>
            </section>
          )}
          <SavedLines lines={cart.saved} onRemove={remove} />
        </div>
        {!isEmpty && <CartSummary cart={cart} problems={problems} />}
      </div>
    </>
  );
}

/** An order waits for its payment: how long, and the way on. */
function ReservedBanner({ until }: { until: string }) {
  const words = cartWords.of(useLanguage());
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-lg bg-success-soft px-5 py-3">
      <Countdown until={until} />
      <LinkButton to={href("/checkout")} variant="secondary" className="max-sm:w-full">
        {words.payNow}
      </LinkButton>
    </div>
  );
}

function EmptyCart({ empty: { title, text, action } }: { empty: EmptyTexts }) {
  return (
    <EmptyState title={title} actions={action && <LinkButton to={action.url}>{action.label}</LinkButton>}>
      {text}
    </EmptyState>
  );
}

function CartShape() {
  return (
    <Loading className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        {["first", "second", "third"].map((line) => (
          <div key={line} className="flex gap-6">
            <Skeleton className="size-28 shrink-0 rounded-lg" />
            <div className="grid grow content-start gap-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded-xl" />
    </Loading>
  );
}
