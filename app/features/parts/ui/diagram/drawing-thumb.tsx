import { useState } from "react";
import type { ShownDrawing } from "../../calls.ts";
import { PartOutline } from "../part/part-outline.tsx";

interface DrawingThumbProps {
  of: ShownDrawing;
  /** By default its name. What stands below in the same words is hidden from readers of the screen. */
  alt?: string;
  /** Its outline stands where the file cannot be shown. */
  category: string;
  /** A number of the drawing that is marked, and where it stands. */
  spot?: { readonly label: string; readonly x: number; readonly y: number };
  /** The first picture of the page: the others are loaded when they come near. */
  first?: boolean;
}

/** An exploded drawing, small. Only what comes near is loaded. */
export function DrawingThumb({ of, alt = of.name, category, spot, first = false }: DrawingThumbProps) {
  const { drawing, width, height } = of;
  const [isBroken, setBroken] = useState(false);
  return (
    <span
      className="relative grid place-items-center overflow-hidden bg-surface"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isBroken ? (
        <span className="block size-1/2 [&>svg]:size-full [&>svg]:text-ink-faint">
          <PartOutline category={category} />
        </span>
      ) : (
        <img
          src={drawing}
          alt={alt}
          width={width}
          height={height}
          loading={first ? "eager" : "lazy"}
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full"
        />
      )}
      {spot && !isBroken && (
        <span
          aria-hidden="true"
          className="absolute grid size-7 -translate-1/2 place-items-center rounded-full bg-accent text-sm text-white tabular"
          style={{
            left: `${(spot.x / width) * 100}%`, // physical: a place in a drawing
            top: `${(spot.y / height) * 100}%`,
          }}
        >
          {spot.label}
        </span>
      )}
    </span>
  );
}
