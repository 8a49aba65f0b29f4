import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { ComparisonTray } from "#app/ui/comparison/comparison-tray.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { ListedModel } from "./listed-models.ts";
import { modelWords } from "./words.ts";

interface ModelPicksProps {
  /** Those that the address or a press picked, in their order. */
  picked: readonly ListedModel[];
  onRemove: (id: string) => void;
  onClear: () => void;
}

/**
 * The models that were picked, and the button that sends them: it shows by the boxes alone, so that it is there before
 * any script.
 */
export function ModelPicks({ picked, onRemove, onClear }: ModelPicksProps) {
  const words = modelWords.of(useLanguage());
  const items = picked.map(({ id, name, car }) => ({
    id,
    name,
    picture: (
      <span className="grid aspect-[3/2] w-18 content-center overflow-hidden rounded bg-sand-100 px-1">
        {car && <Picture {...car} alt="" sizes="6rem" className="h-auto w-full" />}
      </span>
    ),
  }));
  return (
    <ComparisonTray label={words.tray} items={items} onRemove={onRemove} onClear={onClear}>
      {picked.length < 2 && (
        <p className="max-w-[24ch] text-sm text-ink-soft">
          {picked.length === 1 ? words.oneMore : words.chooseSome}
        </p>
      )}
      <span className={picked.length === 1 ? "hidden noscript:block" : ""}>
        <Button type="submit" data-analytics="compare-models">
          {words.compareThese(picked.length)}
        </Button>
      </span>
    </ComparisonTray>
  );
}
