import { type Ref, useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";
import { formWords } from "./words.ts";

interface ErrorSummaryProps {
  ref: Ref<HTMLElement>;
  problems: readonly { readonly name: string; readonly label: string; readonly text: string }[];
  onGoTo: (name: string) => void;
}

/** What is to be mended before a form can be sent, in the order of its fields. It takes the focus when it comes. */
export function ErrorSummary({ ref, problems, onGoTo }: ErrorSummaryProps) {
  const titleId = useId();
  const words = formWords.of(useLanguage());
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mb-3 flex items-start gap-3 rounded-lg bg-danger-soft px-4 py-3.5"
    >
      <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div>
        <p id={titleId}>{words.fieldsToMend(problems.length)}</p>
        <ul className="mt-1 text-sm">
          {problems.map(({ name, label, text }) => (
            <li key={name}>
              <button
                type="button"
                data-analytics="to-field"
                value={name}
                onClick={() => onGoTo(name)}
                className="min-h-8 py-1 text-start underline underline-offset-4"
              >
                {label}: {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
