import { useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { TabList } from "#app/ui/navigation/tab-list.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { DrawerContents } from "../../rules/header/drawer-contents.ts";
import { ModelCards } from "./model-cards.tsx";
import { OtherWays } from "./other-ways.tsx";
import { drawerWords } from "./words.ts";

/** The tab of all types. */
const allModels = "all";

interface PhoneModelsProps {
  title: string;
  contents: DrawerContents;
  onBack: () => void;
  onChoose: () => void;
}

/** The models drawer of phones and tablets: back, the types in a line, one card below the other. */
export function PhoneModels({ title, contents, onBack, onChoose }: PhoneModelsProps) {
  const { labels } = contents;
  const [type, setType] = useState<string | null>(null);
  const panelId = useId();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const words = drawerWords.of(useLanguage());
  return (
    <>
      <div className="sticky top-0 z-10 bg-pearl">
        <div className="frame">
          <div className="-mx-2 flex items-center">
            <button
              ref={back}
              type="button"
              data-analytics="back"
              onClick={onBack}
              className="inline-flex min-h-12 items-center gap-2 rounded px-2"
            >
              <Icon name="arrow-back" />
              {labels.back}
            </button>
            <p aria-hidden="true" className="ms-auto px-2 text-sm text-ink-soft">
              {title}
            </p>
          </div>
          <TabList
            label={words.carTypes}
            tabs={[{ id: allModels, label: labels.allModels }, ...contents.types]}
            active={type ?? allModels}
            onChoose={(id) => setType(id === allModels ? null : id)}
            prefix={panelId}
            panel={panelId}
          />
        </div>
      </div>
      <ModelCards
        contents={contents}
        type={type}
        panelId={panelId}
        columns="gap-x-5 sm:grid-cols-2 md:grid-cols-3"
        sizes="(width < 480px) 90vw, (width < 748px) 45vw, 30vw"
        onChoose={onChoose}
        replace
        className="frame py-6"
      >
        <OtherWays contents={contents} onChoose={onChoose} replace />
      </ModelCards>
    </>
  );
}
