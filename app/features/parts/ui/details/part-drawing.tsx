import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { customerQuery, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { showDiagramCall } from "../../calls.ts";
import { PartOutline } from "../part/part-outline.tsx";
import { diagramAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { detailsWords } from "./words.ts";

interface PartDrawingProps {
  diagram: { readonly id: string; readonly name: string; readonly label: string };
  category: string;
}

/** In place of a picture the drawing in which the part appears, with its number marked; it leads to the drawing. */
export function PartDrawing({ diagram: { id, name, label }, category }: PartDrawingProps) {
  const language = useLanguage();
  const words = detailsWords.of(language);
  const { car } = useShop();
  const input = { language, params: { id }, query: { car, lang: language } };
  const { data } = useQuery(customerQuery(useCustomerAccess(), showDiagramCall, input));
  const spot = data?.hotspots.find((one) => one.label === label);
  return (
    <LocalLink
      to={diagramAddress(id, car)}
      className="group relative block overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-ink"
    >
      {data ? (
        <span className="relative block">
          <img src={data.drawing} alt="" width={data.width} height={data.height} className="h-auto w-full" />
          {spot && (
            <span
              aria-hidden="true"
              className="absolute grid size-8 -translate-1/2 place-items-center rounded-full bg-accent text-sm text-white tabular"
              style={{
                left: `${(spot.x / data.width) * 100}%`, // physical: a place in a drawing
                top: `${(spot.y / data.height) * 100}%`,
              }}
            >
              {label}
            </span>
          )}
        </span>
      ) : (
        <span className="grid aspect-4/3 place-items-center">
          <PartOutline category={category} />
        </span>
      )}
      <span className="block border-t border-line px-4 py-3 text-sm text-ink-soft group-hover:text-ink">
        {words.drawingLabel(name, label)}
      </span>
    </LocalLink>
  );
}
