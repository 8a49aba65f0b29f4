import { SearchForm } from "#app/features/search/ui/search-form.tsx";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Identity } from "#app/platform/identity/identity.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { HomePage } from "../../content/home-page.ts";
import { ForwardLink } from "./forward-link.tsx";

/**
 * One car, one sentence, and the door to everything: the search. The words stand in the sky of the picture, on the side
 * where reading begins; the picture is anchored at its foot, so that a tall or wide screen crops sky and sand and never
 * a wheel. A brand may have its words above the picture instead, on the ground of the page.
 */
export function Hero({ content, words }: { content: HomePage; words: Identity["hero"] }) {
  const { heroPicture: picture, heroAction } = content;
  const isRtl = directionOf(useLanguage()) === "rtl";
  return (
    <section className={words === "in-picture" ? "hero relative isolate grid" : "hero-apart"}>
      <Picture
        wide={(isRtl && picture.wideRtl) || picture.wide}
        narrow={picture.narrow}
        width={picture.width}
        height={picture.height}
        alt={content.heroPictureAlt}
        sizes="100vw"
        first
        className={words === "in-picture" ? "hero-picture -z-10" : "hero-apart-picture"}
      />
      <div className="frame hero-words pt-[calc(var(--header-height)+clamp(1rem,3vh,3.5rem))]">
        <div className="max-w-[21rem] md:max-w-[30rem] lg:max-w-[40rem]">
          <h1 className="text-display font-light">{content.heroTitle}</h1>
          <p className="mt-3 text-lead lg:mt-5">{content.heroText}</p>
        </div>
        {/* 421 px on wide screens (product/pages.md#home). */}
        <div className="mt-5 max-w-[421px] lg:mt-8 lg:w-[421px]">
          <SearchForm />
        </div>
        <p className="mt-1 lg:mt-3">
          <ForwardLink to={heroAction.url}>{heroAction.label}</ForwardLink>
        </p>
      </div>
    </section>
  );
}
