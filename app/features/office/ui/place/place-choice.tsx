import { useLanguage } from "#app/i18n/use-language.ts";
import { officeWords } from "../../words.ts";
import { useSession } from "../frame/session-context.ts";
import { Select } from "../kit/fields.tsx";

/** Where the screens are, for whose screens are of several places: in the menu of a desk, and in the heads of screens where there is no room for it. */
export function PlaceChoice() {
  const words = officeWords.of(useLanguage());
  const { places, location, chooseLocation } = useSession();
  if (places.length < 2) return null;
  return (
    <Select
      label={words.location}
      hideLabel
      isWhole
      value={location?.id ?? null}
      onChange={chooseLocation}
      choices={places.map(({ id, name }) => ({ id, label: name }))}
    />
  );
}
