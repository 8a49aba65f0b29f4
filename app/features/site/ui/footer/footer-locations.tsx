import { type RefObject, useEffect, useRef, useState } from "react";
import type { LoadedBlock } from "#app/features/locations/ui/load-block.ts";
import type { Language } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import type { Footer } from "#app/platform/content/footer.ts";
import { LinkButton } from "#app/ui/button.tsx";

/** Loading begins so far before the block comes into view. */
const reach = "600px";

interface FooterLocationsProps {
  content: Footer;
  /** The place that links lead to; on some pages another section bears its name. */
  place: string | undefined;
}

/**
 * The location block in the footer. Its scripts and locations load when it comes near; until then, and where they do
 * not come, a link leads to the page of the locations.
 */
export function FooterLocations({ content, place }: FooterLocationsProps) {
  const section = useRef<HTMLElement>(null);
  const loaded = useBlockWhenNear(section, useLanguage());
  return (
    <section ref={section} id={place} aria-labelledby="footer-locations" className="bg-sand-50">
      <div className="frame py-14 lg:py-20">
        <h2 id="footer-locations" className="text-heading font-light">
          {content.findDealershipTitle}
        </h2>
        {/* As high as the block, so that nothing moves when it comes. */}
        <div className="mt-6 min-h-[78rem] sm:min-h-[67rem] lg:min-h-[54rem] xl:min-h-[49rem] noscript:min-h-0">
          {loaded && loaded.locations.length > 0 ? (
            <loaded.LocationBlock
              locations={loaded.locations}
              typeLabels={content.locationTypesLabels}
              allLocationsTitle={content.allLocationModalTitle}
            />
          ) : (
            <LinkButton to={href("/find-us")} variant="secondary">
              {content.allLocationModalTitle}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

function useBlockWhenNear(section: RefObject<HTMLElement | null>, language: Language): LoadedBlock | null {
  const [loaded, setLoaded] = useState<LoadedBlock | null>(null);
  useEffect(() => {
    let gone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import("#app/features/locations/ui/load-block.ts")
          .then(({ loadBlock }) => loadBlock(language))
          .then((block) => !gone && setLoaded(block))
          .catch(() => undefined);
      },
      { rootMargin: reach },
    );
    if (section.current) observer.observe(section.current);
    return () => {
      gone = true;
      observer.disconnect();
      setLoaded(null);
    };
  }, [section, language]);
  return loaded;
}
