/** A link as content names it. */
export interface BlockLink {
  label: string;
  url: string;
}

export interface BlockItem {
  title: string;
  text?: string | undefined;
  /** A figure, with its unit. */
  value?: string | undefined;
}

/** A section of a page as content writes it. What it says decides its kind. */
export interface Block {
  /** The place on the page that links lead to. */
  id: string;
  kind: "story" | "cards" | "steps" | "figures" | "questions" | "band";
  title: string;
  text?: string | undefined;
  items?: readonly BlockItem[] | undefined;
  /** What each of its pictures shows, in their order. */
  pictureAlts?: readonly string[] | undefined;
  action?: BlockLink | undefined;
}

export interface BlockPicture {
  wide: string;
  /** The same scene with its calm side on the right, where Arabic words begin. */
  wideRtl?: string | undefined;
  narrow?: string | undefined;
  width: number;
  height: number;
  /** Brings the picture of a story to life. */
  video?: string | undefined;
}

/** What every kind of block is given: itself, and those of its pictures that are there. */
export interface BlockProps {
  block: Block;
  pictures: readonly BlockPicture[];
}
