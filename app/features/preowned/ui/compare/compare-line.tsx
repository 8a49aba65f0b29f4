import { useLanguage } from "#app/i18n/use-language.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ComparisonRow } from "#app/ui/comparison/comparison-table.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { featureNames, featureValueInWords } from "../../feature-words.ts";
import type { ComparedCar } from "../../rules/compare/by-trim.ts";
import { type ComparedLine, leastOf, type Stated } from "../../rules/compare/compared-rows.ts";
import { carFields } from "../../rules/fields/car-fields.ts";
import type { Feature } from "../../stock-terms.ts";
import { carWords } from "../car/words.ts";
import { FieldValue } from "../facts/field-value.tsx";
import { comparisonWords } from "./comparison-words.ts";

/** A line of the comparison: what a field is for each car, or which of them has a piece of equipment. */
export function CompareLine({ line, cars }: { line: ComparedLine; cars: readonly ComparedCar[] }) {
  const language = useLanguage();
  if (line.kind === "feature")
    return (
      <ComparisonRow name={featureNames.of(language)[line.feature]} differs={line.differs}>
        {cars.map(({ vehicleNo }, column) => (
          <td key={vehicleNo}>
            <StatedFeature feature={line.feature} stated={line.stated[column] ?? "not-stated"} />
          </td>
        ))}
      </ComparisonRow>
    );
  if (line.kind === "others")
    return (
      <ComparisonRow name={comparisonWords.of(language).others} differs={line.differs}>
        {cars.map(({ vehicleNo }, column) => (
          <td key={vehicleNo}>
            <Phrases list={line.phrases[column] ?? []} isListed={cars[column]?.specifications.length !== 0} />
          </td>
        ))}
      </ComparisonRow>
    );
  const { field } = line;
  const least = field === "kilometrage" ? leastOf(cars.map(({ kilometrage }) => kilometrage)) : [];
  return (
    <ComparisonRow name={carFields[field].label[language]} differs={line.differs}>
      {cars.map((car, column) => (
        <td key={car.vehicleNo}>
          <FieldValue car={car} field={field} />
          {car.byTrim.fields.some((one) => one === field) && <ByTrim />}
          {least[column] && <Lowest />}
        </td>
      ))}
    </ComparisonRow>
  );
}

/** Tells the lines of a comparison apart. */
export function keyOfLine(line: ComparedLine): string {
  if (line.kind === "others") return "others";
  return line.kind === "field" ? line.field : `+${line.feature}`;
}

/** Beside the number of the car that leads in it, or below it at the same edge. */
export function Lowest() {
  return (
    <>
      {" "}
      <span className="inline-block align-middle">
        <Badge tone="success">{comparisonWords.of(useLanguage()).lowest}</Badge>
      </span>
    </>
  );
}

/** That a car has a feature, with its number; a list that does not name it says nothing of it, but its trim may. */
function StatedFeature({ feature, stated }: { feature: Feature; stated: Stated }) {
  const language = useLanguage();
  if (stated === "not-stated") return <NotStated />;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name="check" className="size-5 text-accent" />
      {stated.value === null ? (
        <span className="sr-only">{comparisonWords.of(language).has}</span>
      ) : (
        <span className="tabular">{featureValueInWords(feature, stated.value, language)}</span>
      )}
      {stated.by === "trim" && <ByTrim />}
    </span>
  );
}

/** Beside what the listing does not say and the importer's trim of that name does. */
function ByTrim() {
  return <span className="text-sm text-ink-soft"> {comparisonWords.of(useLanguage()).byTrim}</span>;
}

/** A list of which every phrase has a line of its own says nothing else. */
function Phrases({ list, isListed }: { list: readonly string[]; isListed: boolean }) {
  const { nothingElse } = comparisonWords.of(useLanguage());
  if (list.length === 0)
    return isListed ? <span className="text-ink-faint">{nothingElse}</span> : <NotStated />;
  return (
    <ul className="grid gap-1.5 text-sm">
      {list.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  );
}

function NotStated() {
  return <span className="text-ink-faint">{carWords.of(useLanguage()).notStated}</span>;
}
