import { useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { DistrictOptions } from "#app/ui/map/district-options.tsx";
import { districtNamed } from "#app/ui/map/qatar/districts.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { setDistanceOrigin, setOriginToPosition, useDistanceOrigin } from "./distance-origin.ts";
import { distanceWords } from "./words.ts";

/** From where distances are counted: the visitor's position or a district. The choice stays in the browser. */
export function DistanceOriginSelect() {
  const words = distanceWords.of(useLanguage());
  const near = useDistanceOrigin();
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (from: string) => {
    setFailed(false);
    if (from === "here") return setFailed(!(await setOriginToPosition()));
    const district = districtNamed(from);
    setDistanceOrigin(district ? { from, latitude: district.latitude, longitude: district.longitude } : null);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft noscript:hidden">
      <label htmlFor={id} className="inline-flex items-center gap-2">
        <Icon name="pin" className="size-4" />
        {words.distanceFrom}
      </label>
      <span className="relative inline-flex items-center">
        <select
          id={id}
          data-analytics="distance-from"
          value={near?.from ?? ""}
          onChange={({ target }) => void choose(target.value)}
          className="h-11 max-w-48 appearance-none rounded border border-line bg-surface ps-3 pe-9 text-ink hover:border-ink"
        >
          <option value="">{words.nowhere}</option>
          <option value="here">{words.here}</option>
          <DistrictOptions />
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 size-4" />
      </span>
      <span role="status">{hasFailed ? words.failed : ""}</span>
    </div>
  );
}
