import { changed } from "../../rules/address/stock-address.ts";
import { mainFilters } from "../../rules/fields/car-filters.ts";
import { CertifiedSwitch } from "./certified-switch.tsx";
import { MoreFilters } from "./more-filters.tsx";
import { type FiltersProps, OneFilter } from "./one-filter.tsx";

/** All filters. Inputs have the names of the address, so that they are a form without scripts too. */
export function Filters(props: FiltersProps) {
  const { search, facets, onSearch } = props;
  return (
    <div className="grid divide-y divide-line">
      <CertifiedSwitch
        checked={search.certified}
        count={facets.certified}
        onChange={(certified) => onSearch(changed(search, { certified }))}
      />
      {mainFilters.map((name) => (
        <OneFilter key={name} name={name} {...props} />
      ))}
      <MoreFilters {...props} />
    </div>
  );
}
