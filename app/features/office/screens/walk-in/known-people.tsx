import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { recognizeCall } from "../../calls/appointment-calls.ts";
import { Phone } from "../../ui/contact/phone.tsx";
import { nationalPhone, type VisitForm } from "./visit-form.ts";
import { walkInWords } from "./words.ts";

interface KnownPeopleProps {
  center: string;
  customerId: string | undefined;
  form: VisitForm;
  onChoose: (known: VisitForm["known"]) => void;
}

const shortestPlate = 3;

/** Who has this plate or number, with their cars: one press, and nothing more is typed. */
export function KnownPeople({ center, customerId, form, onChoose }: KnownPeopleProps) {
  const language = useLanguage();
  const words = walkInWords.of(language);
  const phone = nationalPhone(form.phone);
  const plate = form.plate.trim().length >= shortestPlate ? form.plate.trim() : undefined;
  const { data } = useQuery({
    ...officeQuery(
      recognizeCall,
      { params: { center }, query: { plate, phone: phone && `+974${phone}`, customerId } },
      { language },
    ),
    enabled: phone !== undefined || plate !== undefined || customerId !== undefined,
  });
  if (data === undefined || data.matches.length === 0) return null;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="pb-1 text-sm text-ink-soft">{words.known}</legend>
      {data.matches.flatMap((person) =>
        [...person.cars, null].map((car) => {
          const known = { customerId: person.customerId, vehicleId: car?.vehicleId ?? null };
          const isChosen =
            form.known?.customerId === known.customerId && form.known.vehicleId === known.vehicleId;
          return (
            <label
              key={`${person.customerId} ${car?.vehicleId}`}
              className={`press flex items-center gap-3 rounded-md border px-3 text-sm ${isChosen ? "border-accent bg-accent-soft" : "border-line"}`}
            >
              <input type="radio" name="known" checked={isChosen} onChange={() => onChoose(known)} />
              <span>{person.name}</span>
              <Phone phone={person.phone} className="text-ink-soft" />
              <span className="ms-auto">
                {car ? (
                  <>
                    <Ltr>{car.plate}</Ltr> <span className="text-ink-soft">{car.model}</span>
                  </>
                ) : (
                  "+"
                )}
              </span>
            </label>
          );
        }),
      )}
    </fieldset>
  );
}
