import { useLanguage } from "#app/i18n/use-language.ts";
import { districts } from "./qatar/districts.ts";

/** The districts as options of a select, in the order of their names. */
export function DistrictOptions() {
  const language = useLanguage();
  const collator = new Intl.Collator(language);
  return districts
    .toSorted((one, other) => collator.compare(one.name[language], other.name[language]))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name[language]}
      </option>
    ));
}
