import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../../ui/kit/button.tsx";
import { DayField } from "../../ui/kit/dates/day-field.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import type { Timing } from "../capacity/months.ts";
import { capacityWords } from "../capacity/words.ts";
import { HoursEditor } from "./hours-editor.tsx";
import { type BothReasons, noReasons } from "./reason-fields.tsx";

/** Dated hours as a form has them. */
export interface DatedForm {
  readonly from: string;
  readonly to: string;
  readonly timings: readonly Timing[];
  readonly reason: BothReasons;
}

interface Preset {
  readonly word: "ramadan" | "eid" | "closure";
  readonly timings: readonly Timing[];
  readonly reason: BothReasons;
}
const presets: readonly Preset[] = [
  {
    word: "ramadan",
    timings: [{ start: "20:00", end: "02:00" }],
    reason: { en: "Ramadan hours", ar: "ساعات العمل في شهر رمضان" },
  },
  { word: "eid", timings: [], reason: { en: "Eid holiday", ar: "إجازة العيد" } },
  { word: "closure", timings: [], reason: noReasons },
];

/** What is entered each year, by one press. */
export function Presets({ onChoose }: { onChoose: (preset: Pick<DatedForm, "timings" | "reason">) => void }) {
  const words = capacityWords.of(useLanguage());
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{words.preset}</legend>
      {presets.map(({ word, timings, reason }) => (
        <Button key={word} onPress={() => onChoose({ timings, reason })}>
          {words[word]}
        </Button>
      ))}
    </fieldset>
  );
}

interface DatedFieldsProps {
  form: DatedForm;
  onChange: (form: DatedForm) => void;
  isChecked: boolean;
}

/** Which days have which hours. */
export function DatedFields({ form, onChange, isChecked }: DatedFieldsProps) {
  const language = useLanguage();
  const [words, kit] = [capacityWords.of(language), kitWords.of(language)];
  const { from, to, timings } = form;
  const change = (fields: Partial<DatedForm>) => onChange({ ...form, ...fields });
  const problem = (day: string) => (isChecked && day === "" ? kit.required : undefined);
  return (
    <>
      <div className="grid gap-3 lg:grid-cols-2">
        <DayField
          required
          label={words.firstDay}
          value={from}
          onChange={(next) => change({ from: next })}
          problem={problem(from)}
        />
        <DayField
          required
          label={words.lastDay}
          value={to}
          onChange={(next) => change({ to: next })}
          problem={problem(to)}
        />
      </div>
      <div className="grid gap-1">
        <p className="text-sm text-ink-soft">{words.hours}</p>
        <HoursEditor label={words.hours} timings={timings} onChange={(next) => change({ timings: next })} />
        <p className="text-xs text-ink-soft">{words.afterMidnight}</p>
      </div>
    </>
  );
}
