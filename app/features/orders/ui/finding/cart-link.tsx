import { useQuery } from "@tanstack/react-query";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { showCartCall } from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";
import { cartWords } from "../cart/cart-words.ts";
import { CartDrawing } from "../pieces/cart-drawing.tsx";

/** The way to the cart with the number of its pieces; a visitor's cart begins with the login. */
export function CartLink() {
  const language = useLanguage();
  const words = shopWords.of(language);
  const { isSignedIn } = useShop();
  const query = customerQuery(useCustomerAccess(), showCartCall, { language, query: { lang: language } });
  const { data } = useQuery({ ...query, enabled: isSignedIn });
  const pieces = data?.pieces ?? 0;
  return (
    <LocalLink
      to={href("/cart")}
      className="flex min-h-12 flex-col items-center justify-center gap-0.5 rounded px-3 leading-tight hover:bg-sand-50"
    >
      <span className="relative">
        <CartDrawing />
        {pieces > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-2.5 -top-2 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-5 text-white tabular"
          >
            {pieces}
          </span>
        )}
      </span>
      <span aria-hidden={pieces > 0 || undefined}>{words.cart}</span>
      {pieces > 0 && <span className="sr-only">{cartWords.of(language).openCart(pieces)}</span>}
    </LocalLink>
  );
}
