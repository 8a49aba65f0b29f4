import { useMemo, useState } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { maskPhone } from "#app/lib/validation/phone-mask.ts";
import { normalize, problemOf } from "#app/lib/validation/validation-patterns.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { readDraft } from "#app/ui/form/draft.ts";
import { type FormValues, type ShownProblems, useForm } from "#app/ui/form/use-form.ts";
import { checkoutFields, checkoutForm } from "./checkout-draft.ts";
import { checkoutWords } from "./checkout-words.ts";
import type { PlaceOrder } from "./use-place-order.ts";

/** What was chosen before a reload or a declined payment. */
export function useBegunChoice(field: "place" | "method") {
  const { customerId } = useCustomerAccess();
  return useState(() => readDraft(checkoutForm(customerId))?.values[field]);
}

/** The checkout as a form: checked when it is sent, its draft stored for this tab, the profile's number filled in. */
export function useCheckoutForm(placeOrder: PlaceOrder) {
  const words = checkoutWords.of(useLanguage());
  const { customerId } = useCustomerAccess();
  return useForm({
    ...{ name: checkoutForm(customerId), fields: checkoutFields, presets: usePresets(), send: placeOrder },
    check: (values) => problemsOf(values, words),
  });
}

function usePresets(): FormValues {
  const { profile } = useSession();
  const phone = profile?.phones[0]?.phoneNumber;
  return useMemo((): FormValues => {
    const national = normalize("phone", phone ?? "");
    if (problemOf("phone", national) !== undefined) return {};
    return { phone: maskPhone(national, national.length).value };
  }, [phone]);
}

function problemsOf(values: FormValues, words: ReturnType<typeof checkoutWords.of>): ShownProblems {
  const phone = problemOf("phone", values.phone ?? "");
  return {
    ...(!values.place && { place: { sentence: words.placeMissing } }),
    ...(phone !== undefined && { phone }),
    ...(!values.method && { method: { sentence: words.methodMissing } }),
    ...(!values.terms && { terms: { sentence: words.termsMissing } }),
  };
}
