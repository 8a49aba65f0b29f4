import type { ReactNode } from "react";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { PartDetails } from "../../calls.ts";
import { positionInWords } from "../../words.ts";
import { PartNumber } from "../part/part-number.tsx";
import { listAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { detailsWords } from "./words.ts";

/** What is known of a part, one fact a line. */
export function PartFacts({ part }: { part: PartDetails }) {
  const language = useLanguage();
  const words = detailsWords.of(language);
  const { car } = useShop();
  const { position, perCar, category, formerNumbers, warrantyMonths } = part;
  const place = position === null ? undefined : positionInWords(position, language);
  return (
    <section aria-labelledby="part-facts">
      <h2 id="part-facts" className="text-heading font-light">
        {words.facts}
      </h2>
      {part.description !== "" && <p className="mt-4 max-w-[65ch] text-ink-soft">{part.description}</p>}
      <dl className="mt-6 border-t border-line">
        {place && <Fact name={words.position}>{place}</Fact>}
        {perCar !== null && <Fact name={words.perCar}>{perCar}</Fact>}
        <Fact name={words.warranty}>
          {warrantyMonths === 0 ? words.noWarranty : words.months(warrantyMonths)}
        </Fact>
        <Fact name={words.returns}>{words[`returns.${part.returns}`]}</Fact>
        {part.weightGrams > 0 && <Fact name={words.weight}>{weightInWords(part.weightGrams, language)}</Fact>}
        <Fact name={words.category}>
          <LocalLink
            to={listAddress({ category: category.id }, car)}
            className="underline underline-offset-4 hover:text-accent-strong"
          >
            {category.name}
          </LocalLink>
        </Fact>
        {formerNumbers.length > 0 && (
          <Fact name={words.replaces}>
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {formerNumbers.map((number) => (
                <li key={number}>
                  <PartNumber number={number} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Grams up to a kilogram, kilograms from there on. */
export function weightInWords(grams: number, language: Language): string {
  const words = detailsWords.of(language);
  if (grams < 1000) return words.grams(`\u2066${grams}\u2069`);
  const kilograms = (grams / 1000).toLocaleString("en", { maximumFractionDigits: 1 });
  return words.kilograms(`\u2066${kilograms}\u2069`);
}
