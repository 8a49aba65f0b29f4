import { type ComponentType, Suspense } from "react";
import { isPicturePublished } from "#app/lib/address/picture-address.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { Band } from "./band.tsx";
import type { Block, BlockPicture, BlockProps } from "./block.ts";
import { Cards } from "./cards.tsx";
import { Figures } from "./figures.tsx";
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

interface BlocksProps {
  blocks: readonly Block[];
  /** By the id of the block that shows them. */
  pictures: Readonly<Record<string, readonly BlockPicture[]>>;
}

/** The blocks of a landing page in their order. Each has its id as a place that links lead to. */
export function Blocks({ blocks, pictures: picturesOf }: BlocksProps) {
  return blocks.map((block) => {
    const Kind = kinds[block.kind];
    const pictures = ownValue(picturesOf, block.id) ?? [];
    return (
      <Suspense key={block.id}>
        <Kind
          block={block}
          pictures={pictures.every(({ wide }) => isPicturePublished(wide)) ? pictures : []}
        />
      </Suspense>
    );
  });
}
