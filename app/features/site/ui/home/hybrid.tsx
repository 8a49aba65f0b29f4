import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { HomePage } from "../../content/home-page.ts";
import { Figures } from "./figures.tsx";
import { ForwardLink } from "./forward-link.tsx";

interface HybridProps {
  texts: NonNullable<HomePage["hybrid"]>;
  picture: HomePage["hybridPicture"];
}

/** A car from the side on warm sand, as wide as the screen lets it be: the one large quiet picture of the page. */
export function Hybrid({ texts, picture }: HybridProps) {
  return (
    <section id="T11" aria-labelledby="T11-title" className="overflow-hidden bg-sand-100">
      <div className="frame section-space">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 id="T11-title" className="max-w-[18ch] text-title font-light">
            {texts.title}
          </h2>
          <p className="max-w-[48ch] text-lead">{texts.text}</p>
        </div>
        {picture && isPicturePublished(picture.wide) && (
          <div className="hybrid-picture">
            <Picture
              className="h-auto w-full"
              {...picture}
              alt={texts.pictureAlt}
              sizes="(width < 1000px) 100vw, 76vw"
            />
          </div>
        )}
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 lg:mt-4">
          <Figures figures={texts.figures} />
          <ForwardLink to={texts.action.url}>{texts.action.label}</ForwardLink>
        </div>
      </div>
    </section>
  );
}
