import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Banner } from "#app/ui/banner.tsx";
import { BackLink } from "#app/ui/navigation/back-link.tsx";
import type { PartDetails } from "../../calls.ts";
import { readablePartNumber } from "../../rules/part-number.ts";
import { PartCard, type PartSlot } from "../part/part-card.tsx";
import { PartPicture } from "../part/part-picture.tsx";
import { PartPrice } from "../part/part-price.tsx";
import { listAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { Applications } from "./applications.tsx";
import { BreakTable } from "./break-table.tsx";
import { CopyNumber } from "./copy-number.tsx";
import { FitStatement } from "./fit-statement.tsx";
import { buyingPlace, PartBar } from "./part-bar.tsx";
import { PartDrawing } from "./part-drawing.tsx";
import { PartFacts } from "./part-facts.tsx";
import { detailsWords } from "./words.ts";

interface PartPageProps {
  part: PartDetails;
  /** Stock by center, quantity and the way into the cart. */
  buying?: ReactNode;
  /** At the alternatives. */
  actions?: PartSlot | undefined;
}

/** One part: what it is, whether it fits, what it costs and where it lies; everything else below. */
export function PartPage({ part, buying, actions }: PartPageProps) {
  const words = detailsWords.of(useLanguage());
  const { car } = useShop();
  return (
    <>
      <BackLink to={listAddress({ category: part.category.id }, car)}>{part.category.name}</BackLink>
      {part.supersedes !== null && (
        <Banner className="mt-3">
          {words.replaced(`\u2066${readablePartNumber(part.supersedes)}\u2069`)}
        </Banner>
      )}
      <div className="mt-3 grid items-start gap-x-14 gap-y-8 md:grid-cols-2 lg:mt-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] 2xl:gap-x-24">
        <Look part={part} />
        <div className="grid gap-6">
          <div>
            <h1 className="text-title font-light">{part.name}</h1>
            {part.alsoCalled !== null && (
              <p className="mt-1 text-sm text-ink-soft">{words.alsoCalled(part.alsoCalled)}</p>
            )}
            <p className="mt-2 text-ink-soft">
              <CopyNumber number={part.number} />
            </p>
          </div>
          <PartPrice price={part.unitPrice} className="text-heading" />
          <FitStatement part={part} />
          <div id={buyingPlace}>{buying}</div>
          <BreakTable part={part} />
        </div>
      </div>
      <div className="mt-16 grid items-start gap-x-14 gap-y-14 lg:mt-24 lg:grid-cols-2 2xl:gap-x-24">
        <PartFacts part={part} />
        <Applications part={part} />
      </div>
      <Drawings part={part} />
      <Alternatives parts={part.alternatives} actions={actions} />
      <PartBar part={part} />
    </>
  );
}

/** Where nobody has taken a picture the drawing shows where the part sits. */
function drawingInstead({ picture, diagrams }: PartDetails) {
  return picture !== null && isPicturePublished(picture) ? undefined : diagrams[0];
}

function Look({ part }: { part: PartDetails }) {
  const { picture, category, name } = part;
  const drawing = drawingInstead(part);
  if (drawing) return <PartDrawing diagram={drawing} category={category.id} first />;
  return (
    <PartPicture
      picture={picture}
      category={category.id}
      alt={name}
      sizes="(width < 748px) 90vw, 45vw"
      first
      className="max-md:aspect-4/3"
    />
  );
}

/** The drawings in which it appears, without the one that stands above already. */
function Drawings({ part }: { part: PartDetails }) {
  const words = detailsWords.of(useLanguage());
  const above = drawingInstead(part);
  const shown = part.diagrams.filter((diagram) => diagram !== above);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="part-drawings" className="mt-16">
      <h2 id="part-drawings" className="text-heading font-light">
        {words.drawings}
      </h2>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
        {shown.map((diagram) => (
          <li key={`${diagram.id} ${diagram.label}`} className="max-w-md">
            <PartDrawing diagram={diagram} category={part.category.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AlternativesProps {
  parts: PartDetails["alternatives"];
  actions: PartSlot | undefined;
}

function Alternatives({ parts, actions }: AlternativesProps) {
  const words = detailsWords.of(useLanguage());
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="part-alternatives" className="mt-16">
      <h2 id="part-alternatives" className="mb-6 text-heading font-light">
        {words.alternatives}
      </h2>
      <ul className="parts-grid">
        {parts.map((part) => (
          <li key={part.number}>
            <PartCard part={part} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}
