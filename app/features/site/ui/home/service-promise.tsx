import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { HomePage } from "../../content/home-page.ts";
import { NextFree } from "../next-free/next-free.tsx";
import { ForwardLink } from "./forward-link.tsx";

/**
 * What booking a service is like here, shown at dusk with the next hour that is really free: the picture runs off the
 * page where reading ends. Below it the way for those who own a car already.
 */
export function ServicePromise({ content }: { content: HomePage }) {
  const { servicePicture: picture, serviceAction, garageAction } = content;
  return (
    <section id="T6" aria-labelledby="T6-title" className="on-dark bg-sea-950 text-on-dark">
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Picture
          wide={picture.wide}
          narrow={picture.narrow}
          width={picture.width}
          height={picture.height}
          alt={content.servicePictureAlt}
          sizes="(width < 1000px) 100vw, 58vw"
          className="size-full object-cover object-[100%_50%] md:max-lg:aspect-[4/3] md:max-lg:object-[50%_85%] lg:order-last lg:min-h-[40rem]"
        />
        <div className="service-promise-words self-center py-14 lg:py-24">
          <h2 id="T6-title" className="text-title font-light">
            {content.serviceTitle}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-on-dark-soft">{content.serviceText}</p>
          <NextFree sentence={content.serviceNextFree} />
          <LinkButton variant="inverse" to={serviceAction.url} className="mt-8">
            {serviceAction.label}
          </LinkButton>
        </div>
      </div>
      <div className="border-t border-line-dark">
        <div className="frame flex flex-wrap items-center justify-between gap-x-12 gap-y-3 py-8">
          <div>
            <h3 className="text-subheading">{content.garageTitle}</h3>
            <p className="mt-1 max-w-[60ch] text-on-dark-soft">{content.garageText}</p>
          </div>
          <ForwardLink to={garageAction.url}>{garageAction.label}</ForwardLink>
        </div>
      </div>
    </section>
  );
}
