import { useLanguage } from "#app/i18n/use-language.ts";
import { officeWords } from "../../words.ts";
import { Select } from "../kit/fields.tsx";
import { useSession } from "./session-context.ts";

/** Where the screens are, for who works at several places: in the menu of a desk, and in the heads of screens where there is no room for it. */
export function PlaceChoice() {
  const words = officeWords.of(useLanguage());
  const { session, location, chooseLocation } = useSession();
  if (session.locations.length < 2) return null;
  return (
    <Select
      label={words.location}
      hideLabel
      value={location?.id ?? null}
      onChange={chooseLocation}
      choices={session.locations.map(({ id, name }) => ({ id, label: name }))}
    />
  );
}
