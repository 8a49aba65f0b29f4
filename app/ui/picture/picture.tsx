import type { SyntheticEvent } from "react";
import { preload } from "react-dom";
import { sizesOf, sourceSetOf } from "#app/lib/address/picture-address.ts";

/** The size of every crop for a phone (content: 4:5). */
const narrowCrop = { width: 1440, height: 1800 };

/** What stands in a picture's place until it arrives. A picture on transparent ground has none. */
const grounds = { light: "bg-sand-100", dark: "bg-sea-950", none: "" };

export interface PictureProps {
  wide: string;
  /** Another crop below 1000 px. */
  narrow?: string | undefined;
  /** The size of the wide picture in pixels, so that nothing jumps when it arrives. */
  width: number;
  height: number;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: fetched at once, before scripts. */
  first?: boolean;
  ground?: keyof typeof grounds;
  className?: string;
}

/** A picture in the size that the screen needs. The format is the image host's choice. */
export function Picture(props: PictureProps) {
  const { wide, narrow, width, height, alt, sizes, first = false, ground = "none", className = "" } = props;
  if (first) preloadFirst(props);
  const image = (
    <img
      src={wide}
      srcSet={sourceSetOf(wide, width)}
      sizes={sizesOf(sizes)}
      width={width}
      height={height}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding={first ? "sync" : "async"}
      onError={hideBroken}
      className={`${grounds[ground]} ${className}`.trim()}
    />
  );
  if (!narrow) return image;
  return (
    <picture className="contents">
      <source
        hidden
        media="(width < 1000px)"
        srcSet={sourceSetOf(narrow, narrowCrop.width) ?? narrow}
        sizes={sizesOf("100vw")}
        {...narrowCrop}
      />
      {image}
    </picture>
  );
}

/** Preloads the first picture of a page, before styles and scripts. */
function preloadFirst({ wide, narrow, width, sizes }: PictureProps): void {
  const shared = { as: "image", fetchPriority: "high" } as const;
  preload(wide, {
    ...shared,
    imageSrcSet: sourceSetOf(wide, width),
    imageSizes: sizesOf(sizes),
    ...(narrow && { media: "(width >= 1000px)" }),
  });
  if (!narrow) return;
  preload(narrow, {
    ...shared,
    imageSrcSet: sourceSetOf(narrow, narrowCrop.width),
    imageSizes: sizesOf("100vw"),
    media: "(width < 1000px)",
  });
}

/** A picture that did not come leaves its ground, not the browser's sign for something broken. */
function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.classList.add("broken-picture");
}
