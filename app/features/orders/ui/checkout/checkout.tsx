import { useEffect, useState } from "react";
import { withLanguage } from "#app/i18n/language-in-address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import { Redirect } from "#app/ui/navigation/redirect.tsx";
import { shopWords } from "../../words.ts";
import { useCart } from "../cart/cart-queries.ts";
import { usePickupCenters } from "../stock-provider.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { checkoutWords } from "./checkout-words.ts";

/** The checkout in one page. Without anything to buy it leads back to the cart. */
export function Checkout() {
  const language = useLanguage();
  const words = checkoutWords.of(language);
  const cart = useCart();
  const centers = usePickupCenters();
  const visit = useVisits(() => void cart.refetch());
  const isStuck = [cart, centers].some(({ data, isError, isPaused }) => !data && (isError || isPaused));
  if (cart.data?.lines.length === 0) return <Redirect to={withLanguage(href("/cart"), language)} />;
  return (
    <div className="frame grow pt-6 pb-16">
      <BackLink to={href("/cart")}>{words.back}</BackLink>
      <h1 className="text-title">{words.title}</h1>
      <div className="mt-6">
        {cart.data && centers.data && <CheckoutForm key={visit} cart={cart.data} centers={centers.data} />}
      </div>
      {isStuck && (
        <div className="mt-8">
          <LoadError
            texts={{ loadErrorTitle: shopWords.of(language).loadError }}
            error={cart.error ?? centers.error}
            onRetry={() => {
              void cart.refetch();
              void centers.refetch();
            }}
          />
        </div>
      )}
      {!isStuck && !(cart.data && centers.data) && <CheckoutShape />}
    </div>
  );
}

/** A browser that comes back from the bank may show this page as it was left: the button turning. It begins anew then. */
function useVisits(onReturn: () => void): number {
  const [visit, setVisit] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is the same all the time
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setVisit((before) => before + 1);
      onReturn();
    };
    addEventListener("pageshow", begin);
    return () => removeEventListener("pageshow", begin);
  }, []);
  return visit;
}

function CheckoutShape() {
  return (
    <Loading className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid gap-4">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-32 w-full rounded-lg" />
        <Skeleton className="h-32 w-full rounded-lg" />
        <Skeleton className="h-32 w-full rounded-lg" />
      </div>
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
}
