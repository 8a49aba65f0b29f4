import { useRef } from "react";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { problemOf } from "#app/lib/validation/validation-patterns.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { NameField } from "#app/ui/form/fields/name-field.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { useFieldHint } from "#app/ui/form/fields/use-field-hint.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { discardSending, sendOnce } from "#app/ui/form/send-once.ts";
import { type FormState, type FormValues, type ShownProblems, useForm } from "#app/ui/form/use-form.ts";
import { formWords } from "#app/ui/form/words.ts";
import { type Account, changeNamesCall } from "../../settings-calls.ts";
import { settingsWords } from "./settings-words.ts";

const name = "account-names";
const fields = ["firstName", "lastName", "nameAr"] as const;

interface NamesFormProps {
  presets: Pick<Account, "firstName" | "lastName" | "nameAr">;
  onSaved: () => void;
}

/** Changes the customer's names. */
export function NamesForm({ presets, onSaved }: NamesFormProps) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const form = useForm({
    name,
    fields,
    presets: presets as unknown as FormValues,
    check: problemsOfNames,
    async send(values) {
      const body = {
        firstName: values.firstName ?? "",
        lastName: values.lastName ?? "",
        nameAr: values.nameAr ?? "",
      };
      const reply = await sendOnce({ form: name, values, body, shown: fields }, (sent, idempotencyKey) =>
        callAsCustomer(access, changeNamesCall, { body: sent as typeof body, idempotencyKey, language }),
      );
      if (reply.ok) {
        onSaved();
        return { ok: true };
      }
      const { offline } = formWords.of(language);
      if (reply.code === "network") return { ok: false, problems: {}, sentence: offline };
      discardSending(name);
      const problems = problemsOfReply(reply.fields ?? [], fields);
      return { ok: false, problems, sentence: Object.keys(problems).length > 0 ? undefined : words.notSaved };
    },
  });
  const labels = { firstName: words.firstName, lastName: words.lastName, nameAr: words.nameAr };
  return (
    <CheckedForm form={form} labels={labels}>
      <NameField name="firstName" label={labels.firstName} autoComplete="given-name" form={form} />
      <NameField name="lastName" label={labels.lastName} autoComplete="family-name" form={form} />
      <ArabicNameField label={labels.nameAr} form={form} />
      <FormFailure form={form} />
      <SendButton form={form}>{words.save}</SendButton>
    </CheckedForm>
  );
}

/** The name for who reads Arabic; whoever has none leaves it empty. */
function ArabicNameField({ label, form }: { label: string; form: FormState }) {
  const words = settingsWords.of(useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const error = form.errorOf("nameAr");
  const help = useFieldHint("nameAr", { name: "nameAr", error, input });
  return (
    <TextField
      ref={input}
      name="nameAr"
      label={label}
      hint={words.nameArHint}
      lang="ar"
      dir="auto"
      error={error}
      help={help}
    />
  );
}

function problemsOfNames(values: FormValues): ShownProblems {
  const { validation } = market();
  const found = fields.map((field) => {
    const [typed, pattern] = [values[field] ?? "", field === "nameAr" ? "nameAr" : "name"] as const;
    const problem = problemOf(pattern, typed, validation);
    return [field, field === "nameAr" && problem === "missing" ? undefined : problem];
  });
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as ShownProblems;
}
