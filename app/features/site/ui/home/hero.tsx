import "./home.css";
import type { HomePage } from "#app/features/content/models/pages/home-page.ts";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";

/**
 * One car, one sentence, one action. The words stand in the sky of the picture, on the side where reading begins; the
 * picture is anchored at its foot, so that a tall or wide screen crops sky and sand and never a wheel.
 */
export function Hero({ content }: { content: HomePage }) {
  const { heroPicture: picture, heroAction } = content;
  const isRtl = directionOf(useLanguage()) === "rtl";
  return (
    <section className="hero relative isolate grid overflow-hidden bg-sand-100">
      <Picture
        wide={(isRtl && picture.wideRtl) || picture.wide}
        narrow={picture.narrow}
        width={picture.width}
        height={picture.height}
        alt={content.heroPictureAlt}
        sizes="100vw"
        first
        className="hero-picture absolute inset-0 -z-10 size-full object-cover"
      />
      <div className="frame pt-[calc(var(--header-height)+clamp(1.25rem,4vh,4rem))] pb-16">
        <div className="max-w-[21rem] md:max-w-[30rem] lg:max-w-[40rem]">
          <h1 className="text-display font-light">{content.heroTitle}</h1>
          <p className="mt-4 text-lead lg:mt-6">{content.heroText}</p>
          <LinkButton to={heroAction.url} className="mt-6 lg:mt-8">
            {heroAction.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
