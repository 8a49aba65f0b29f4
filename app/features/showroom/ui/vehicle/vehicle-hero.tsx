import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { CarCutOut, ShownPicture } from "./vehicle-view.ts";
import { vehicleWords } from "./words.ts";

export interface HeroView {
  readonly name: string;
  readonly typeName: string;
  readonly modelYear: number;
  readonly title: string;
  readonly text: string;
  readonly picture: ShownPicture | undefined;
  readonly car: CarCutOut | undefined;
  readonly tonality: "light" | "dark";
  readonly testDrive: { readonly label: string; readonly url: string };
}

/** The place of the hero's own actions. */
export const heroActions = "hero-actions";

/** What the header lies on: the picture as its content says it, or the light studio. */
export function heroTone({ picture, tonality }: Pick<HeroView, "picture" | "tonality">) {
  return picture === undefined ? "light" : tonality;
}

/** How the page of a model opens (T1): on its picture, or in a light studio while there is none. */
export function VehicleHero({ hero }: { hero: HeroView }) {
  return hero.picture ? <OnPicture hero={hero} picture={hero.picture} /> : <InStudio hero={hero} />;
}

function OnPicture({ hero, picture }: { hero: HeroView; picture: ShownPicture }) {
  const dark = hero.tonality === "dark";
  const arabic = useLanguage() === "ar";
  const wide = arabic && picture.wideRtl ? picture.wideRtl : picture.wide;
  // A picture of one direction keeps its calm side on the left: there the words stand in Arabic too.
  const side = arabic && !picture.wideRtl ? "vehicle-hero-end" : "";
  return (
    <section
      id="T1"
      className={`vehicle-hero isolate overflow-hidden ${dark ? "on-dark bg-sea-950 text-on-dark" : "bg-sand-100"}`}
    >
      <Picture
        {...picture}
        wide={wide}
        sizes="100vw"
        first
        className="vehicle-hero-picture -z-10 size-full object-cover object-bottom"
      />
      <div className="vehicle-hero-words">
        <div className={`vehicle-hero-name ${side}`}>
          <h1 className="text-display font-light">{hero.name}</h1>
          <p className="text-subheading">{hero.title}</p>
        </div>
        <div className={`vehicle-hero-more ${side}`}>
          <TypeAndYear hero={hero} />
          <p className="vehicle-hero-text">{hero.text}</p>
          <Actions hero={hero} inverse={dark} />
        </div>
      </div>
    </section>
  );
}

/** The name as large as the screen allows, and the car standing before it. */
function InStudio({ hero }: { hero: HeroView }) {
  return (
    <section id="T1" className="vehicle-studio relative isolate overflow-hidden bg-sand-100">
      <div className="frame relative flex flex-col pt-[calc(var(--header-height)+clamp(0.5rem,2vh,2rem))] pb-10 lg:pb-6">
        <h1 className="vehicle-name font-light">{hero.name}</h1>
        <TypeAndYear hero={hero} />
        {hero.car && (
          <div className="vehicle-studio-car">
            <Picture className="h-auto w-full" {...hero.car} sizes="(width < 1000px) 110vw, 66vw" first />
          </div>
        )}
        <div className="vehicle-studio-words">
          <p className="max-w-[20ch] text-heading font-light">{hero.title}</p>
          <p className="mt-3 max-w-[44ch]">{hero.text}</p>
          <Actions hero={hero} />
        </div>
      </div>
    </section>
  );
}

function TypeAndYear({ hero }: { hero: HeroView }) {
  const words = vehicleWords.of(useLanguage());
  return (
    <p className="mt-1">
      {hero.typeName} · {words.modelYear(hero.modelYear)}
    </p>
  );
}

function Actions({ hero, inverse = false }: { hero: HeroView; inverse?: boolean }) {
  const words = vehicleWords.of(useLanguage());
  return (
    <div id={heroActions} className="mt-6 flex flex-wrap gap-3 max-sm:*:grow print:hidden">
      <LinkButton variant={inverse ? "inverse" : "primary"} to={hero.testDrive.url}>
        {hero.testDrive.label}
      </LinkButton>
      <LinkButton variant={inverse ? "inverseSecondary" : "secondary"} to="#T16">
        {words.trimsAndPrices}
      </LinkButton>
    </div>
  );
}
