import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { PriceLabels } from "../price/price-labels.ts";
import { SectionWords } from "../stories/section-words.tsx";
import type { CarCutOut, SectionView, ShownPicture } from "./vehicle-view.ts";
import { vehicleWords } from "./words.ts";

export interface RelatedModel {
  readonly id: string;
  readonly name: string;
  readonly typeName: string;
  readonly price: number;
  readonly url: string;
  readonly car: CarCutOut | undefined;
}
export interface RelatedArticle {
  readonly id: string;
  readonly title: string;
  readonly picture: ShownPicture | undefined;
}

interface RelatedProps {
  section: SectionView;
  models: readonly RelatedModel[];
  articles: readonly RelatedArticle[];
  labels: PriceLabels;
}

/** Where else to look (T22): models that a buyer compares, and what was written about this one. */
export function Related({ section, models, articles, labels }: RelatedProps) {
  const words = vehicleWords.of(useLanguage());
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="bg-surface print:hidden">
      <div className="frame section-space grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <SectionWords section={section} />
        <div>
          <ul className="grid gap-x-6 md:grid-cols-3" aria-label={words.otherModels}>
            {models.map((model) => (
              <li
                key={model.id}
                className="relative grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-5 border-line py-1.5 not-last:border-b md:block md:border-0"
              >
                {model.car && (
                  <Picture
                    className="h-auto w-full"
                    {...model.car}
                    alt=""
                    sizes="(width < 748px) 7.5rem, 18rem"
                  />
                )}
                <div>
                  <h3 className="text-subheading">
                    <LocalLink
                      to={model.url}
                      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {model.name}
                    </LocalLink>
                  </h3>
                  <p className="text-sm text-ink-soft">{model.typeName}</p>
                  <p className="text-sm">
                    {labels.from} <Riyals sum={model.price} currency={labels.currency} asterisk />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {articles.length > 0 && <Articles articles={articles} />}
        </div>
      </div>
    </section>
  );
}

function Articles({ articles }: { articles: readonly RelatedArticle[] }) {
  const words = vehicleWords.of(useLanguage());
  return (
    <>
      <h3 className="mt-6 text-subheading">{words.read}</h3>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
        {articles.map(({ id, title, picture }) => (
          <li
            key={id}
            className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 border-t border-line-strong py-3"
          >
            {picture && (
              <Picture
                {...picture}
                sizes="6.5rem"
                ground="light"
                className="aspect-[3/2] w-full rounded-lg object-cover"
              />
            )}
            <div>
              <h4>
                <LocalLink
                  to={href("/news/:id", { id })}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </LocalLink>
              </h4>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
