import { type ReactNode, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { CheckedForm } from "#app/ui/form/checked-form.tsx";
import { PhoneField } from "#app/ui/form/fields/phone-field.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import type { FormState } from "#app/ui/form/use-form.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { PickupCenter } from "../../call-fields.ts";
import type { Cart } from "../../cart-calls.ts";
import { MethodChoice, useChosenMethod } from "../payment/method-choice.tsx";
import { useStockOf } from "../stock-provider.tsx";
import { checkoutWords } from "./checkout-words.ts";
import { PaySide } from "./pay-side.tsx";
import { PickupChoice } from "./pickup-choice.tsx";
import { isAppointment, placeNamed, useAppointmentOptions } from "./pickup-options.ts";
import { ShortLines } from "./short-lines.tsx";
import { useBegunChoice, useCheckoutForm } from "./use-checkout-form.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** Pickup, contact, payment and terms, with the order beside them; one press pays. */
export function CheckoutForm({ cart, centers }: { cart: Cart; centers: readonly PickupCenter[] }) {
  const words = checkoutWords.of(useLanguage());
  const stock = useStockOf(cart.lines.map(({ number }) => number));
  const [place, setPlace] = useBegunChoice("place");
  // Which are offered stays as it is while the customer chooses among them.
  const [begunPlace] = useState(place);
  const { appointments, isRead } = useAppointmentOptions(centers, begunPlace);
  const [begunMethod, setMethod] = useBegunChoice("method");
  const method = useChosenMethod(begunMethod);
  const nameOf = (value: string | undefined) => placeNamed(value, centers, appointments);
  const isVisitOver = isRead && isAppointment(place) && nameOf(place) === undefined;
  const { placeOrder, refused, forget } = usePlaceOrder(cart, nameOf);
  const form = useCheckoutForm(placeOrder);
  const choose = (value: string) => {
    forget();
    setPlace(value);
  };
  const labels = {
    ...{ place: words.pickup, phone: words.phone, notes: words.notes },
    ...{ method: words.payment, terms: words.termsTitle },
  };
  return (
    <CheckedForm form={form} labels={labels}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <Part title={words.pickupTitle} name="place" form={form}>
            {refused && (
              <ShortLines short={refused.short} lines={cart.lines} centers={centers} onCenter={choose} />
            )}
            {isVisitOver && <p className="mb-4 text-warning">{words.visitUnusable}</p>}
            <PickupChoice
              {...{ centers, appointments }}
              lines={cart.lines}
              stockOf={stock.of}
              isStockLoading={stock.isLoading}
              chosen={place}
              onChoose={choose}
            />
          </Part>
          <Contact form={form} />
          <Part title={words.paymentTitle} name="method" form={form}>
            <MethodChoice chosen={method} onChoose={setMethod} />
            <p className="mt-3 text-sm text-ink-soft">{words.paymentText}</p>
          </Part>
          <Terms form={form} />
        </div>
        <PaySide cart={cart} form={form} refused={refused} />
      </div>
    </CheckedForm>
  );
}

interface PartProps {
  title: string;
  /** The field whose problem stands under its title. */
  name: string;
  form: FormState;
  children: ReactNode;
}

/** A question of the checkout. */
function Part({ title, name, form, children }: PartProps) {
  const problem = form.errorOf(name);
  return (
    <fieldset className="not-first:mt-12">
      <legend className="text-subheading">{title}</legend>
      <p role="alert" className="text-sm text-danger not-empty:mt-2">
        {problem}
      </p>
      <div className="mt-4">{children}</div>
    </fieldset>
  );
}

function Contact({ form }: { form: FormState }) {
  const words = checkoutWords.of(useLanguage());
  return (
    <fieldset className="mt-12">
      <legend className="text-subheading">{words.contactTitle}</legend>
      <div className="mt-4 grid max-w-xl gap-2">
        <PhoneField
          name="phone"
          label={words.phone}
          hint={words.phoneHint}
          dialCode="+974"
          error={form.errorOf("phone")}
          required
        />
        <TextArea name="notes" label={words.notes} maxLength={1024} rows={2} error={form.errorOf("notes")} />
      </div>
    </fieldset>
  );
}

function Terms({ form }: { form: FormState }) {
  const words = checkoutWords.of(useLanguage());
  const problem = form.errorOf("terms");
  return (
    <fieldset className="mt-12">
      <legend className="text-subheading">{words.termsTitle}</legend>
      <div className="relative mt-3 flex min-h-11 items-start gap-3 py-2">
        <input
          id="checkout-terms"
          type="checkbox"
          name="terms"
          value="yes"
          required
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : "checkout-terms-problem"}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <label htmlFor="checkout-terms" className="pt-0.5 after:absolute after:inset-0">
          {words.terms}
        </label>
      </div>
      <p id="checkout-terms-problem" role="alert" className="text-sm text-danger">
        {problem}
      </p>
      <LocalLink
        to={href("/terms")}
        target="_blank"
        className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
      >
        {words.readTerms}
      </LocalLink>
    </fieldset>
  );
}
