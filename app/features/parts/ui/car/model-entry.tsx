import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { LoadError } from "#app/ui/loading/load-error.tsx";
import { Loading } from "#app/ui/loading/loading.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { type PartsModel, useModels } from "./car-queries.ts";
import type { StoredCar } from "./stored-car.ts";
import { carWords } from "./words.ts";

/** A car by model, year and, where the visitor knows it, trim. */
export function ModelEntry({ onChoose }: { onChoose: (car: StoredCar) => void }) {
  const words = carWords.of(useLanguage());
  const models = useModels();
  if (models.isError)
    return (
      <LoadError
        texts={{ loadErrorTitle: words.listFailed }}
        error={models.error}
        onRetry={() => void models.refetch()}
      />
    );
  if (models.data === undefined)
    return (
      <Loading className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </Loading>
    );
  return <ModelForm models={models.data} onChoose={onChoose} />;
}

interface ModelFormProps {
  models: readonly PartsModel[];
  onChoose: (car: StoredCar) => void;
}

function ModelForm({ models, onChoose }: ModelFormProps) {
  const words = carWords.of(useLanguage());
  const [code, setCode] = useState("");
  const [year, setYear] = useState("");
  const [trim, setTrim] = useState("");
  const model = models.find(({ modelCode }) => modelCode === code);
  const chooseModel = (next: string) => {
    setCode(next);
    setTrim("");
    const chosen = models.find(({ modelCode }) => modelCode === next);
    if (chosen && !yearsOf(chosen).includes(Number(year))) setYear("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (model) onChoose({ key: keyOf(model, year, trim) });
  };
  return (
    <form onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice label={words.model} value={code} onChange={chooseModel}>
          <option value="">{words.chooseModel}</option>
          {models.map(({ modelCode, name }) => (
            <option key={modelCode} value={modelCode}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label={words.year} value={year} onChange={setYear} disabled={!model}>
          <option value="">{words.chooseYear}</option>
          {model && yearsOf(model).map((one) => <option key={one}>{one}</option>)}
        </Choice>
        <Choice label={words.trim} value={trim} onChange={setTrim} disabled={!model?.trims.length}>
          <option value="">{words.anyTrim}</option>
          {model?.trims.map(({ id, name, drive }) => (
            <option key={`${id} ${drive}`} value={`${id}.${drive}`}>
              {name} {drive}
            </option>
          ))}
        </Choice>
      </div>
      <Button
        type="submit"
        data-analytics="choose-model"
        disabled={!model || year === ""}
        className="mt-5 max-sm:w-full"
      >
        {words.take}
      </Button>
    </form>
  );
}

/** The newest first: most who buy parts without a VIN have a car of the last years. */
function yearsOf({ yearFrom, yearTo }: PartsModel): number[] {
  return Array.from({ length: yearTo - yearFrom + 1 }, (_, back) => yearTo - back);
}

/** The key as `call-fields.ts` describes it; without a trim it names model and year alone. */
export function keyOf({ modelCode }: Pick<PartsModel, "modelCode">, year: string, trim: string): string {
  return [modelCode, year, trim].filter(Boolean).join(".");
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  children: ReactNode;
}

function Choice({ label, value, onChange, disabled, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative mt-2">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-full appearance-none rounded border border-line-strong bg-surface ps-4 pe-11 hover:border-ink disabled:border-line disabled:bg-sand-50 disabled:text-ink-faint"
        >
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 top-3.5 size-5" />
      </div>
    </div>
  );
}
