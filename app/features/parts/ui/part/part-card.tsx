import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { PartSummary } from "../../calls.ts";
import { partsWords, positionInWords } from "../../words.ts";
import { partAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { FitMark } from "./fit-mark.tsx";
import { ForModels } from "./for-models.tsx";
import { PartNumber } from "./part-number.tsx";
import { PartPicture } from "./part-picture.tsx";
import { PartPrice } from "./part-price.tsx";

/** What stands at a part and is made above this room: its stock, the way into the cart. */
export type PartSlot = (part: PartSummary) => ReactNode;

interface PartCardProps {
  part: PartSummary;
  heading?: "h2" | "h3";
  /** Its picture is the first of the page. */
  first?: boolean;
  /** Its fit is that of another car than the chosen one, and says nothing about it. */
  isForOther?: boolean;
  actions?: PartSlot | undefined;
}

/** A part in a list: beside its picture on a phone, below it on a wide screen. The picture and the name are a link. */
export function PartCard({
  part,
  heading: Heading = "h3",
  first = false,
  isForOther = false,
  actions,
}: PartCardProps) {
  const language = useLanguage();
  const { car } = useShop();
  const { number, name, picture, category, fit, models, qualifier, unitPrice } = part;
  return (
    <article className="part-card group relative">
      <div className="part-card-picture">
        <PartPicture
          picture={picture}
          category={category.id}
          sizes="(width < 748px) 30vw, (width < 1260px) 30vw, 22vw"
          first={first}
        />
      </div>
      <div className="grid min-w-0 content-start gap-1.5">
        <Heading className="text-base leading-snug md:text-lg">
          <LocalLink
            to={partAddress(number, car)}
            className="decoration-1 underline-offset-6 after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </LocalLink>
        </Heading>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <PartNumber number={number} />
          <PlaceOnCar part={part} />
        </p>
        {qualifier && <p className="text-sm text-ink-soft">{qualifier}</p>}
        {car === undefined && <ForModels models={models} />}
        <FitMark fit={fit} hasCar={car !== undefined && !isForOther} />
        <PartPrice price={unitPrice} />
        {part.perCar !== null && part.perCar > 1 && (
          <p className="text-sm text-ink-soft">{partsWords.of(language).perCar(part.perCar)}</p>
        )}
      </div>
      {actions && <div className="part-card-actions relative z-1">{actions(part)}</div>}
    </article>
  );
}

/** Where on the car it sits, where that is known. */
function PlaceOnCar({ part: { name, position } }: { part: Pick<PartSummary, "name" | "position"> }) {
  const language = useLanguage();
  const named = position === null ? undefined : positionInWords(position, language, name);
  return named === undefined ? null : <span>{named}</span>;
}
