import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { EmailField } from "#app/ui/form/fields/email-field.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, sendOnce } from "#app/ui/form/send-once.ts";
import { type FormValues, type ShownProblems, useForm } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { requestEmailCall } from "../../settings-calls.ts";
import { settingsWords } from "./settings-words.ts";

const name = "account-email";
const fields = ["email"] as const;

/** Asks for a new address; a link goes there. */
export function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const form = useForm({
    name,
    fields,
    check: problemsOfEmail,
    async send(values) {
      const body = { email: values.email ?? "" };
      const reply = await sendOnce({ form: name, values, body, shown: fields }, (sent, idempotencyKey) =>
        callAsCustomer(access, requestEmailCall, { body: sent as typeof body, idempotencyKey, language }),
      );
      if (reply.ok) {
        onSent(reply.data.email);
        return { ok: true };
      }
      const { offline } = formWords.of(language);
      if (reply.code === "network") return { ok: false, problems: {}, sentence: offline };
      discardSending(name);
      const problems = problemsOfReply(reply.fields ?? [], fields);
      if (Object.keys(problems).length > 0) return { ok: false, problems };
      return { ok: false, problems, sentence: (reply.status < 500 && reply.message) || words.notSaved };
    },
  });
  return (
    <CheckedForm form={form} labels={{ email: words.newEmail }}>
      <p className="mb-2">{words.emailLead}</p>
      <EmailField
        name="email"
        label={words.newEmail}
        required
        maxLength={256}
        error={form.errorOf("email")}
      />
      <FormFailure form={form} />
      <SendButton form={form}>{words.sendLink}</SendButton>
    </CheckedForm>
  );
}

function problemsOfEmail({ email = "" }: FormValues): ShownProblems {
  const problem = problemOf("email", email, market().validation);
  return problem === undefined ? {} : { email: problem };
}
