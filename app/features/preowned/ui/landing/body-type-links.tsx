import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { BodyType } from "../../stock-terms.ts";
import { Silhouette } from "../card/silhouette.tsx";
import { searchWords } from "../search/words.ts";
import { landingWords } from "./words.ts";

/** A body type with the number of its cars. */
export interface CountedType {
  readonly type: BodyType;
  readonly label: string;
  readonly count: number;
}

/** Body types that there are cars of, each leading to them. */
export function BodyTypeLinks({ types }: { types: readonly CountedType[] }) {
  const language = useLanguage();
  const { cars } = searchWords.of(language);
  return (
    <ul
      aria-label={landingWords.of(language).bodyTypes}
      className="mt-8 grid grid-cols-2 gap-3 md:grid-cols-3 lg:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-4"
    >
      {types.map(({ type, label, count }) => (
        <li key={type}>
          <LocalLink
            to={`${href("/pre-owned/search")}?bodyType=${type}`}
            className="flex h-full flex-col rounded-lg bg-sand-50 p-4 transition-colors hover:bg-sand-100 lg:p-5"
          >
            <Silhouette type={type} className="w-full max-w-40 self-center text-ink" />
            <span className="mt-4">{label}</span>
            <span className="text-sm text-ink-soft tabular">{cars(count)}</span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
