/** The widths in pixels that the image host makes (specification, section 3: up to 1600, webp). */
const hostWidths = [320, 640, 800, 960, 1280, 1600];

interface PictureProps {
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
  className?: string;
}

/** A picture in the size that the screen needs. */
export function Picture({ wide, narrow, width, height, alt, sizes, first = false, className }: PictureProps) {
  return (
    <picture className="contents">
      {narrow && <source hidden media="(width < 1000px)" srcSet={sourceSet(narrow, 1280)} sizes="100vw" />}
      <img
        src={wide}
        srcSet={sourceSet(wide, width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding={first ? "sync" : "async"}
        className={className}
      />
    </picture>
  );
}

/** Only our own image host knows widths; a picture from elsewhere stands as it is. */
function sourceSet(address: string, largest: number): string | undefined {
  if (!address.startsWith("/images/")) return address;
  const widths = hostWidths.filter((width) => width <= largest);
  return widths.map((width) => `${address}?w=${width} ${width}w`).join(", ");
}
