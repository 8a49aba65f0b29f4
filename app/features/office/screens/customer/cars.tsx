import { useQuery } from "@tanstack/react-query";
import { dateInWords, groupedNumber } from "#app/i18n/dates/dates.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCustomerCarsCall } from "../../calls/customer-calls.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import { Pill } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { dayOf, Lines, None } from "./lines.tsx";
import { customerWords, warrantyWords } from "./words.ts";

type Car = AnswerTo<typeof listCustomerCarsCall>["cars"][number];

/** Their vehicles, each with its warranties. */
export function Cars({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const query = useQuery(
    officeQuery(listCustomerCarsCall, { params: { id: customerId } }, { language, topics: ["people"] }),
  );
  return (
    <PageSection title={words.cars} count={query.data?.cars.length}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ cars }) =>
          cars.length === 0 ? (
            <None>{words.none}</None>
          ) : (
            <Lines>
              {cars.map((car) => (
                <li key={car.id} className="grid gap-1 px-1 py-2.5 text-sm">
                  <CarFacts car={car} />
                </li>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </PageSection>
  );
}

function CarFacts({ car }: { car: Car }) {
  const language = useLanguage();
  const words = customerWords.of(language);
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <Ltr className="tabular">{car.plate}</Ltr>
        <span>
          {car.model} <span className="tabular">{car.modelYear}</span>
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        <Ltr className="tabular">{car.vin}</Ltr>
        <span>
          <Ltr className="tabular">{groupedNumber(car.mileage, language)}</Ltr> {words.km}
        </span>
        {car.lastServiceDay && (
          <span>
            {words.lastService} {dateInWords(car.lastServiceDay, language)}
          </span>
        )}
      </p>
      {car.warranties.length === 0 ? (
        <None>{words.noWarranty}</None>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-x-5 gap-y-0.5">
          {car.warranties.map((warranty) => (
            <li key={warranty.type}>
              <Warranty warranty={warranty} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Warranty({
  warranty: { type, isActive, endsAt, limitKm },
}: {
  warranty: Car["warranties"][number];
}) {
  const language = useLanguage();
  const words = customerWords.of(language);
  const day = dayOf(endsAt, language);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Pill tone={isActive ? "success" : "neutral"}>
        <span className={isActive ? "" : "text-ink-faint"}>{warrantyWords.of(language)[type]}</span>
      </Pill>
      <span className={isActive ? "text-ink-soft" : "text-ink-faint"}>
        {isActive ? words.until(day) : words.endedOn(day)}
        {isActive && limitKm !== null && ` ${words.untilKm(groupedNumber(limitKm, language))}`}
      </span>
    </span>
  );
}
