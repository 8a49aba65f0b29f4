import type { HomePage } from "#app/features/content/models/pages/home-page.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** What booking a service is like here, told at dusk: the picture runs off the page where reading ends. */
export function ServicePromise({ content }: { content: HomePage }) {
  const { servicePicture: picture, serviceAction } = content;
  return (
    <section className="on-dark grid bg-sea-950 text-on-dark lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Picture
        wide={picture.wide}
        narrow={picture.narrow}
        width={picture.width}
        height={picture.height}
        alt={content.servicePictureAlt}
        sizes="(width < 1000px) 100vw, 58vw"
        className="size-full object-cover object-[100%_50%] lg:order-last lg:min-h-[34rem]"
      />
      <div className="service-promise-words self-center py-14 lg:py-24">
        <h2 className="text-title font-light">{content.serviceTitle}</h2>
        <p className="mt-5 max-w-[46ch] text-lead text-on-dark-soft">{content.serviceText}</p>
        <LinkButton variant="inverse" to={serviceAction.url} className="mt-9">
          {serviceAction.label}
        </LinkButton>
      </div>
    </section>
  );
}
