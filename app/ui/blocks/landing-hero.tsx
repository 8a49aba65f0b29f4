import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { BlockLink, BlockPicture } from "./block.ts";

interface HeroContent {
  heroTitle: string;
  heroText: string;
  heroPicture?: BlockPicture | undefined;
  heroPictureAlt?: string | undefined;
  heroAction?: BlockLink | undefined;
  /** Of the picture where the words stand. */
  tonality: "light" | "dark";
}

/** The tone of the picture that a page begins with, if it has one: the header may lie on it. */
export function heroTone({ heroPicture, tonality }: HeroContent) {
  return heroPicture && isPicturePublished(heroPicture.wide) ? tonality : undefined;
}

interface LandingHeroProps {
  content: HeroContent;
  /** Whether the picture begins under the site's header. */
  underHeader?: boolean;
}

/** How a landing page opens: words on its picture, or on a calm ground while there is none. */
export function LandingHero({ content, underHeader = true }: LandingHeroProps) {
  const { heroPicture } = content;
  if (heroPicture && isPicturePublished(heroPicture.wide))
    return <HeroOnPicture content={content} picture={heroPicture} underHeader={underHeader} />;
  return (
    <section className="bg-sand-100 print:bg-white">
      <div className="frame grid items-end gap-x-16 gap-y-6 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-24">
        <h1 className="max-w-[18ch] text-display font-light">{content.heroTitle}</h1>
        <div>
          <p className="max-w-[46ch] text-lead">{content.heroText}</p>
          <HeroAction content={content} />
        </div>
      </div>
    </section>
  );
}

interface HeroOnPictureProps {
  content: HeroContent;
  picture: BlockPicture;
  underHeader: boolean;
}

/** On a phone the title stands in the sky of the picture, the rest below it; on a wide screen all of it on its calm side. */
function HeroOnPicture({ content, picture, underHeader }: HeroOnPictureProps) {
  const isRtl = directionOf(useLanguage()) === "rtl";
  const dark = content.tonality === "dark";
  const room = underHeader
    ? "pt-[calc(var(--header-height)+0.75rem)] lg:pt-[calc(var(--header-height)+clamp(0.75rem,4vh,4rem))]"
    : "pt-[clamp(1.5rem,6vh,5rem)]";
  const shade = dark ? "landing-hero-shade" : "";
  return (
    <section
      className={`landing-hero isolate overflow-hidden ${picture.narrow ? "" : "landing-hero-apart"} ${dark ? "on-dark bg-sea-950 text-on-dark" : "bg-sand-100"}`}
    >
      <Picture
        wide={(isRtl && picture.wideRtl) || picture.wide}
        narrow={picture.narrow}
        width={picture.width}
        height={picture.height}
        alt={content.heroPictureAlt ?? ""}
        sizes="100vw"
        first
        className="landing-hero-picture"
      />
      <div className="landing-hero-words">
        <h1 className={`text-title font-light ${room} ${shade}`}>{content.heroTitle}</h1>
        <div>
          <p className={shade}>{content.heroText}</p>
          <HeroAction content={content} />
        </div>
      </div>
    </section>
  );
}

function HeroAction({ content: { heroAction, heroPicture, tonality } }: { content: HeroContent }) {
  if (!heroAction) return null;
  const onDarkPicture = tonality === "dark" && heroPicture && isPicturePublished(heroPicture.wide);
  return (
    <LinkButton
      variant={onDarkPicture ? "inverse" : "primary"}
      to={heroAction.url}
      className="mt-6 lg:mt-8 print:hidden"
    >
      {heroAction.label}
    </LinkButton>
  );
}
