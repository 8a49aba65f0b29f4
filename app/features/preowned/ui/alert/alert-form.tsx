import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { problemsIn } from "#app/lib/validation/field-problems.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { Banner } from "#app/ui/banner.tsx";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { EmailField } from "#app/ui/form/fields/email-field.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, sendOnce } from "#app/ui/form/send-once.ts";
import { type FormValues, type Sent, useForm } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { watchBody, watchStockCall } from "../../alert-calls.ts";
import { type StockSearch, stockQueryOf } from "../../rules/address/stock-address.ts";
import { alertWords } from "./words.ts";

const fields = ["email", "website"];
const form = "stock-alert";

/** Subscribes an email address to a search. The answer is the same for every address: whether it is known is said by mail alone. */
export function AlertForm({ search }: { search: StockSearch }) {
  const words = alertWords.of(useLanguage());
  const [isSent, setSent] = useState(false);
  const state = useForm({ name: form, fields, ...useSendAlert(search, () => setSent(true)) });
  if (isSent) return <Banner tone="success">{words.sent}</Banner>;
  return (
    <CheckedForm form={state} labels={{ email: words.email }}>
      <EmailField name="email" label={words.email} required error={state.errorOf("email")} />
      <div aria-hidden="true" className="sr-only">
        <label>
          {words.website}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormFailure form={state} />
      <SendButton form={state} variant="secondary">
        {words.watch}
      </SendButton>
    </CheckedForm>
  );
}

/** How the form checks itself and is sent. */
function useSendAlert(search: StockSearch, onSent: () => void) {
  const language = useLanguage();
  const { sort: _, page: __, ...filters } = stockQueryOf(search);
  const bodyOf = ({ email, website = "" }: FormValues) => ({ email, website, search: filters });
  return {
    check: (values: FormValues) => problemsIn(watchBody, bodyOf(values)),
    async send(values: FormValues): Promise<Sent> {
      const sending = { form, values, about: filters, body: bodyOf(values), shown: fields };
      const reply = await sendOnce(sending, (body, idempotencyKey) =>
        callApi(watchStockCall, {
          body: body as ReturnType<typeof bodyOf> & { email: string },
          idempotencyKey,
          language,
        }),
      );
      if (reply.ok) onSent();
      if (reply.ok) return { ok: true };
      const texts = formWords.of(language);
      if (reply.code === "network") return { ok: false, problems: {}, sentence: texts.offline };
      discardSending(form);
      const problems = problemsOfReply(reply.fields ?? [], fields);
      return { ok: false, problems, sentence: reply.message || texts.notSent };
    },
  };
}
