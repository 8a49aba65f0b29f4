import { Picture } from "./picture.tsx";

interface CutOutProps {
  wide: string;
  /** Its shadow on the ground, in the same frame. */
  shadow?: string | undefined;
  width: number;
  height: number;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: fetched at once, before scripts. */
  first?: boolean;
}

/** A soft shadow looks the same from a small picture; one that is too small for a phone counts as blurred in audits. */
const shadowSizes = "186px";

/** Something that stands on the page's own ground: a picture on transparent ground over its soft shadow. */
export function CutOut({ shadow, alt, first = false, ...picture }: CutOutProps) {
  return (
    // A span: it also stands inside links that are made of words.
    <span className="relative isolate block">
      {shadow && (
        <Picture
          {...picture}
          wide={shadow}
          alt=""
          sizes={shadowSizes}
          className="absolute inset-0 -z-10 size-full"
        />
      )}
      <Picture {...picture} alt={alt} first={first} className="h-auto w-full" />
    </span>
  );
}
