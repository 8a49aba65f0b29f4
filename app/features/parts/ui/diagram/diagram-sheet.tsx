import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useZoom } from "#app/ui/gallery/use-zoom.ts";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import type { PartsDiagram } from "../../calls.ts";
import { diagramWords } from "./words.ts";

interface DiagramSheetProps {
  diagram: Pick<PartsDiagram, "drawing" | "width" | "height" | "hotspots" | "name">;
  chosen: string | undefined;
  lit: string | undefined;
  onChoose: (label: string) => void;
  onLight: (label: string | undefined) => void;
}

/**
 * The drawing with a button on each of its numbers, in their order for the keyboard. It is magnified by buttons, keys, two
 * fingers or a trackpad, and moves under a finger or the pointer; the buttons keep their size.
 */
export function DiagramSheet({ diagram, chosen, lit, onChoose, onLight }: DiagramSheetProps) {
  const words = diagramWords.of(useLanguage());
  const track = useRef<HTMLDivElement>(null);
  const zoom = useZoom(track, 0);
  const [isBroken, setBroken] = useState(false);
  const byKey = (event: KeyboardEvent) => {
    // With Ctrl or the command key they magnify the whole page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "0") zoom.whole();
    else if (!zoom.byKey(event.key)) return;
    event.preventDefault();
  };
  const { width, height, hotspots, name, drawing } = diagram;
  return (
    <div className="relative rounded-lg border border-line bg-surface">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the buttons in it */}
      <div ref={track} onKeyDown={byKey} className="overflow-hidden rounded-t-lg">
        <div className="overflow-hidden" style={{ aspectRatio: `${width} / ${height}` }}>
          <div
            data-zoomed
            className="diagram-sheet size-full"
            style={{ "--diagram-scale": zoom.scale } as CSSProperties}
          >
            <img
              src={drawing}
              alt={words.drawing(name)}
              width={width}
              height={height}
              draggable={false}
              onError={() => setBroken(true)}
              className="size-full select-none"
            />
            {hotspots.map(({ label, name: part, x, y }) => (
              <button
                key={label}
                type="button"
                data-analytics="diagram-number"
                data-label={label}
                data-lit={lit === label}
                aria-label={words.spot(label, part)}
                aria-pressed={chosen === label}
                onClick={() => onChoose(label)}
                onPointerEnter={() => onLight(label)}
                onPointerLeave={() => onLight(undefined)}
                onFocus={() => onLight(label)}
                onBlur={() => onLight(undefined)}
                className="diagram-spot"
                // physical: a place in a drawing is the same in both directions
                style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
              />
            ))}
          </div>
        </div>
      </div>
      <div className="flex items-center gap-1 border-t border-line p-1.5 print:hidden">
        <ZoomButton icon="minus" label={words.reduce} isOff={zoom.scale <= 1} onPress={zoom.reduce} />
        <ZoomButton icon="plus" label={words.enlarge} isOff={zoom.scale >= 4} onPress={zoom.enlarge} />
        <button
          type="button"
          data-analytics="diagram-zoom"
          aria-disabled={zoom.scale <= 1 || undefined}
          onClick={zoom.whole}
          className="ms-auto min-h-11 rounded px-3 text-sm text-accent underline underline-offset-4 hover:bg-sand-50 aria-disabled:text-ink-faint aria-disabled:no-underline"
        >
          {words.whole}
        </button>
      </div>
      {isBroken && (
        <p role="status" className="absolute inset-x-4 top-4 text-sm text-ink-soft">
          {words.pictureFailed}
        </p>
      )}
    </div>
  );
}

interface ZoomButtonProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/** It stays where it is at its end, so that the keyboard does not lose its place. */
function ZoomButton({ icon, label, isOff, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      data-analytics="diagram-zoom"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="grid size-11 place-items-center rounded hover:bg-sand-50 aria-disabled:text-ink-faint"
    >
      <Icon name={icon} />
    </button>
  );
}
