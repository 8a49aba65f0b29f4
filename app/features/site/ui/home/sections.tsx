import { type ComponentProps, Suspense } from "react";
import type { HomePage } from "../../content/home-page.ts";
import { Hybrid } from "./hybrid.tsx";
import { ModelSlider } from "./model-slider.tsx";
import { News } from "./news.tsx";
import { Offers } from "./offers.tsx";
import { PreOwned } from "./pre-owned.tsx";
import { ServicePromise } from "./service-promise.tsx";

interface SectionsProps {
  content: HomePage;
  models: ComponentProps<typeof ModelSlider> | null;
  offers: ComponentProps<typeof Offers> | null;
  news: ComponentProps<typeof News> | null;
}

/** What follows the hero of the home page, in its order (product/pages.md#overview-sections). */
export function Sections({ content, models, offers, news }: SectionsProps) {
  return (
    <>
      <Suspense>{models && <ModelSlider {...models} />}</Suspense>
      <Suspense>{offers && <Offers {...offers} />}</Suspense>
      <Suspense>
        <ServicePromise content={content} />
      </Suspense>
      <Suspense>
        {content.hybrid && <Hybrid texts={content.hybrid} picture={content.hybridPicture} />}
      </Suspense>
      <Suspense>
        {content.preOwned && <PreOwned texts={content.preOwned} picture={content.preOwnedPicture} />}
      </Suspense>
      <Suspense>{news && <News {...news} />}</Suspense>
    </>
  );
}
