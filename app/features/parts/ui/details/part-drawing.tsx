import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import type { PartDetails } from "../../calls.ts";
import { DrawingThumb } from "../diagram/drawing-thumb.tsx";
import { diagramAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { detailsWords } from "./words.ts";

interface PartDrawingProps {
  diagram: PartDetails["diagrams"][number];
  category: string;
  /** In place of the picture of the part. */
  first?: boolean;
}

/** A drawing in which the part appears, with its number marked; it leads to the drawing. */
export function PartDrawing({ diagram, category, first = false }: PartDrawingProps) {
  const { id, name, label } = diagram;
  const title = detailsWords.of(useLanguage()).drawingLabel(name, label);
  const { car } = useShop();
  return (
    <LocalLink
      to={diagramAddress(id, car)}
      className="group block overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-ink"
    >
      <DrawingThumb of={diagram} alt={title} category={category} spot={diagram} first={first} />
      <span
        aria-hidden="true"
        className="block border-t border-line px-4 py-3 text-sm text-ink-soft group-hover:text-ink"
      >
        {title}
      </span>
    </LocalLink>
  );
}
