import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, sendOnce } from "#app/ui/form/send-once.ts";
import type { FormValues, Sent } from "#app/ui/form/use-form.ts";
import { type Cart, showCartCall } from "../../cart-calls.ts";
import { availabilityCall, createOrderCall } from "../../order-calls.ts";
import { sentenceOf } from "../cart/cart-queries.ts";
import { useStartPayment } from "../payment/payment-queries.ts";
import { checkoutFields, checkoutForm } from "./checkout-draft.ts";
import { checkoutWords } from "./checkout-words.ts";
import { type ShortLine, shortLinesIn } from "./shortage.ts";

export type PlaceOrder = (values: FormValues) => Promise<Sent>;
type Place = { centerId: string; appointmentId?: string };

/** Why an order was not taken, where the page has more to say than a sentence. */
export interface Refused {
  readonly code: string;
  readonly short: readonly ShortLine[];
}

/** Orders the cart as it is shown, then leaves for the bank. A press after a lost connection repeats the same order. */
export function usePlaceOrder(cart: Cart, placeNamed: (value: string | undefined) => Place | undefined) {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  const startPayment = useStartPayment();
  const [refused, setRefused] = useState<Refused>();
  const words = checkoutWords.of(language);

  const placeOrder: PlaceOrder = async (values) => {
    setRefused(undefined);
    const place = placeNamed(values.place);
    if (place === undefined) return { ok: false, problems: { place: { sentence: words.placeMissing } } };
    const { phone = "", notes = "", method = "" } = values;
    const body = {
      ...{
        ...place,
        phone: normalize("phone", phone),
        termsAccepted: true as const,
        cartVersion: cart.version,
      },
      ...(notes.trim() !== "" && { notes }),
    };
    const form = checkoutForm(access.customerId);
    const sending = { form, values, about: cart.version, body, shown: checkoutFields };
    const reply = await sendOnce(sending, (sent, idempotencyKey) => {
      const input = { language, query: { lang: language }, body: sent as typeof body, idempotencyKey };
      return callAsCustomer(access, createOrderCall, input);
    });
    if (reply.ok || (reply.status > 0 && reply.status < 500)) discardSending(form);
    await queries.invalidateQueries({ queryKey: [showCartCall.id] });
    if (reply.ok) {
      const problem = await startPayment(reply.data.id, method);
      setRefused({ code: problem.code, short: [] });
      return { ok: false, problems: {}, sentence: problem.sentence };
    }
    void queries.invalidateQueries({ queryKey: [availabilityCall.id] });
    setRefused({ code: reply.code, short: shortLinesIn(reply.detail) });
    const problems = problemsOfReply(reply.fields ?? [], checkoutFields);
    if (reply.code === "cart-changed") return { ok: false, problems, sentence: words.changed };
    return { ok: false, problems, sentence: sentenceOf(reply, language) };
  };
  return { placeOrder, refused, forget: () => setRefused(undefined) };
}
