import { useLanguage } from "#app/i18n/use-language.ts";
import { stepWords } from "./words.ts";

interface StepProgressProps {
  /** The steps by name, in their order. */
  names: readonly string[];
  /** The number of the current one; the first is 1. */
  current: number;
}

/** Where the customer stands: the names of the steps on a wide screen, a counter and a bar on a phone. */
export function StepProgress({ names, current }: StepProgressProps) {
  const words = stepWords.of(useLanguage());
  return (
    <>
      <div className="lg:hidden">
        <p className="text-sm text-ink-soft">{words.stepOf(current, names.length)}</p>
        <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
          {names.map((name, place) => (
            <span key={name} className={`h-1 rounded-full ${place < current ? "bg-accent" : "bg-line"}`} />
          ))}
        </div>
      </div>
      <ol aria-label={words.steps} className="hidden auto-cols-fr grid-flow-col gap-3 lg:grid">
        {names.map((name, place) => (
          <StepName key={name} name={name} number={place + 1} current={current} />
        ))}
      </ol>
    </>
  );
}

function StepName({ name, number, current }: { name: string; number: number; current: number }) {
  const words = stepWords.of(useLanguage());
  const bar = number <= current ? "border-accent" : "border-line";
  const ink = number === current ? "font-medium text-ink" : "text-ink-soft";
  return (
    <li
      aria-current={number === current ? "step" : undefined}
      className={`border-t-2 pt-3 text-sm ${bar} ${ink}`}
    >
      <span className="inline-block tabular-nums">{number}</span> {name}
      {number < current && <span className="sr-only"> ({words.done})</span>}
    </li>
  );
}
