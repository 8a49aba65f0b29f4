import { useId, useState } from "react";
import type { DrawerContents } from "../../rules/header/drawer-contents.ts";
import { ModelCards } from "./model-cards.tsx";
import { OtherWays } from "./other-ways.tsx";
import { TypeTabs } from "./type-tabs.tsx";

interface ModelsPanelProps {
  contents: DrawerContents;
  onChoose: () => void;
}

/** The models drawer of wide screens: types at the start, cards beside them, and the other ways to a car. */
export function ModelsPanel({ contents, onChoose }: ModelsPanelProps) {
  const [type, setType] = useState<string | null>(null);
  const panelId = useId();
  return (
    <div className="frame grid h-full grid-cols-[13rem_minmax(0,1fr)] gap-x-12 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-16">
      <div className="sticky top-0 flex flex-col self-start py-8">
        <TypeTabs contents={contents} chosen={type} onChoose={setType} panelId={panelId} />
        <OtherWays contents={contents} onChoose={onChoose} illustrated />
      </div>
      <ModelCards
        contents={contents}
        type={type}
        panelId={panelId}
        columns="gap-x-6 lg:grid-cols-3 2xl:grid-cols-4"
        sizes="(width < 1500px) 22vw, 16vw"
        onChoose={onChoose}
        className="py-8"
      />
    </div>
  );
}
