import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { prefersReducedMotion } from "#app/ui/prefers-reduced-motion.ts";
import type { PartsDiagram } from "../../calls.ts";
import { partsWords } from "../../words.ts";
import type { PartSlot } from "../part/part-card.tsx";
import { useShop } from "../shop/shop-context.ts";
import { DiagramBar } from "./diagram-bar.tsx";
import { DiagramSheet } from "./diagram-sheet.tsx";
import { HotspotList, lineId } from "./hotspot-list.tsx";
import { diagramWords } from "./words.ts";

interface DiagramViewerProps {
  diagram: PartsDiagram;
  /** In a line of the list and, smaller, in the bar of a phone. */
  actions?: PartSlot | undefined;
}

/** An exploded drawing and the list of its parts, tied both ways: beside each other, on a phone below each other. */
export function DiagramViewer({ diagram, actions }: DiagramViewerProps) {
  const language = useLanguage();
  const [words, common] = [diagramWords.of(language), partsWords.of(language)];
  const { car, openChooser } = useShop();
  const [chosen, setChosen] = useState<string>();
  const [lit, setLit] = useState<string>();
  const hotspots = diagram.hotspots.toSorted(byLabel);
  const shared = { chosen, lit, onLight: setLit };
  const toggle = (label: string) => setChosen(label === chosen ? undefined : label);
  const chooseInDrawing = (label: string) => {
    setChosen(label);
    showLine(label);
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
        <DiagramSheet diagram={{ ...diagram, hotspots }} {...shared} onChoose={chooseInDrawing} />
        <p className="mt-3 text-sm text-ink-soft">{words.hint}</p>
      </div>
      <div>
        {car === undefined && (
          <div className="mb-6 grid justify-items-start gap-3 rounded-lg bg-sand-50 p-5">
            <p>{words.needsCar}</p>
            <Button
              variant="secondary"
              data-analytics="choose-car"
              aria-haspopup="dialog"
              onClick={openChooser}
            >
              {common.chooseCar}
            </Button>
          </div>
        )}
        <HotspotList hotspots={hotspots} {...shared} onChoose={toggle} actions={actions} />
      </div>
      <DiagramBar hotspot={hotspots.find(({ label }) => label === chosen)} actions={actions} />
    </div>
  );
}

function byLabel(one: { label: string }, other: { label: string }): number {
  return one.label.localeCompare(other.label, "en", { numeric: true });
}

/** Once the line has unfolded. */
function showLine(label: string): void {
  requestAnimationFrame(() =>
    document.getElementById(lineId(label))?.scrollIntoView({
      block: "nearest",
      behavior: prefersReducedMotion() ? "instant" : "smooth",
    }),
  );
}
