import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type DrawerContents, modelsOfType } from "../../rules/header/drawer-contents.ts";
import { ModelCard } from "./model-card.tsx";
import { drawerWords } from "./words.ts";

interface ModelCardsProps {
  contents: DrawerContents;
  /** null is all models. */
  type: string | null;
  /** The id that the tabs of types name as theirs. */
  panelId: string;
  /** Classes of the grid. */
  columns: string;
  /** How wide a card's picture is, as in `<img sizes>`. */
  sizes: string;
  onChoose: () => void;
  /** Links take the place of the drawer's entry in the history. */
  replace?: boolean;
  className: string;
  /** What follows the cards. */
  children?: ReactNode;
}

/** The models of the chosen type, and what their prices hold: the panel of both models drawers. */
export function ModelCards({
  contents,
  type,
  panelId,
  columns,
  className,
  children,
  ...card
}: ModelCardsProps) {
  const words = drawerWords.of(useLanguage());
  const { types, labels, cars } = contents;
  const name = types.find(({ id }) => id === type)?.label ?? labels.allModels;
  return (
    <div id={panelId} role="tabpanel" aria-label={name} className={className}>
      <ul key={type} className={`grid gap-y-8 ${columns}`}>
        {modelsOfType(cars, type).map((model, index) => (
          <ModelCard key={model.id} card={model} index={index} labels={labels} {...card} />
        ))}
      </ul>
      {children}
      <p className="mt-6 text-xs text-ink-soft">{words.priceNote}</p>
    </div>
  );
}
