import { Suspense } from "react";
import type { FinanceCalculator } from "#app/features/finance/content/finance-calculator.ts";
import type { LeadFormTexts } from "#app/features/leads/ui/form-frame.tsx";
import type { FormModel } from "#app/features/leads/ui/lead-fields.ts";
import type { RunningCosts } from "../../content/running-costs.ts";
import type { SectionKind } from "../../rules/vehicle/vehicle-sections.ts";
import { GalleryPreview } from "../gallery/gallery-preview.tsx";
import { ModelFinance } from "../model-finance/model-finance.tsx";
import type { PriceLabels } from "../price/price-labels.ts";
import { Banner } from "../stories/banner.tsx";
import { Exterior } from "../stories/exterior.tsx";
import { Facts } from "../stories/facts.tsx";
import { Film } from "../stories/film.tsx";
import { SectionWords } from "../stories/section-words.tsx";
import { Split } from "../stories/split.tsx";
import { WordsTogether } from "../stories/words-together.tsx";
import { TrimCards } from "../trims/trim-cards.tsx";
import type { TrimView } from "../trims/trim-view.ts";
import { Colors } from "../viewer/colors.tsx";
import { Introduction } from "./introduction.tsx";
import { type ComparedModel, ModelComparison } from "./model-comparison.tsx";
import { Offers, type OfferView } from "./offers.tsx";
import { Related, type RelatedArticle, type RelatedModel } from "./related.tsx";
import { SpecificationSection } from "./specification-section.tsx";
import { TestDrive } from "./test-drive.tsx";
import type { CarCutOut, ColorView, KeyFigure, SectionView, ShownPicture } from "./vehicle-view.ts";

/** Everything that the sections of a model's page show. */
export interface ModelView {
  readonly id: string;
  readonly isLargeSuv: boolean;
  readonly sections: readonly (SectionView & { readonly kind: SectionKind })[];
  readonly front: CarCutOut | undefined;
  readonly side: CarCutOut | undefined;
  readonly figures: readonly KeyFigure[];
  readonly colors: readonly ColorView[];
  readonly gallery: readonly ShownPicture[];
  /** Which pictures of the gallery its preview shows: the places of those that no section shows come first. */
  readonly firstPictures: readonly number[];
  readonly trims: readonly TrimView[];
  /** This model, then those that it is compared with. */
  readonly compared: readonly ComparedModel[];
  /** The form for a test drive or a question; absent: the importer has none. */
  readonly request: { readonly texts: LeadFormTexts; readonly showrooms: readonly FormModel[] } | undefined;
  /** The trim that the calculator opens with: that of a variant's page, else the first. */
  readonly startTrim: string | undefined;
  readonly finance: FinanceCalculator | undefined;
  /** What keeping a car costs here; absent: cost of ownership is left out. */
  readonly running: RunningCosts | undefined;
  readonly offers: readonly OfferView[];
  readonly models: readonly RelatedModel[];
  readonly articles: readonly RelatedArticle[];
  readonly labels: PriceLabels;
  readonly testDrive: { readonly label: string; readonly url: string };
}

interface ModelSectionsProps {
  model: ModelView;
}

/** The sections of a model's page in the order of the content, each with its id as the place that links lead to. */
export function ModelSections({ model }: ModelSectionsProps) {
  const illustrated = model.sections.filter((section) => isStory(section) && !isDescribed(section));
  return (
    <div className="model-sections">
      {grouped(model.sections).map(([section, ...more]) => (
        <Suspense key={section.id}>
          {isDescribed(section) ? (
            <WordsTogether sections={[section, ...more]} />
          ) : (
            <ModelSection
              section={section}
              model={model}
              side={illustrated.indexOf(section) % 2 === 0 ? "end" : "start"}
            />
          )}
        </Suspense>
      ))}
    </div>
  );
}

type Section = ModelView["sections"][number];

/** Words beside a picture; the pictures take turns at the edges of the screen. */
const stories: readonly SectionKind[] = [
  "interior",
  "performance",
  "technology",
  "safety",
  "accessories",
  "story",
];
function isStory({ kind }: Section): boolean {
  return stories.includes(kind);
}

/** A story whose picture is not there: its words stand with those of its neighbors that lack theirs too. */
function isDescribed(section: Section): boolean {
  return section.pictures.length === 0 && (isStory(section) || section.kind === "film");
}

function grouped(sections: readonly Section[]): [Section, ...Section[]][] {
  const groups: [Section, ...Section[]][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && isDescribed(section) && isDescribed(last[0])) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

interface ModelSectionProps extends ModelSectionsProps {
  section: Section;
  /** Of its picture, if it is a story. */
  side: "start" | "end";
}

function ModelSection({ section, model, side }: ModelSectionProps) {
  const { trims, labels } = model;
  switch (section.kind) {
    case "introduction":
      return <Introduction section={section} figures={model.figures} />;
    case "exterior":
      return <Exterior section={section} profile={model.side} />;
    case "performance":
      return <Split section={section} picture={side} dark />;
    case "accessories":
      return <Split section={section} picture={side} currency={labels.currency} />;
    case "interior":
    case "technology":
    case "safety":
    case "story":
      return <Split section={section} picture={side} />;
    case "film":
      return <Film section={section} />;
    case "facts":
      return <Facts section={section} />;
    case "banner":
      return <Banner section={section} />;
    case "colors":
      return <Colors section={section} colors={model.colors} car={model.front} />;
    case "gallery":
      return (
        <GalleryPreview
          section={section}
          car={model.id}
          pictures={model.gallery}
          first={model.firstPictures}
        />
      );
    case "trims":
      return (
        <section id={section.id} aria-labelledby={`${section.id}-title`} className="calm frame section-space">
          <SectionWords section={section} className="mb-6 lg:mb-8" />
          <TrimCards trims={trims} labels={labels} financed={model.finance !== undefined} />
        </section>
      );
    case "comparison":
      return <ModelComparison section={section} models={model.compared} />;
    case "test-drive":
      return (
        model.request && (
          <TestDrive
            section={section}
            model={model.id}
            car={model.front}
            action={model.testDrive}
            request={model.request}
          />
        )
      );
    case "finance":
      return <Finance section={section} model={model} />;
    case "specifications":
      return <SpecificationSection section={section} model={model.id} />;
    case "offers":
      return <Offers section={section} offers={model.offers} labels={labels} />;
    case "related":
      return <Related section={section} models={model.models} articles={model.articles} labels={labels} />;
  }
}

function Finance({ section, model }: { section: SectionView; model: ModelView }) {
  const start = model.trims.find(({ id }) => id === model.startTrim) ?? model.trims[0];
  if (!start || !model.finance) return null;
  return (
    <ModelFinance
      section={section}
      content={model.finance}
      running={model.running}
      trims={[start, ...model.trims.filter((trim) => trim !== start)]}
      isLargeSuv={model.isLargeSuv}
      currency={model.labels.currency}
      action={model.testDrive}
    />
  );
}
