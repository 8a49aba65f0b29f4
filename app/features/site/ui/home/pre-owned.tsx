import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { HomePage } from "../../content/home-page.ts";
import { Figures } from "./figures.tsx";
import { ForwardLink } from "./forward-link.tsx";

interface PreOwnedProps {
  texts: NonNullable<HomePage["preOwned"]>;
  picture: HomePage["preOwnedPicture"];
}

/** Why a used car is bought here: the report first, in numbers. */
export function PreOwned({ texts, picture }: PreOwnedProps) {
  const shown = picture && isPicturePublished(picture.wide) ? picture : undefined;
  return (
    <section id="T8" aria-labelledby="T8-title" className="frame section-space">
      {shown && (
        <Picture
          {...shown}
          alt={texts.pictureAlt}
          sizes="(width < 1500px) 90vw, 84vw"
          ground="light"
          className="mb-10 aspect-[4/3] w-full rounded-lg object-cover object-bottom md:aspect-[21/9] lg:mb-14"
        />
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="T8-title" className="max-w-[16ch] text-title font-light">
          {texts.title}
        </h2>
        <div className="lg:pt-2">
          <p className="max-w-[54ch] text-lead">{texts.text}</p>
          <div className="mt-8 border-t border-line-strong/50 pt-6">
            <Figures figures={texts.figures} />
          </div>
          <p className="mt-6">
            <ForwardLink to={texts.action.url}>{texts.action.label}</ForwardLink>
          </p>
        </div>
      </div>
    </section>
  );
}
