import { type ReactNode, useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/fields/text-field.tsx";
import { usePreHydrationInput } from "#app/ui/form/use-pre-hydration-input.ts";
import type { FleetCalculator } from "../../content/fleet-calculator.ts";
import type { FleetQuery, fleetLimits } from "../../rules/fleet/fleet-address.ts";
import { fleetWords } from "./words.ts";

interface FleetQuestionsProps {
  content: FleetCalculator;
  answers: FleetQuery;
  onAnswer: (answers: URLSearchParams) => void;
}

/** The four questions as one form: read as a whole at every change, and sent by a button before any script. */
export function FleetQuestions({ content, answers, onAnswer }: FleetQuestionsProps) {
  const language = useLanguage();
  const words = fleetWords.of(language);
  const answer = (form: HTMLFormElement) => {
    const answers = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    onAnswer(new URLSearchParams(answers));
  };
  const early = usePreHydrationInput<HTMLFormElement>(({ form }) => form && answer(form));
  return (
    <form
      method="get"
      ref={early}
      onChange={({ currentTarget }) => answer(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-9"
    >
      <input type="hidden" name="lang" value={language} />
      <NumberQuestion name="km" question={content.km} preset={answers.kmPerYear} />
      <NumberQuestion name="count" question={content.count} preset={answers.count} />
      <Choice question={content.use}>
        {content.useLabels.map(({ id, label, text }) => (
          <Option key={id} name="use" value={id} checked={answers.use === id} label={label} text={text} />
        ))}
      </Choice>
      <Choice question={content.term} columns="grid-cols-2 sm:grid-cols-4 lg:grid-cols-2 2xl:grid-cols-4">
        {content.worth.map(({ months }) => (
          <Option
            key={months}
            name="term"
            value={String(months)}
            checked={answers.months === months}
            label={words.months(months)}
          />
        ))}
      </Choice>
      <noscript>
        <Button type="submit" data-analytics="reckon">
          {words.calculate}
        </Button>
      </noscript>
    </form>
  );
}

type Question = FleetCalculator["km"];

interface NumberQuestionProps {
  name: keyof typeof fleetLimits;
  question: Question;
  preset: number;
}

function NumberQuestion({ name, question, preset }: NumberQuestionProps) {
  return (
    <div className="[&_label]:text-subheading">
      <TextField
        label={question.title}
        hint={question.hint}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        defaultValue={preset.toLocaleString("en")}
        ltr
        className="max-w-52"
      />
    </div>
  );
}

interface ChoiceProps {
  question: Question;
  children: ReactNode;
  columns?: string;
}

function Choice({ question, children, columns = "sm:grid-cols-2" }: ChoiceProps) {
  const hint = useId();
  return (
    <fieldset aria-describedby={hint}>
      <legend className="text-subheading">{question.title}</legend>
      <p id={hint} className="mt-1 text-sm text-ink-soft">
        {question.hint}
      </p>
      <div className={`mt-3 grid gap-2 ${columns}`}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  value: string;
  checked: boolean;
  label: string;
  text?: string;
}

function Option({ name, value, checked, label, text }: OptionProps) {
  return (
    <label className="relative flex min-h-12 cursor-pointer flex-col justify-center rounded border border-line-strong px-4 py-2.5 hover:bg-sand-50 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        value={value}
        data-analytics={name}
        defaultChecked={checked}
        className="sr-only"
      />
      {label}
      {text && <span className="text-sm text-ink-soft">{text}</span>}
    </label>
  );
}
