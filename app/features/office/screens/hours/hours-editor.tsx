import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Button } from "../../ui/kit/button.tsx";
import { TimeField } from "../../ui/kit/dates/time-field.tsx";
import type { Timing } from "../capacity/months.ts";
import { capacityWords } from "../capacity/words.ts";

interface HoursEditorProps {
  /** Whose hours they are, for who hears the fields. */
  label: string;
  timings: readonly Timing[];
  onChange: (timings: Timing[]) => void;
}

const mostSpans = 6;
const usual: Timing = { start: "08:00", end: "17:00" };

/** The hours of a day, span by span; none is a closed day. */
export function HoursEditor({ label, timings, onChange }: HoursEditorProps) {
  const words = capacityWords.of(useLanguage());
  const change = (index: number, fields: Partial<Timing>) =>
    onChange(timings.map((one, place) => (place === index ? { ...one, ...fields } : one)));
  const last = timings.at(-1);
  return (
    <fieldset className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <legend className="sr-only">{label}</legend>
      {timings.length === 0 && <p className="w-full text-sm text-ink-soft">{words.closed}</p>}
      {timings.map(({ start, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have nothing but their place
        <div key={index} className="flex items-end gap-1.5">
          <div className="w-32">
            <TimeField label={words.from} value={start} onChange={(next) => change(index, { start: next })} />
          </div>
          <div className="w-32">
            <TimeField label={words.to} value={end} onChange={(next) => change(index, { end: next })} />
          </div>
          <Button
            look="quiet"
            aria-label={words.removeSpan}
            onPress={() => onChange(timings.filter((_, place) => place !== index))}
            className="px-2"
          >
            <Icon name="close" className="size-4" />
          </Button>
        </div>
      ))}
      {timings.length < mostSpans && (
        <Button
          look="quiet"
          onPress={() =>
            onChange([...timings, last === undefined ? usual : { start: last.end, end: last.end }])
          }
          className="px-2"
        >
          <Icon name="plus" className="size-4" />
          {words.addSpan}
        </Button>
      )}
    </fieldset>
  );
}
