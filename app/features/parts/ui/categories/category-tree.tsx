import { useLanguage } from "#app/i18n/use-language.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { PartCategory, ShownDrawing } from "../../calls.ts";
import { partsWords } from "../../words.ts";
import { DrawingThumb } from "../diagram/drawing-thumb.tsx";
import { PartOutline } from "../part/part-outline.tsx";
import { diagramAddress, listAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { categoryWords } from "./words.ts";

/** All categories with their sub-categories, how many parts each has, and the drawings in which they appear. */
export function CategoryTree({ categories }: { categories: readonly PartCategory[] }) {
  const words = categoryWords.of(useLanguage());
  const shown = categories.filter(({ parts }) => parts > 0);
  if (shown.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>;
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
      {shown.map((category) => (
        <li key={category.id} id={category.id}>
          <OneCategory category={category} />
        </li>
      ))}
    </ul>
  );
}

function OneCategory({ category }: { category: PartCategory }) {
  const words = categoryWords.of(useLanguage());
  const { car } = useShop();
  const shown = category.subCategories.filter(({ parts }) => parts > 0);
  const drawings = drawingsOf(category);
  return (
    <section aria-labelledby={`category-${category.id}`} className="border-t border-ink pt-4">
      <h2 id={`category-${category.id}`} className="text-subheading">
        <LocalLink
          to={listAddress({ category: category.id }, car)}
          className="group flex min-h-11 items-center gap-4 decoration-1 underline-offset-6 hover:underline"
        >
          <span className="grid size-11 shrink-0 place-items-center [&>svg]:size-full [&>svg]:text-ink-soft">
            <PartOutline category={category.id} />
          </span>
          <span className="min-w-0 grow">{category.name}</span>
          <Count parts={category.parts} />
        </LocalLink>
      </h2>
      <ul className="mt-2">
        {shown.map(({ id, name, parts }) => (
          <li key={id}>
            <LocalLink
              to={listAddress({ category: id }, car)}
              className="flex min-h-11 items-center gap-4 border-b border-line py-1.5 hover:text-accent-strong"
            >
              <span className="min-w-0 grow">{name}</span>
              <Count parts={parts} />
            </LocalLink>
          </li>
        ))}
      </ul>
      {drawings.length > 0 && (
        <ul aria-label={words.drawings} className="mt-5 grid grid-cols-2 gap-3">
          {drawings.map((drawing) => (
            <li key={drawing.id} className="grid">
              <DrawingLink drawing={drawing} category={category.id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Drawings of a category, each once: several of its groups may appear in one. */
function drawingsOf({ subCategories }: PartCategory) {
  return [...new Map(subCategories.flatMap(({ diagrams }) => diagrams.map((one) => [one.id, one]))).values()];
}

/** The way to an exploded drawing. */
function DrawingLink({ drawing, category }: { drawing: ShownDrawing; category: string }) {
  const { car } = useShop();
  return (
    <LocalLink
      to={diagramAddress(drawing.id, car)}
      className="overflow-hidden rounded border border-line bg-surface text-sm leading-snug transition-colors hover:border-ink"
    >
      <DrawingThumb of={drawing} category={category} />
      <span aria-hidden="true" className="block px-3 py-2.5">
        {drawing.name}
      </span>
    </LocalLink>
  );
}

function Count({ parts }: { parts: number }) {
  const words = partsWords.of(useLanguage());
  return (
    <span className="text-sm font-[350] text-ink-faint tabular">
      <span aria-hidden="true">{parts.toLocaleString("en")}</span>
      <span className="sr-only">{words.parts(parts)}</span>
    </span>
  );
}
