import type { ComponentType } from "react";
import { isPicturePublished } from "#app/lib/picture-address.ts";
import { Band } from "./band.tsx";
import { Cards } from "./cards.tsx";
import { Figures } from "./figures.tsx";
import type { Block, BlockProps, LandingPage } from "./landing-page.ts";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { Story } from "./story.tsx";

const kinds: Record<Block["kind"], ComponentType<BlockProps>> = {
  story: Story,
  cards: Cards,
  steps: Steps,
  figures: Figures,
  questions: Questions,
  band: Band,
};

/** The blocks of a landing page in their order. Each has its id as a place that links lead to. */
export function Blocks({ page }: { page: Pick<LandingPage, "blocks" | "blockPictures"> }) {
  return page.blocks.map((block) => {
    const Kind = kinds[block.kind];
    const pictures = page.blockPictures[block.id] ?? [];
    return (
      <Kind
        key={block.id}
        block={block}
        pictures={pictures.every(({ wide }) => isPicturePublished(wide)) ? pictures : []}
      />
    );
  });
}
