import { useLanguage } from "#app/i18n/use-language.ts";
import { TimeField } from "../../ui/kit/dates/time-field.tsx";
import { Select } from "../../ui/kit/fields.tsx";
import { ViewTabs } from "../../ui/kit/view-tabs.tsx";
import { hoursInFull, type Timing } from "../capacity/months.ts";
import type { Capacity, CapacityDay } from "../capacity/shown-capacity.ts";
import { capacityWords } from "../capacity/words.ts";

const scopes = { day: "wholeDay", part: "partOfDay", bay: "oneBay" } as const;
type Scope = keyof typeof scopes;

/** What of a day is closed. Span, and bay with its kind, hold where the scope is theirs. */
export interface ClosedPart {
  readonly scope: Scope;
  readonly span: Timing;
  readonly bay: number;
  readonly kind: "out-of-use" | "absence";
}

interface ScopeFieldsProps {
  value: ClosedPart;
  onChange: (value: ClosedPart) => void;
  capacity: Capacity;
  day: CapacityDay;
}

/** Chooses what is closed: the day, some hours of it, or one bay. */
export function ScopeFields({ value, onChange, capacity, day }: ScopeFieldsProps) {
  const language = useLanguage();
  const words = capacityWords.of(language);
  const { scope, span, bay, kind } = value;
  const change = (fields: Partial<ClosedPart>) => onChange({ ...value, ...fields });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="max-w-full overflow-x-auto">
          <ViewTabs
            label={words.scope}
            chosen={scope}
            onChoose={(id) => change({ scope: id })}
            views={(Object.keys(scopes) as Scope[]).map((id) => ({ id, label: words[scopes[id]] }))}
          />
        </div>
        <span className="text-sm text-ink-soft">{hoursInFull(day.timings, language)}</span>
      </div>
      {scope === "part" && (
        <div className="grid max-w-xs grid-cols-2 gap-3">
          <TimeField
            label={words.from}
            value={span.start}
            onChange={(start) => change({ span: { ...span, start } })}
          />
          <TimeField
            label={words.to}
            value={span.end}
            onChange={(end) => change({ span: { ...span, end } })}
          />
        </div>
      )}
      {scope === "bay" && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={words.bay}
            value={String(bay)}
            onChange={(id) => change({ bay: Number(id) })}
            choices={capacity.bays.map((one) => ({
              id: String(one.bay),
              label: one.name,
              detail: one.technicianName ?? words[one.group],
            }))}
          />
          <Select
            label={words.kind}
            value={kind}
            onChange={(id) => change({ kind: id === "absence" ? "absence" : "out-of-use" })}
            choices={(["out-of-use", "absence"] as const).map((id) => ({ id, label: words[id] }))}
          />
        </div>
      )}
    </>
  );
}
