import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { PartCategory } from "../../calls.ts";
import { partsWords } from "../../words.ts";
import { PartOutline } from "../part/part-outline.tsx";

interface CategoryLinksProps {
  categories: readonly Pick<PartCategory, "id" | "name" | "parts">[];
  addressOf: (category: string) => string;
}

/** The main categories, each with its outline: where those begin who do not know what a part is called. */
export function CategoryLinks({ categories, addressOf }: CategoryLinksProps) {
  const words = partsWords.of(useLanguage());
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-5">
      {categories.map(({ id, name, parts }) => (
        <li key={id} className="grid">
          <LocalLink
            to={addressOf(id)}
            className="flex min-h-32 flex-col justify-between gap-4 bg-surface p-4 transition-colors hover:bg-sand-50 md:min-h-40 md:p-5"
          >
            <span className="block size-12 md:size-16 [&>svg]:size-full [&>svg]:text-ink-soft">
              <PartOutline category={id} />
            </span>
            <span>
              <span className="block leading-snug">{name}</span>
              <span className="mt-0.5 block text-sm text-ink-faint tabular">{words.parts(parts)}</span>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
