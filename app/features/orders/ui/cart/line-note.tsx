import { type FormEvent, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/fields/text-area.tsx";
import type { CartLine } from "../../cart-calls.ts";
import { shopWords } from "../../words.ts";
import { sentenceOf, useChangeLine } from "./cart-queries.ts";
import { cartWords } from "./cart-words.ts";

/** What the customer wants the counter to know about a part. */
export function LineNote({ line }: { line: Pick<CartLine, "id" | "note"> }) {
  const language = useLanguage();
  const words = cartWords.of(language);
  const { send, isSending } = useChangeLine();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim();
    const input = { language, query: { lang: language }, params: { id: line.id }, body: { note } };
    const reply = await send(input);
    setProblem(reply.ok ? undefined : sentenceOf(reply, language));
    if (reply.ok) setOpen(false);
  };
  if (!isOpen)
    return (
      <div className={`text-sm ${line.note === "" ? "" : "w-full"}`}>
        {line.note !== "" && (
          <p className="max-w-prose whitespace-pre-wrap text-ink-soft">
            <bdi>{line.note}</bdi>
          </p>
        )}
        <button
          type="button"
          data-analytics="note"
          onClick={() => setOpen(true)}
          className="min-h-11 underline underline-offset-4"
        >
          {line.note === "" ? words.addNote : words.changeNote}
        </button>
      </div>
    );
  return (
    <form method="post" onSubmit={(event) => void save(event)} className="grid max-w-prose gap-2">
      <TextArea
        name="note"
        label={words.note}
        defaultValue={line.note}
        maxLength={1024}
        rows={2}
        error={problem}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" loading={isSending} data-analytics="save-note">
          {words.saveNote}
        </Button>
        <Button variant="quiet" data-analytics="cancel" onClick={() => setOpen(false)}>
          {shopWords.of(language).goBack}
        </Button>
      </div>
    </form>
  );
}
