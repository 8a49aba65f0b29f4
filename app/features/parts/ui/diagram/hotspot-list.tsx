import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { PartSummary, PartsDiagram } from "../../calls.ts";
import { positionInWords } from "../../words.ts";
import type { PartSlot } from "../part/part-card.tsx";
import { PartNumber } from "../part/part-number.tsx";
import { PartPrice } from "../part/part-price.tsx";
import { partAddress } from "../shop/shop-address.ts";
import { useShop } from "../shop/shop-context.ts";
import { diagramWords } from "./words.ts";

type Hotspot = PartsDiagram["hotspots"][number];

interface HotspotListProps {
  hotspots: readonly Hotspot[];
  chosen: string | undefined;
  lit: string | undefined;
  onChoose: (label: string) => void;
  onLight: (label: string | undefined) => void;
  actions?: PartSlot | undefined;
}

/** The place of a line of the list, to which choosing a number scrolls. */
export function lineId(label: string): string {
  return `diagram-line-${label}`;
}

/** The numbers of the drawing as lines; the chosen one shows its parts. */
export function HotspotList({ hotspots, chosen, ...rest }: HotspotListProps) {
  const words = diagramWords.of(useLanguage());
  return (
    <ol aria-label={words.list} className="border-t border-line">
      {hotspots.map((hotspot) => (
        <Line key={hotspot.label} hotspot={hotspot} isChosen={chosen === hotspot.label} {...rest} />
      ))}
    </ol>
  );
}

interface LineProps extends Omit<HotspotListProps, "hotspots" | "chosen"> {
  hotspot: Hotspot;
  isChosen: boolean;
}

function Line({ hotspot, isChosen, lit, onChoose, onLight, actions }: LineProps) {
  const language = useLanguage();
  const { label, name, position, parts } = hotspot;
  const place = position === null ? undefined : positionInWords(position, language, name);
  return (
    <li
      id={lineId(label)}
      data-lit={lit === label || isChosen}
      onPointerEnter={() => onLight(label)}
      onPointerLeave={() => onLight(undefined)}
      className="scroll-mt-24 border-b border-line transition-colors data-[lit=true]:bg-sand-50"
    >
      <button
        type="button"
        data-analytics="diagram-line"
        aria-expanded={isChosen}
        onClick={() => onChoose(label)}
        onFocus={() => onLight(label)}
        onBlur={() => onLight(undefined)}
        className="flex min-h-13 w-full items-center gap-4 px-2 py-2 text-start"
      >
        <span
          className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular ${isChosen ? "border-accent bg-accent text-white" : "border-ink"}`}
        >
          {label}
        </span>
        <span className="min-w-0 grow">
          {name}
          {place && <span className="text-ink-soft"> · {place}</span>}
        </span>
        <Summary parts={parts} />
        <Icon
          name="chevron-down"
          className={`size-4 shrink-0 text-ink-soft transition-transform ${isChosen ? "rotate-180" : ""}`}
        />
      </button>
      {isChosen && <Parts parts={parts} actions={actions} />}
    </li>
  );
}

function Summary({ parts }: { parts: readonly PartSummary[] }) {
  const words = diagramWords.of(useLanguage());
  const [first] = parts;
  if (!first) return null;
  if (parts.length > 1)
    return <span className="shrink-0 text-sm text-ink-soft">{words.ofThisCar(parts.length)}</span>;
  return <PartPrice price={first.unitPrice} className="shrink-0 text-base" />;
}

function Parts({ parts, actions }: { parts: readonly PartSummary[]; actions: PartSlot | undefined }) {
  const words = diagramWords.of(useLanguage());
  const { car } = useShop();
  if (parts.length === 0)
    return (
      <p className="ps-13 pb-4 text-sm text-ink-soft">{car === undefined ? words.needsCar : words.noPart}</p>
    );
  return (
    <ul className="grid gap-5 ps-13 pe-2 pb-5">
      {parts.map((part) => (
        <li key={part.number} className="grid gap-2">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <LocalLink
              to={partAddress(part.number, car)}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              <PartNumber number={part.number} />
            </LocalLink>
            <PartPrice price={part.unitPrice} className="text-base" />
          </div>
          {part.qualifier && <p className="text-sm text-ink-soft">{part.qualifier}</p>}
          {actions?.(part)}
        </li>
      ))}
    </ul>
  );
}
