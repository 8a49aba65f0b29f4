import { useState } from "react";
import { staffRefusals } from "#app/features/staff/refusals.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { normalize } from "#app/lib/validation/validation-patterns.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { inviteMemberCall } from "../../calls/settings/staff-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { GrantsEditor } from "./grants-editor.tsx";
import { addLine, grantsOf, type MemberForm, type MemberProblem, problemsOfMember } from "./member-form.ts";
import { staffWords } from "./words.ts";

interface InviteProps {
  open: boolean;
  onClose: () => void;
}

/** A new colleague: name in both scripts, address, language, and what they may do where. */
export function InviteDialog(props: InviteProps) {
  const words = staffWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.inviteTitle} size="wide">
      {props.open && <Invitation {...props} />}
    </Dialog>
  );
}

function Invitation({ onClose }: InviteProps) {
  const language = useLanguage();
  const [words, kit] = [staffWords.of(language), kitWords.of(language)];
  const [form, setForm] = useState<MemberForm>({
    name: "",
    nameAr: "",
    email: "",
    language: "ar",
    lines: addLine([]),
  });
  const [isChecked, setChecked] = useState(false);
  const [taken, setTaken] = useState<string>();
  const change = (fields: Partial<MemberForm>) => setForm((current) => ({ ...current, ...fields }));
  const invite = useDeed(inviteMemberCall, {
    done: () => {
      showToast({ text: words.sent(normalize("email", form.email)), tone: "success" });
      onClose();
    },
    shows: ({ code, message }) => {
      if (code === "email-taken") setTaken(message);
      return code === "email-taken";
    },
  });
  const problems = isChecked ? problemsOfMember(form) : [];
  const problem = (name: MemberProblem) => (problems.includes(name) ? kit.required : undefined);
  const send = () => {
    setChecked(true);
    const { lines, name, nameAr, email, language: spoken } = form;
    const grants = grantsOf(lines);
    if (grants === undefined || problemsOfMember(form).length > 0) return;
    invite.mutate({
      body: {
        name: name.trim(),
        nameAr: nameAr.trim(),
        email: normalize("email", email),
        language: spoken,
        grants,
      },
    });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words.nameEn}
          value={form.name}
          onChange={(name) => change({ name })}
          problem={problem("name")}
          required
          maxLength={80}
          autoFocus
          ltr
        />
        <TextField
          label={words.nameAr}
          value={form.nameAr}
          onChange={(nameAr) => change({ nameAr })}
          problem={problem("nameAr")}
          required
          maxLength={80}
        />
        <TextField
          label={words.email}
          value={form.email}
          onChange={(email) => {
            setTaken(undefined);
            change({ email });
          }}
          problem={taken ?? problem("email")}
          type="email"
          ltr
          required
          maxLength={200}
        />
        <Select
          label={words.language}
          value={form.language}
          onChange={(id) => change({ language: id === "en" ? "en" : "ar" })}
          choices={[
            { id: "ar", label: words.arabic },
            { id: "en", label: words.english },
          ]}
        />
      </div>
      <GrantsEditor
        lines={form.lines}
        onChange={(lines) => change({ lines })}
        problem={problems.includes("lines") ? staffRefusals["no-role"][language] : undefined}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={invite.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
