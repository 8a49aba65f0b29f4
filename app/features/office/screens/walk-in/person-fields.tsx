import { useLanguage } from "#app/i18n/use-language.ts";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { KnownPeople } from "./known-people.tsx";
import type { VisitForm, VisitProblem } from "./visit-form.ts";
import { walkInWords } from "./words.ts";

interface PersonFieldsProps {
  center: string;
  customerId: string | undefined;
  form: VisitForm;
  change: (fields: Partial<VisitForm>) => void;
  problems: readonly VisitProblem[];
  models: readonly string[];
}

/** Plate and phone first: who is known needs nothing more. */
export function PersonFields({ center, customerId, form, change, problems, models }: PersonFieldsProps) {
  const language = useLanguage();
  const [words, kit] = [walkInWords.of(language), kitWords.of(language)];
  const problem = (name: VisitProblem) => (problems.includes(name) ? kit.required : undefined);
  const isNewCar = form.known?.vehicleId == null;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words.plate}
          value={form.plate}
          onChange={(plate) => change({ plate, known: null })}
          problem={problem("plate")}
          ltr
          autoFocus
          required={isNewCar}
          maxLength={12}
        />
        <TextField
          label={words.phone}
          value={form.phone}
          onChange={(phone) => change({ phone, known: null })}
          problem={problems.includes("phone") ? words.phoneWrong : undefined}
          type="tel"
          ltr
          required={form.known === null}
        />
      </div>
      <KnownPeople
        center={center}
        customerId={customerId}
        form={form}
        onChoose={(known) => change({ known })}
      />
      {form.known === null && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={words.name}
            value={form.name}
            onChange={(name) => change({ name })}
            problem={problem("name")}
            required
            maxLength={60}
          />
          <Select
            label={words.language}
            value={form.language}
            onChange={(id) => change({ language: id === "ar" ? "ar" : "en" })}
            choices={[
              { id: "ar", label: words.arabic },
              { id: "en", label: words.english },
            ]}
          />
        </div>
      )}
      {isNewCar && (
        <TextField
          label={words.model}
          value={form.model}
          onChange={(model) => change({ model })}
          problem={problem("model")}
          suggestions={models}
          required
          maxLength={60}
        />
      )}
    </>
  );
}
