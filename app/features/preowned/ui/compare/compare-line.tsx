import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import { type ComparedLine, leastOf } from "../../rules/compare/compared-rows.ts";
import { fieldInWords } from "../car/quantities.tsx";
import { carWords } from "../car/words.ts";
import { compareWords } from "./words.ts";

/** A line of the comparison: what a field is for each car, or which of them has a piece of equipment. */
export function CompareLine({ line, cars }: { line: ComparedLine; cars: readonly UsedVehicle[] }) {
  const language = useLanguage();
  if (line.kind === "equipment")
    return (
      <Row name={line.name}>
        {cars.map(({ vehicleNo }, column) => (
          <td key={vehicleNo}>
            <Has it={line.has[column] === true} />
          </td>
        ))}
      </Row>
    );
  const { field } = line;
  const least = field === "kilometrage" ? leastOf(cars.map(({ kilometrage }) => kilometrage)) : [];
  return (
    <Row name={carWords.of(language)[field]}>
      {cars.map((car, column) => (
        <td key={car.vehicleNo}>
          {fieldInWords(car, field, language)}
          {least[column] && <Lowest />}
        </td>
      ))}
    </Row>
  );
}

export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

/** Beside the number of the car that leads in it. */
export function Lowest() {
  return (
    <span className="ms-2 inline-block align-middle">
      <Badge tone="success">{compareWords.of(useLanguage()).lowest}</Badge>
    </span>
  );
}

function Has({ it }: { it: boolean }) {
  const words = compareWords.of(useLanguage());
  return (
    <>
      <Icon name={it ? "check" : "minus"} className={`size-5 ${it ? "text-accent" : "text-ink-faint"}`} />
      <span className="sr-only">{it ? words.has : words.hasNot}</span>
    </>
  );
}
