import { useLanguage } from "#app/i18n/use-language.ts";
import {
  type SpecificationGroup,
  type SpecificationName,
  type Specifications,
  specificationGroups,
} from "../../rules/vehicle/specification.ts";
import { Quantity } from "./quantity.tsx";
import { specificationGroupNames, specificationNames, tableWords } from "./words.ts";

interface SpecificationTableProps {
  caption: string;
  trims: readonly { readonly id: string; readonly name: string; readonly specifications: Specifications }[];
}

/** Everything that is measured, group by group; where all trims agree the value stands once, over all columns. */
export function SpecificationTable({ caption, trims }: SpecificationTableProps) {
  const language = useLanguage();
  const groups = Object.entries(specificationGroups) as [SpecificationGroup, readonly SpecificationName[]][];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="comparison" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{tableWords.of(language).specification}</span>
            </th>
            {trims.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([group, names]) => (
          <tbody key={group}>
            <tr>
              <th colSpan={trims.length + 1} scope="rowgroup" className="comparison-group">
                <span>{specificationGroupNames.of(language)[group]}</span>
              </th>
            </tr>
            {names
              .filter((name) => trims.some(({ specifications }) => specifications[name] !== undefined))
              .map((name) => (
                <Line
                  key={name}
                  name={name}
                  values={trims.map(({ specifications }) => specifications[name])}
                />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Line({
  name,
  values,
}: {
  name: SpecificationName;
  values: readonly Specifications[SpecificationName][];
}) {
  const agreed = values.every((value) => value === values[0]);
  const cells = agreed ? values.slice(0, 1) : values;
  return (
    <tr>
      <th scope="row">{specificationNames.of(useLanguage())[name]}</th>
      {cells.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the trims, in their order
        <td key={index} colSpan={agreed ? values.length : 1}>
          <Quantity name={name} value={value} />
        </td>
      ))}
    </tr>
  );
}
