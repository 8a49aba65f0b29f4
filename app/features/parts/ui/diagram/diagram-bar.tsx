import { standAboveBottomInset } from "#app/ui/overlay/bottom-inset.ts";
import type { PartsDiagram } from "../../calls.ts";
import type { PartSlot } from "../part/part-card.tsx";
import { PartPrice } from "../part/part-price.tsx";

interface DiagramBarProps {
  hotspot: PartsDiagram["hotspots"][number] | undefined;
  actions: PartSlot | undefined;
}

/** On a phone the chosen part and its one action stay at the foot of the screen. Nothing where a number has several. */
export function DiagramBar({ hotspot, actions }: DiagramBarProps) {
  const [part, ...others] = hotspot?.parts ?? [];
  if (!hotspot || !part || others.length > 0 || !actions) return null;
  return (
    <div
      ref={standAboveBottomInset}
      data-analytics-place="diagram-bar"
      className="action-bar sticky bottom-(--consent-height) z-30 -mx-(--gutter) flex items-center gap-4 border-t border-line bg-surface px-(--gutter) py-3 lg:hidden print:hidden"
    >
      <div className="min-w-0 grow">
        <p className="truncate text-sm text-ink-soft">
          {hotspot.label} · {part.name}
        </p>
        <PartPrice price={part.unitPrice} className="text-lg leading-tight" />
      </div>
      <div className="shrink-0">{actions(part)}</div>
    </div>
  );
}
