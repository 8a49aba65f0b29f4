import { type ComponentProps, Suspense } from "react";
import type { HomePage, HomeSection } from "../../content/home-page.ts";
import { Hybrid } from "./hybrid.tsx";
import { ModelSlider } from "./model-slider.tsx";
import { News } from "./news.tsx";
import { Offers } from "./offers.tsx";
import { PreOwned } from "./pre-owned.tsx";
import { ServicePromise } from "./service-promise.tsx";

interface SectionsProps {
  content: HomePage;
  /** Those that are there, in the order of the page. */
  sections: readonly HomeSection[];
  models: ComponentProps<typeof ModelSlider> | null;
  offers: ComponentProps<typeof Offers> | null;
  news: ComponentProps<typeof News> | null;
}

/** What follows the hero of the home page (product/pages.md#overview-sections). */
export function Sections({ sections, ...shown }: SectionsProps) {
  return sections.map((id) => (
    <Suspense key={id}>
      <Section id={id} {...shown} />
    </Suspense>
  ));
}

function Section({
  id,
  content,
  models,
  offers,
  news,
}: Omit<SectionsProps, "sections"> & { id: HomeSection }) {
  switch (id) {
    case "T2":
      return models && <ModelSlider {...models} />;
    case "T4":
      return offers && <Offers {...offers} />;
    case "T6":
      return <ServicePromise content={content} />;
    case "T11":
      return content.hybrid && <Hybrid texts={content.hybrid} picture={content.hybridPicture} />;
    case "T8":
      return content.preOwned && <PreOwned texts={content.preOwned} picture={content.preOwnedPicture} />;
    case "T5":
      return news && <News {...news} />;
  }
}
