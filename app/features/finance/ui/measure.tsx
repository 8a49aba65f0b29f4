import { type KeyboardEvent, type ReactNode, useId } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { Limits } from "../rules/finance-plan.ts";
import { snapTo, stepTo } from "../rules/finance-steps.ts";
import { Scale } from "./scale.tsx";
import { financeWords } from "./words.ts";

interface MeasureProps {
  label: string;
  value: number;
  limits: Limits;
  /** What a dragged needle snaps to, what an arrow key moves, and what a button or a page key moves. */
  steps: { drag: number; key: number; button: number };
  marks: readonly { value: number; label: string }[];
  /** The value as it is read out. */
  inWords: (value: number) => string;
  onChange: (value: number) => void;
  /** The number fields; the first carries `id`, so that the label belongs to it. */
  fields: (id: string, describedBy: string) => ReactNode;
  /** What could not be taken as it was typed; the limits stand there otherwise. */
  problem: string | undefined;
}

/** One quantity of the instrument: a number to type, a needle to drag, buttons to press. Each does everything. */
export function Measure(props: MeasureProps) {
  const { label, limits, inWords, problem } = props;
  const words = financeWords.of(useLanguage());
  const id = useId();
  return (
    <fieldset aria-labelledby={`${id}-label`} className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label id={`${id}-label`} htmlFor={id} className="font-normal">
          {label}
        </label>
        <div className="flex grow justify-end gap-2">{props.fields(id, `${id}-note`)}</div>
      </div>
      <div className="flex items-start gap-2 print:hidden">
        <StepButton {...props} direction={-1} />
        <Needle {...props} describedBy={`${id}-note`} />
        <StepButton {...props} direction={1} />
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`min-h-6 text-sm print:hidden ${problem ? "text-warning" : "text-ink-faint"}`}
      >
        {problem ?? words.between(inWords(limits.least), inWords(limits.most))}
      </p>
    </fieldset>
  );
}

function Needle(props: MeasureProps & { describedBy: string }) {
  const { label, value, limits, steps, inWords, onChange } = props;
  const forward = directionOf(useLanguage()) === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
  const moves: Record<string, [number, 1 | -1]> = {
    [forward]: [steps.key, 1],
    ArrowUp: [steps.key, 1],
    [backward]: [steps.key, -1],
    ArrowDown: [steps.key, -1],
    PageUp: [steps.button, 1],
    PageDown: [steps.button, -1],
  };
  const move = (event: KeyboardEvent) => {
    const [step, direction] = moves[event.key] ?? [];
    if (step === undefined || direction === undefined) return;
    event.preventDefault();
    onChange(stepTo(value, step, direction, limits));
  };
  const share = (at: number) => (at - limits.least) / Math.max(1, limits.most - limits.least);
  return (
    <div className="relative h-[70px] min-w-0 grow">
      <Scale
        share={share(value)}
        marks={props.marks.map((mark) => ({ at: share(mark.value), label: mark.label }))}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={inWords(value)}
        aria-describedby={props.describedBy}
        min={limits.least}
        max={limits.most}
        value={value}
        onKeyDown={move}
        onChange={(event) => onChange(snapTo(event.target.valueAsNumber, steps.drag, limits))}
        className="needle"
      />
    </div>
  );
}

function StepButton({
  label,
  value,
  limits,
  steps,
  onChange,
  direction,
}: MeasureProps & { direction: 1 | -1 }) {
  const words = financeWords.of(useLanguage());
  const atEnd = value === (direction === 1 ? limits.most : limits.least);
  return (
    <button
      type="button"
      data-analytics={direction === 1 ? "more" : "less"}
      aria-label={direction === 1 ? words.more(label) : words.less(label)}
      aria-disabled={atEnd}
      onClick={() => onChange(stepTo(value, steps.button, direction, limits))}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong transition-colors hover:border-ink hover:bg-sand-50 active:bg-sand-100 aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent"
    >
      <Icon name={direction === 1 ? "plus" : "minus"} className="size-4" />
    </button>
  );
}
