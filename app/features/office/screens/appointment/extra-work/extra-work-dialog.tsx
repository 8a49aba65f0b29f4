import { useRef, useState } from "react";
import { longestDescription, longestTitle, mostLines } from "#app/features/workshop/rules/extra-work.ts";
import { dirhamsInWords } from "#app/i18n/numbers/dirhams.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import { proposeExtraWorkCall, reviseExtraWorkCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownWork } from "../shown.ts";
import { focusFirstProblem } from "../visit/first-problem.ts";
import { visitWords } from "../visit/words.ts";
import { emptyLine, lineProblems, type TypedLine, termsOf, totalTyped, workForm } from "./extra-work-form.ts";

interface ExtraWorkProps {
  id: string;
  /** Words it anew; without one it is another proposal. */
  work: ShownWork | undefined;
  open: boolean;
  onClose: () => void;
}

/** What was found and what it costs, for the customer to approve. */
export function ExtraWorkDialog(props: ExtraWorkProps) {
  const words = visitWords.of(useLanguage());
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.work ? words.reviseTitle : words.proposeTitle}
      size="wide"
    >
      {props.open && <Proposal {...props} />}
    </Dialog>
  );
}

function Proposal({ id, work, onClose }: ExtraWorkProps) {
  const language = useLanguage();
  const [words, kit] = [visitWords.of(language), kitWords.of(language)];
  const [form, setForm] = useState(() => workForm(work));
  const [version] = useState(work?.version ?? 0);
  const [isChecked, setChecked] = useState(false);
  const nextKey = useRef(form.lines.length);
  const done = () => {
    onClose();
    showToast({ text: words.saved, tone: "success" });
  };
  const propose = useDeed(proposeExtraWorkCall, { done });
  const revise = useDeed(reviseExtraWorkCall, { done });
  const setLine = (key: number, fields: Partial<TypedLine>) =>
    setForm(({ title, lines }) => ({
      title,
      lines: lines.map((line) => (line.key === key ? { ...line, ...fields } : line)),
    }));
  const addLine = () => {
    const key = nextKey.current++;
    setForm(({ title, lines }) => ({ title, lines: [...lines, emptyLine(key)] }));
  };
  const send = () => {
    setChecked(true);
    const terms = termsOf(form);
    if (terms === undefined) return;
    if (work === undefined) propose.mutate({ params: { id }, body: terms });
    else revise.mutate({ params: { id, work: work.id }, body: { version, ...terms } });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        focusFirstProblem(event.currentTarget);
      }}
    >
      <TextField
        label={words.workTitle}
        value={form.title}
        onChange={(title) => setForm((current) => ({ ...current, title }))}
        maxLength={longestTitle}
        required
        autoFocus
        problem={isChecked && form.title.trim() === "" ? kit.required : undefined}
      />
      <ol className="grid gap-3">
        {form.lines.map((line) => {
          const problems = isChecked ? lineProblems(line) : [];
          return (
            <li key={line.key} className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-start gap-2">
              <TextField
                label={words.line}
                value={line.description}
                onChange={(description) => setLine(line.key, { description })}
                maxLength={longestDescription}
                problem={problems.includes("description") ? kit.required : undefined}
              />
              <TextField
                label={words.price}
                value={line.price}
                onChange={(price) => setLine(line.key, { price })}
                maxLength={12}
                ltr
                problem={problems.includes("price") ? words.amountWrong : undefined}
              />
              <Button
                look="quiet"
                aria-label={words.removeLine}
                isDisabled={form.lines.length === 1}
                onPress={() =>
                  setForm(({ title, lines }) => ({
                    title,
                    lines: lines.filter(({ key }) => key !== line.key),
                  }))
                }
                className="mt-6 px-2"
              >
                <Icon name="close" className="size-4" />
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="flex items-center justify-between gap-3">
        <Button look="quiet" onPress={addLine} isDisabled={form.lines.length >= mostLines}>
          <Icon name="plus" className="size-4" />
          {words.addLine}
        </Button>
        <p className="tabular">
          <span className="text-sm text-ink-soft">{words.total}</span>{" "}
          {dirhamsInWords(totalTyped(form.lines), language)}
        </p>
      </div>
      <p className="text-sm text-ink-soft">{words.sendHint}</p>
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={propose.isPending || revise.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
