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
  readonly text: string;
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
      <div className="frame section-space">
        <SectionWords section={section} />
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-14" aria-label={words.otherModels}>
          {models.map((model) => (
            <li key={model.id} className="relative">
              {model.car && (
                <Picture className="h-auto w-full" {...model.car} alt="" sizes="(width < 748px) 90vw, 30vw" />
              )}
              <h3 className="mt-3 text-subheading">
                <LocalLink
                  to={model.url}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {model.name}
                </LocalLink>
              </h3>
              <p className="text-sm text-ink-soft">{model.typeName}</p>
              <p className="mt-1">
                {labels.from} <Riyals sum={model.price} currency={labels.currency} asterisk />
              </p>
            </li>
          ))}
        </ul>
        {articles.length > 0 && <Articles articles={articles} />}
      </div>
    </section>
  );
}

function Articles({ articles }: { articles: readonly RelatedArticle[] }) {
  const words = vehicleWords.of(useLanguage());
  // Its words then stand beside its picture, not below it next to nothing.
  const alone = articles.length === 1;
  return (
    <>
      <h3 className="mt-16 text-heading font-light lg:mt-24">{words.read}</h3>
      <ul className={`mt-6 grid gap-x-8 ${alone ? "" : "md:grid-cols-2"}`}>
        {articles.map(({ id, title, text, picture }) => (
          <li
            key={id}
            className={`relative grid gap-x-8 gap-y-4 border-t border-line-strong py-6 ${alone ? "md:grid-cols-2 md:items-end" : ""}`}
          >
            {picture && (
              <Picture
                {...picture}
                sizes="(width < 748px) 90vw, 45vw"
                ground="light"
                className="aspect-[16/9] w-full rounded-lg object-cover"
              />
            )}
            <div>
              <h4 className="text-subheading">
                <LocalLink
                  to={href("/news/:id", { id })}
                  className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </LocalLink>
              </h4>
              <p className="mt-2 max-w-[56ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
