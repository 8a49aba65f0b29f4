import type { Content } from "#app/features/content/content-query.ts";
import type { landingPage } from "#app/features/content/models/pages/landing-page.ts";

export type LandingPage = Content<typeof landingPage>;
export type Block = LandingPage["blocks"][number];
export type BlockItem = NonNullable<Block["items"]>[number];
export type BlockPicture = LandingPage["blockPictures"][string][number];

/** What every kind of block is given: itself, and those of its pictures that are there. */
export interface BlockProps {
  block: Block;
  pictures: readonly BlockPicture[];
}
