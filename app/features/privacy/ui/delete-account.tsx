import { type FormEvent, useState } from "react";
import { dateInWords } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { BodyOf } from "#app/platform/api/call.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { Dialog } from "#app/ui/overlay/dialog.tsx";
import { type HeldData, requestDeletionCall } from "../calls.ts";
import { deletionReasons } from "../rules/deletion-reasons.ts";
import { privacyWords } from "../words.ts";
import { DeedProblem } from "./deed-problem.tsx";
import { useAhead, useMoment, usePrivacyDeed } from "./use-privacy.ts";

interface DeleteAccountProps {
  held: readonly HeldData[];
  onDeleted: (erasedBy: string) => void;
}

/** The end of an account: what it means, and a word to type before it happens. */
export function DeleteAccount({ held, onDeleted }: DeleteAccountProps) {
  const words = privacyWords.of(useLanguage());
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Of the page, not of the dialog: it may be closed before the answer comes.
  const deletion = usePrivacyDeed(requestDeletionCall, { endsSession: true });
  const open = () => {
    if (deletion.isError) deletion.reset();
    setOpen(true);
  };
  const send = (body: BodyOf<typeof requestDeletionCall>) =>
    deletion.mutate({ body }, { onSuccess: ({ erasedBy }) => onDeleted(erasedBy) });
  return (
    <section className="mt-12 rounded-xl border border-danger p-5">
      <h2 className="text-subheading">{words.deleteTitle}</h2>
      <p className="mt-1.5 text-ink-soft">{words.deleteLead}</p>
      <Consequences held={held} />
      <Button variant="danger" data-analytics="delete-account" className="mt-5" onClick={open}>
        {words.deleteButton}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.deleteTitle} size="form">
        <ConfirmDeletion deletion={deletion} onConfirm={send} onCancel={close} />
      </Dialog>
    </section>
  );
}

function Consequences({ held }: { held: readonly HeldData[] }) {
  const language = useLanguage();
  const words = privacyWords.of(language);
  const moment = useMoment();
  const ahead = useAhead();
  const retained = held.flatMap((one) =>
    one.retained === null ? [] : [{ ...one.retained, title: one.title }],
  );
  return (
    <ul className="mt-4 grid list-disc gap-2 ps-5">
      <li>{words.signedOut}</li>
      {ahead.data && (
        <li>
          {ahead.data.length === 0 ? words.nothingAhead : words.ahead(ahead.data.length)}
          <ul className="text-ink-soft">
            {ahead.data.map(({ id, title, at }) => (
              <li key={id}>{words.aheadItem(title, moment(at))}</li>
            ))}
          </ul>
        </li>
      )}
      {retained.length === 0 && <li>{words.retainedNothing}</li>}
      {retained.map(({ title, count, until, reason }) => (
        <li key={title}>
          {words.keptTitle}: {words.keptUntil(title, count, dateInWords(until, language))}
          <p className="text-sm text-ink-soft">{reason}</p>
        </li>
      ))}
    </ul>
  );
}

interface ConfirmDeletionProps {
  deletion: { readonly error: Error | null; readonly isPending: boolean };
  onConfirm: (body: BodyOf<typeof requestDeletionCall>) => void;
  onCancel: () => void;
}

function ConfirmDeletion({ deletion, onConfirm, onCancel }: ConfirmDeletionProps) {
  const words = privacyWords.of(useLanguage());
  const [problem, setProblem] = useState<string>();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (String(typed.get("word")).trim().toUpperCase() !== words.word) return setProblem(words.wrongWord);
    setProblem(undefined);
    const reason = deletionReasons.find((one) => one === typed.get("reason"));
    onConfirm(reason === undefined ? {} : { reason });
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <p>{words.deleteLead}</p>
      <SelectField name="reason" label={words.reason}>
        <option value="">{words.noReason}</option>
        {deletionReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words[reason]}
          </option>
        ))}
      </SelectField>
      <TextField name="word" label={words.typeWord} error={problem} autoComplete="off" required />
      <DeedProblem error={deletion.error} />
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" data-analytics="cancel" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="danger" data-analytics="confirm-deletion" loading={deletion.isPending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
