import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import type { PartDetails } from "../../calls.ts";
import { positionInWords } from "../../words.ts";
import { detailsWords } from "./words.ts";

type Application = PartDetails["applications"][number];

/** The cars that a part is for, by model, with what else has to be true of them. */
export function Applications({ part: { name, applications } }: { part: PartDetails }) {
  const words = detailsWords.of(useLanguage());
  return (
    <section aria-labelledby="part-applications">
      <h2 id="part-applications" className="text-heading font-light">
        {words.applications}
      </h2>
      {applications.length === 0 ? (
        <p className="mt-4 text-ink-soft">{words.applicationsAny}</p>
      ) : (
        <table className="mt-6 w-full border-t border-line">
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.model}</th>
              <th scope="col">{words.years}</th>
              <th scope="col">{words.notes}</th>
            </tr>
          </thead>
          <tbody>
            {applications.map((application) => (
              <Row key={JSON.stringify(application)} application={application} name={name} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface RowProps {
  application: Application;
  /** Of the part. */
  name: string;
}

function Row({ application, name }: RowProps) {
  const words = detailsWords.of(useLanguage());
  const { model, yearFrom, yearTo } = application;
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-3 pe-4 text-start font-[350]">
        {model}
      </th>
      <td className="py-3 pe-4 whitespace-nowrap">
        <Ltr className="tabular">{words.span(yearFrom, yearTo)}</Ltr>
      </td>
      <td className="py-3 text-sm text-ink-soft">
        <Conditions application={application} name={name} />
      </td>
    </tr>
  );
}

function Conditions({ application, name }: RowProps) {
  const language = useLanguage();
  const { trim, drive, position, qualifier } = application;
  const conditions = [
    trim,
    drive,
    position === null ? undefined : positionInWords(position, language, name),
    useSerialInWords(application),
    qualifier,
  ].filter((one) => typeof one === "string");
  return conditions.map((one, at) => (
    <span key={one}>
      {at > 0 && " · "}
      <bdi>{one}</bdi>
    </span>
  ));
}

function useSerialInWords({ serialFrom, serialTo }: Application): string | undefined {
  const words = detailsWords.of(useLanguage());
  if (serialFrom !== null && serialTo !== null)
    return words.serial(sixDigits(serialFrom), sixDigits(serialTo));
  if (serialFrom !== null) return words.serialFrom(sixDigits(serialFrom));
  return serialTo === null ? undefined : words.serialTo(sixDigits(serialTo));
}

/** As the end of a VIN shows it. */
function sixDigits(serial: number): string {
  return String(serial).padStart(6, "0");
}
