import { useQuery } from "@tanstack/react-query";
import { useShop } from "#app/features/parts/ui/shop/shop-context.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Drawing } from "#app/ui/picture/icon.tsx";
import { showCartCall } from "../../cart-calls.ts";
import { findingWords } from "./words.ts";

/** The way to the cart with the number of its pieces; a visitor's cart begins with the login. */
export function CartLink() {
  const language = useLanguage();
  const words = findingWords.of(language);
  const { isSignedIn } = useShop();
  const query = customerQuery(useCustomerAccess(), showCartCall, { language, query: { lang: language } });
  const { data } = useQuery({ ...query, enabled: isSignedIn });
  const pieces = data?.pieces ?? 0;
  return (
    <LocalLink
      to={href("/cart")}
      aria-label={pieces > 0 ? words.cartWith(pieces) : words.cart}
      className="flex min-h-12 flex-col items-center justify-center gap-0.5 rounded px-3 leading-tight hover:bg-sand-50"
    >
      <span className="relative">
        <Drawing>
          <path d="M6.5 8.5h11l1.2 12H5.3l1.2-12Zm2.5 2V7a3 3 0 0 1 6 0v3.5" />
        </Drawing>
        {pieces > 0 && (
          <span className="absolute -end-2.5 -top-2 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-xs leading-5 text-white tabular">
            {pieces}
          </span>
        )}
      </span>
      {words.cart}
    </LocalLink>
  );
}
