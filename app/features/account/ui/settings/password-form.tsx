import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { CheckedForm, FormFailure, SendButton } from "#app/ui/form/checked-form.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { problemsOfReply } from "#app/ui/form/problems-of-reply.ts";
import { type FormValues, type ShownProblems, useForm } from "#app/ui/form/use-form.ts";
import { changePasswordCall } from "../../settings-calls.ts";
import { settingsWords } from "./settings-words.ts";

const fields = ["password"] as const;

interface PasswordFormProps {
  /** The customer's address, for the password manager. */
  email: string;
  onSaved: () => void;
}

/** Sets a new password. It is stored nowhere in the browser. */
export function PasswordForm({ email, onSaved }: PasswordFormProps) {
  const language = useLanguage();
  const words = settingsWords.of(language);
  const access = useCustomerAccess();
  const [isShown, setShown] = useState(false);
  const form = useForm({
    name: "account-password",
    fields,
    secrets: fields,
    check: problemsOfPassword,
    async send({ password = "" }) {
      const reply = await callAsCustomer(access, changePasswordCall, { body: { password }, language });
      if (reply.ok) {
        onSaved();
        return { ok: true };
      }
      const problems = problemsOfReply(reply.fields ?? [], fields);
      if (Object.keys(problems).length > 0) return { ok: false, problems };
      return { ok: false, problems, sentence: (reply.status < 500 && reply.message) || words.notSaved };
    },
  });
  return (
    <CheckedForm form={form} labels={{ password: words.newPassword }}>
      <p className="mb-2">{words.passwordLead}</p>
      <input type="email" name="username" value={email} readOnly autoComplete="username" hidden />
      <TextField
        name="password"
        type={isShown ? "text" : "password"}
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
        required
        ltr
        maxLength={256}
        error={form.errorOf("password")}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-5 accent-accent"
        />
        {words.showPassword}
      </label>
      <FormFailure form={form} />
      <SendButton form={form}>{words.save}</SendButton>
    </CheckedForm>
  );
}

function problemsOfPassword({ password = "" }: FormValues): ShownProblems {
  return password === "" ? { password: "missing" } : {};
}
