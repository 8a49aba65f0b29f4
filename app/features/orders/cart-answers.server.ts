import type { Language } from "#app/i18n/language.ts";
import { type Result, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import {
  addToCartCall,
  changeCartLineCall,
  clearCartCall,
  removeCartLineCall,
  reorderCall,
  showCartCall,
} from "./cart-calls.ts";
import type { QuotedCart } from "./server/cart/change-cart.server.ts";
import {
  addToCart,
  changeCartLine,
  clearCart,
  removeCartLine,
  reorder,
} from "./server/cart/edit-cart.server.ts";
import "./server/cart/forget-carts.server.ts";
import { showCart } from "./server/cart/show-cart.server.ts";
import type { Once } from "./server/done-once.server.ts";

/** The catalogue may be another system's: no transaction is open while it is queried. */
const asksCatalogue = () => true;

/** The calls about a customer's cart; each answers it as it is afterwards. */
export const cartAnswers = [
  answerCall(showCartCall, async ({ customer, language, now }) =>
    succeed(await showCart({ customerId: customer.id, language, now })),
  ),

  answerWrite(
    addToCartCall,
    ({ body, customer, ...rest }) => {
      const { partNumber: part, car = null, ...line } = body;
      const once = onceOf(customer, rest);
      return thenShown(addToCart(once, { part, car, ...line }), once, rest.language);
    },
    asksCatalogue,
  ),

  answerWrite(
    changeCartLineCall,
    ({ params, body, customer, ...rest }) => {
      const once = onceOf(customer, rest);
      return thenShown(changeCartLine(once, params.id, body), once, rest.language);
    },
    asksCatalogue,
  ),

  answerWrite(
    removeCartLineCall,
    ({ params, customer, ...rest }) => {
      const once = onceOf(customer, rest);
      return thenShown(removeCartLine(once, params.id), once, rest.language);
    },
    asksCatalogue,
  ),

  answerWrite(
    clearCartCall,
    ({ customer, ...rest }) => {
      const once = onceOf(customer, rest);
      return thenShown(clearCart(once), once, rest.language);
    },
    asksCatalogue,
  ),

  answerWrite(
    reorderCall,
    ({ body, customer, ...rest }) => {
      const once = onceOf(customer, rest);
      return thenShown(reorder(once, body.orderId), once, rest.language);
    },
    asksCatalogue,
  ),
];

function onceOf(
  { id: customerId }: { readonly id: string },
  { idempotencyKey, now }: Omit<Once, "customerId">,
) {
  return { customerId, idempotencyKey, now };
}

async function thenShown<C extends string>(
  changed: Promise<Result<QuotedCart, C>>,
  { customerId, now }: Once,
  language: Language,
) {
  const done = await changed;
  return done.ok ? succeed(await showCart({ customerId, language, now }, done.value)) : done;
}
