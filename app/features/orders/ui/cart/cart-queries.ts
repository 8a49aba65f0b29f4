import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { CallInput, FailedReply, Reply } from "#app/platform/api/api-client.ts";
import type { AnyCall } from "#app/platform/api/call.ts";
import { callAsCustomer, customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import {
  addToCartCall,
  type Cart,
  changeCartLineCall,
  clearCartCall,
  removeCartLineCall,
  reorderCall,
  showCartCall,
} from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";

/** The customer's cart. Another device may have changed it. */
export function useCart() {
  const language = useLanguage();
  const input = { language, query: { lang: language } };
  return useQuery({
    ...customerQuery(useCustomerAccess(), showCartCall, input),
    refetchOnWindowFocus: "always" as const,
  });
}

export const useAddToCart = () => useCartWrite(addToCartCall);
export const useChangeLine = () => useCartWrite(changeCartLineCall);
export const useRemoveLine = () => useCartWrite(removeCartLineCall);
export const useClearCart = () => useCartWrite(clearCartCall);
export const useReorder = () => useCartWrite(reorderCall);

/** All writes of a cart go one after the other, so that the last thing pressed is what stands in the end. */
const inOrder = { id: "cart" };

/** A write of the cart: its answer is the cart as it stands then. A refusal is an answer too. */
function useCartWrite<C extends AnyCall>(call: C) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    scope: inOrder,
    // Without a connection it fails at once and says so: a price of yesterday is not sent tomorrow.
    networkMode: "always",
    mutationFn: async (input: CallInput<C>): Promise<Reply<C>> => {
      const { idempotencyKey = crypto.randomUUID() } = input;
      const reply = await callAsCustomer(access, call, { ...input, idempotencyKey });
      if (!reply.ok) return reply;
      // A cart that is being read may be the one from before this write.
      await queries.cancelQueries({ queryKey: [showCartCall.id] });
      showCart(queries, language, reply.data as unknown as Cart);
      return reply;
    },
  });
  return { send: mutateAsync, isSending: isPending };
}

/** The cart as a write has left it; what was read in the other language is no longer so. */
function showCart(queries: QueryClient, language: Language, cart: Cart): void {
  const key = (lang: Language) => [showCartCall.id, null, { lang }, null];
  queries.setQueryData(key(language), cart);
  queries.removeQueries({ queryKey: key(language === "en" ? "ar" : "en") });
}

/** Why a call did not do what was pressed, as a sentence. */
export function sentenceOf(reply: FailedReply, language: Language): string {
  const words = shopWords.of(language);
  return reply.code === "network" ? words.offline : reply.message || words.failed;
}
