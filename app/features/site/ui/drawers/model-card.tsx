import { useEffect, useRef } from "react";
import { Riyals } from "#app/features/finance/ui/riyals.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import {
  type ModelCard as Card,
  cardGrowMs,
  type DrawerContents,
} from "../../rules/header/drawer-contents.ts";

/** Cut-outs of the demo and of every importer: 16:9 (content, cars). */
const frame = { width: 1280, height: 720 };

interface ModelCardProps {
  card: Card;
  index: number;
  labels: DrawerContents["labels"];
  sizes: string;
  onChoose: () => void;
  /** Takes the place of the drawer's entry in the history. */
  replace?: boolean;
}

/** A model: its picture, its name, what it costs. The whole card leads to it. */
export function ModelCard({ card, index, labels, sizes, onChoose, replace = false }: ModelCardProps) {
  const item = useGrowing(index);
  return (
    <li ref={item} lang={card.lang} className="model-card group relative grid content-start">
      <div className="rounded-xl bg-sand-50 px-3 pt-5 pb-2 transition-colors duration-300 group-hover:bg-sand-100">
        <div className="aspect-video transition-transform duration-500 ease-out group-hover:scale-[1.03]">
          {card.picture && (
            <Picture className="h-auto w-full" wide={card.picture} {...frame} alt="" sizes={sizes} />
          )}
        </div>
      </div>
      <div className="px-1 pt-3">
        <h3 className="text-lg font-normal">{card.name}</h3>
        <p className="text-sm text-ink-soft">{card.kind}</p>
        <p className="mt-2 text-sm">
          {labels.from} <Riyals sum={card.price} currency={labels.currency} asterisk />
        </p>
        {card.leasePrice !== undefined && (
          <p className="text-sm text-ink-soft">
            {labels.leaseToOwn} <Riyals sum={card.leasePrice} currency={labels.currency} asterisk />{" "}
            {labels.month}
          </p>
        )}
        {card.url && (
          <LocalLink
            to={card.url}
            replace={replace}
            onClick={onChoose}
            className="mt-1 inline-flex min-h-11 items-center gap-2 text-sm text-accent after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:shadow-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {labels.explore}
            <span className="sr-only">: {card.name}</span>
            <Icon
              name="arrow-forward"
              className="size-4 transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
            />
          </LocalLink>
        )}
      </div>
    </li>
  );
}

/** Each card grows in the time of its place. By a property, as the policy of pages allows no style attributes. */
function useGrowing(index: number) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    item.current?.style.setProperty("--grow-time", `${cardGrowMs(index)}ms`);
  }, [index]);
  return item;
}
