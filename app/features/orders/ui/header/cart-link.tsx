import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { useCart } from "../cart/cart-queries.ts";
import { cartWords } from "../cart/cart-words.ts";
import { CartDrawing } from "../pieces/cart-drawing.tsx";

/** The way to a signed-in customer's cart, with how many pieces are in it. It needs `CustomerQueries` above it. */
export function CartLink() {
  const words = cartWords.of(useLanguage());
  const pieces = useCart().data?.pieces ?? 0;
  return (
    <LocalLink
      to={href("/cart")}
      aria-label={words.openCart(pieces)}
      className="relative grid size-11 place-items-center rounded hover:bg-current/8"
    >
      <CartDrawing />
      {pieces > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-white"
        >
          {pieces}
        </span>
      )}
    </LocalLink>
  );
}
