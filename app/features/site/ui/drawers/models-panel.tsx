import "./drawers.css";
import { useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LocalLink } from "#app/ui/local-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type DrawerContents, modelsOfType } from "../../rules/drawer-contents.ts";

import { ModelCard } from "./model-card.tsx";
import { TypeTabs } from "./type-tabs.tsx";
import { drawerWords } from "./words.ts";

interface ModelsPanelProps {
  contents: DrawerContents;
  onChoose: () => void;
}

/** The models drawer of wide screens: types at the start, cards beside them, and the two other ways to a car. */
export function ModelsPanel({ contents, onChoose }: ModelsPanelProps) {
  const { labels, preOwned, testDriveUrl } = contents;
  const [type, setType] = useState<string | null>(null);
  const panelId = useId();
  const words = drawerWords.of(useLanguage());
  return (
    <div className="frame grid h-full grid-cols-[13rem_minmax(0,1fr)] gap-x-12 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-16">
      <div className="sticky top-0 flex flex-col self-start py-8">
        <TypeTabs contents={contents} chosen={type} onChoose={setType} panelId={panelId} />
        <div className="mt-6 grid gap-1 border-t border-line pt-4">
          {testDriveUrl && (
            <LocalLink
              to={testDriveUrl}
              onClick={onChoose}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {labels.testDrive}
            </LocalLink>
          )}
          {preOwned.url && (
            <LocalLink
              to={preOwned.url}
              onClick={onChoose}
              className="grid gap-2 py-2 underline-offset-4 hover:underline"
            >
              {preOwned.picture && (
                <Picture
                  wide={preOwned.picture}
                  width={1600}
                  height={900}
                  alt=""
                  sizes="15rem"
                  ground="light"
                  className="aspect-video w-full rounded-lg object-cover"
                />
              )}
              {labels.preOwned}
            </LocalLink>
          )}
        </div>
      </div>
      <div id={panelId} role="tabpanel" aria-label={nameOf(type, contents)} className="py-8">
        <ul key={type} className="grid gap-x-6 gap-y-8 lg:grid-cols-3 2xl:grid-cols-4">
          {modelsOfType(contents.cars, type).map((card, index) => (
            <ModelCard
              key={card.id}
              card={card}
              index={index}
              labels={labels}
              sizes="(width < 1500px) 22vw, 16vw"
              onChoose={onChoose}
            />
          ))}
        </ul>
        <p className="mt-8 text-xs text-ink-soft">{words.priceNote}</p>
      </div>
    </div>
  );
}

export function nameOf(type: string | null, { types, labels }: DrawerContents): string {
  return types.find(({ id }) => id === type)?.label ?? labels.allModels;
}
