import { useSearchParams } from "react-router";
import { groupedNumber } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/fields/select-field.tsx";
import { DistrictOptions } from "#app/ui/map/district-options.tsx";
import { districtNamed } from "#app/ui/map/qatar/districts.ts";
import { usePosition } from "#app/ui/map/use-position.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { nearestOfEachType, saidKilometers } from "../rules/nearest-locations.ts";
import { locationWords } from "../words.ts";
import type { ListedLocation, TypeLabel } from "./listed-location.ts";

interface NearestProps {
  locations: readonly ListedLocation[];
  types: readonly TypeLabel[];
}

/**
 * The nearest location of each type: to a district, which the address holds, or to the visitor's own position, which
 * stays in the browser. The choice of a district is a form with GET and needs no script.
 */
export function Nearest({ locations, types }: NearestProps) {
  const language = useLanguage();
  const words = locationWords.of(language);
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const { stage, position, locate } = usePosition();
  const district = districtNamed(search.get("near"));
  const from = position ?? district;
  const names = types.map(({ id }) => id);
  const labels = new Map(types.map(({ id, label }) => [id, label]));
  return (
    <section
      aria-labelledby="nearest"
      className="rounded-lg border border-line bg-surface p-5 sm:p-6 print:hidden"
    >
      <h2 id="nearest" className="text-subheading">
        {words.nearest}
      </h2>
      <form method="get" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="lang" value={language} />
        <div className="min-w-56 grow sm:max-w-80">
          <SelectField
            key={district?.id}
            name="near"
            label={words.district}
            defaultValue={district?.id ?? ""}
            required
          >
            <option value="">{words.chooseDistrict}</option>
            <DistrictOptions />
          </SelectField>
        </div>
        <Button type="submit" variant="secondary" data-analytics="nearest-by-district">
          {words.showNearest}
        </Button>
        <Button
          variant="quiet"
          loading={stage === "locating"}
          onClick={locate}
          data-analytics="nearest-by-position"
          className={`-mx-5 px-5! ${isHydrated ? "" : "invisible"}`}
        >
          <Icon name="pin" className="size-5" />
          {words.fromMyPosition}
        </Button>
      </form>
      <p className="mt-2 text-sm text-ink-soft" role="status">
        {stage === "unknown" ? words.positionUnknown : words.positionStays}
      </p>
      {from && (
        <ul
          aria-label={position ? words.nearestToYou : words.nearestTo(district?.name[language] ?? "")}
          className="mt-4 grid gap-x-8 border-t border-line md:grid-cols-3"
        >
          {nearestOfEachType(locations, names, from).map(({ location, kilometers }) => (
            <li key={location.id} className="py-3">
              <span className="block text-sm text-ink-soft">{labels.get(location.locationType)}</span>
              <LocalLink
                to={`${href("/find-us")}?${new URLSearchParams({ ...(district && { near: district.id }), location: location.id })}`}
                preventScrollReset
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {location.title}
              </LocalLink>
              <span className="block text-sm">
                {words.away(groupedNumber(saidKilometers(kilometers), language))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
