import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { articleWords } from "./words.ts";

export interface ArticleCarProps {
  car: {
    readonly id: string;
    readonly name: string;
    readonly image: string;
  };
  /** What the article itself says of the way on. */
  label: string;
}

/** The car that the article is about, from its side, and the way to its page. */
export function ArticleCar({ car, label }: ArticleCarProps) {
  const words = articleWords.of(useLanguage());
  return (
    <section aria-labelledby="article-car" className="bg-sand-100 print:hidden">
      <div className="frame grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16">
        <div>
          <p className="text-sm text-ink-soft">{words.aboutTheCar}</p>
          <h2 id="article-car" className="mt-1 text-title font-light">
            {car.name}
          </h2>
          <LinkButton variant="secondary" to={href("/vehicle/:car", { car: car.id })} className="mt-6">
            {label}
          </LinkButton>
        </div>
        {isPicturePublished(car.image) && (
          <Picture
            className="h-auto w-full"
            wide={car.image}
            width={1280}
            height={720}
            alt=""
            sizes="(width < 1000px) 90vw, 50vw"
          />
        )}
      </div>
    </section>
  );
}
